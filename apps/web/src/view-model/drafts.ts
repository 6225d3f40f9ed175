import { type CancelTimer, type Clock, say, type Timer } from '@ridgeline/core/shared';
import type { OwnRecords } from '@ridgeline/core/sync';
import { reaction } from 'mobx';
import type { Language } from '../language/language.store.ts';
import { draftsMessages } from './drafts.messages.ts';
import type { Page } from './page.ts';
import type { SessionStore } from './session.store.ts';
import type { ToastStore } from './toasts.store.ts';

type Dependencies = {
  readonly records: OwnRecords;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly timer: Pick<Timer, 'after'>;
  readonly page: Pick<Page, 'whenHidden'>;
  readonly toasts: ToastStore;
  readonly language: Language;
};

/** A form with text that somebody types. */
export type Draft = {
  readonly key: string;
  /** What is typed and neither saved nor sent; empty if nothing is. Observable. */
  readonly text: () => string;
  readonly restore: (text: string) => void;
};

const TYPING_PAUSE = 500;

/**
 * ADR 52: what is typed outlives the session, which may end in the middle of a sentence: it expires, or is ended in another
 * tab. It is kept sealed, and is back in the form once the same person has signed in again.
 */
export class Drafts {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** For as long as the form is shown. Returns the function for when it is gone. */
  keep(draft: Draft): () => void {
    const { session, records, timer, page } = this.#dependencies;
    const { number } = session.visit;
    let write: (() => void) | null = null;
    let cancel: CancelTimer = () => undefined;
    let isRestored = false;
    let seen = draft.text();
    // Forms are cleared when a session ends (START-3), which says nothing about what was typed.
    const isSameVisit = () => session.visit.number === number && session.profile !== null;
    const flush = (): void => {
      cancel();
      if (isSameVisit()) write?.();
      write = null;
    };
    const changed = (text: string): void => {
      if (text === seen) return;
      seen = text;
      cancel();
      write = () => void this.#put(draft.key, text);
      cancel = timer.after(TYPING_PAUSE, flush);
    };
    const restore = async (): Promise<void> => {
      if (isRestored || !records.isUnlocked) return;
      isRestored = true;
      await this.#restore(draft, isSameVisit);
    };
    const stops = [
      // Once the records are unlocked, some of them change.
      records.whenChanged(() => void restore()),
      reaction(draft.text, changed),
      // A phone that is put away may end the page without another word.
      page.whenHidden(flush),
    ];
    void restore();
    return () => {
      // What the action that leaves the form has changed itself: no reaction is told of that before it ends.
      changed(draft.text());
      flush();
      for (const stop of stops) stop();
    };
  }

  /** At once, and not after a pause in typing: the session may be left now. */
  async forget(key: string): Promise<void> {
    await this.#dependencies.records.remove('drafts', [key]);
  }

  async #put(key: string, text: string): Promise<void> {
    const { records, clock } = this.#dependencies;
    if (text === '') await this.forget(key);
    else await records.write('drafts', { key, at: clock.now(), text });
  }

  async #restore({ key, text, restore }: Draft, isSameVisit: () => boolean): Promise<void> {
    const { records, toasts, language } = this.#dependencies;
    const kept = await records.read('drafts', key);
    if (kept === null || text() !== '' || !isSameVisit()) return;
    restore(kept.text);
    toasts.show({ tone: 'info', text: () => say(draftsMessages, language.locale, 'draft-restored') });
  }
}
