import { OtherTabs, type TabNews } from '@ridgeline/core/session';
import type { Timer } from '@ridgeline/core/shared';
import { adoptSession, mayBeSignedIn, sessionIn, type KeptSession } from './hinted-storage.ts';

/** How long another tab may take to answer: one that is there does at once. */
const PATIENCE = 300;

type Word =
  | { readonly says: 'who-is-here' }
  | { readonly says: 'session'; readonly session: KeptSession }
  | { readonly says: 'news'; readonly news: TabNews; readonly session: KeptSession };

export type TabNeeds = {
  /** Only pages of the same origin are on it. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  readonly storage: Storage;
  readonly timer: Timer;
  /** Whether anybody can be here at all: else nobody is asked, and nothing waited for. */
  readonly isExpected: () => boolean;
};

/** START-4: tokens stand in the session storage of a tab; a new one is given them by another. */
export class TabsOfABrowser extends OtherTabs {
  readonly #needs: TabNeeds;
  readonly #listeners = new Set<(news: TabNews) => void>();
  /** While this tab waits for another to answer. */
  #answered: (() => void) | null = null;

  constructor(needs: TabNeeds) {
    super();
    this.#needs = needs;
    needs.channel.addEventListener('message', ({ data }: MessageEvent<Word>) => this.#take(data));
  }

  override async join(): Promise<boolean> {
    const { storage, timer, isExpected } = this.#needs;
    if (mayBeSignedIn(storage) || !isExpected()) return mayBeSignedIn(storage);
    await new Promise<void>((resolve) => {
      this.#answered = resolve;
      timer.after(PATIENCE, resolve);
      this.#say({ says: 'who-is-here' });
    });
    this.#answered = null;
    return mayBeSignedIn(storage);
  }

  override tell(news: TabNews): void {
    const session = news.is === 'signed-in' ? sessionIn(this.#needs.storage) : [];
    this.#say({ says: 'news', news, session });
  }

  override hear(listener: (news: TabNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #take(word: Word): void {
    const { storage } = this.#needs;
    if (word.says === 'who-is-here') {
      if (mayBeSignedIn(storage)) this.#say({ says: 'session', session: sessionIn(storage) });
      return;
    }
    if (word.says === 'session' && this.#answered === null) return;
    // One that has a session of its own takes none.
    if (!mayBeSignedIn(storage)) adoptSession(storage, word.session);
    if (word.says === 'session') return this.#answered?.();
    for (const listener of this.#listeners) listener(word.news);
  }

  #say(word: Word): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target: it never leaves its origin
    this.#needs.channel.postMessage(word);
  }
}
