import { OtherTabs, type TabNews } from '@ridgeline/core/session';
import type { Timer } from '@ridgeline/core/shared';
import { adoptSession, isOfSameUser, mayBeSignedIn, sessionIn, type KeptSession } from './hinted-storage.ts';

/** Time limit for an answer of another tab, which normally answers at once. */
const ANSWER_TIMEOUT = 300;

type TabMessage =
  | { readonly says: 'who-is-here' }
  | { readonly says: 'session'; readonly session: KeptSession }
  | { readonly says: 'news'; readonly news: TabNews; readonly session: KeptSession };

export type TabDependencies = {
  /** Reaches only pages of the same origin. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  readonly storage: Storage;
  readonly timer: Timer;
  /** False if nobody can be signed in: then other tabs are not asked. */
  readonly isExpected: () => boolean;
};

/** START-4: tokens are kept in the session storage of a tab; a new tab gets them from another. */
export class TabsOfABrowser extends OtherTabs {
  readonly #dependencies: TabDependencies;
  readonly #listeners = new Set<(news: TabNews) => void>();
  /** While this tab waits for another to answer. */
  #answered: (() => void) | null = null;

  constructor(dependencies: TabDependencies) {
    super();
    this.#dependencies = dependencies;
    dependencies.channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) =>
      this.#take(data),
    );
  }

  override async join(): Promise<boolean> {
    const { storage, timer, isExpected } = this.#dependencies;
    if (mayBeSignedIn(storage) || !isExpected()) return mayBeSignedIn(storage);
    await new Promise<void>((resolve) => {
      this.#answered = resolve;
      timer.after(ANSWER_TIMEOUT, resolve);
      this.#say({ says: 'who-is-here' });
    });
    this.#answered = null;
    return mayBeSignedIn(storage);
  }

  override tell(news: TabNews): void {
    const hasEnded = news.is === 'signed-out' || news.is === 'expired';
    const session = hasEnded ? [] : sessionIn(this.#dependencies.storage);
    this.#say({ says: 'news', news, session });
  }

  override hear(listener: (news: TabNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #take(message: TabMessage): void {
    const { storage } = this.#dependencies;
    if (message.says === 'who-is-here') {
      if (mayBeSignedIn(storage)) this.#say({ says: 'session', session: sessionIn(storage) });
      return;
    }
    if (message.says === 'session' && this.#answered === null) return;
    if (this.#mayAdopt(message)) adoptSession(storage, message.session);
    if (message.says === 'session') return this.#answered?.();
    for (const listener of this.#listeners) listener(message.news);
  }

  /** A tab with its own session ignores the sessions of others, except the renewed one of its own user. */
  #mayAdopt(message: Exclude<TabMessage, { says: 'who-is-here' }>): boolean {
    const { storage } = this.#dependencies;
    const isRenewed = message.says === 'news' && message.news.is === 'email-changed';
    return isRenewed ? isOfSameUser(storage, message.session) : !mayBeSignedIn(storage);
  }

  #say(message: TabMessage): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target origin: it only reaches its own
    this.#dependencies.channel.postMessage(message);
  }
}
