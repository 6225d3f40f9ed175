import type { Page } from './page.ts';

/** Sends what waits, and resolves once it is answered. */
type Flush = () => Promise<void>;

/** PROF-5: saves that wait for their delay. They are sent when the page is hidden, and before a sign-out. */
export class PendingSaves {
  readonly #flushes = new Set<Flush>();

  constructor(page: Page) {
    page.whenHidden(() => void this.settle());
  }

  /** Returns the unsubscribe function. */
  add(flush: Flush): () => void {
    this.#flushes.add(flush);
    return () => void this.#flushes.delete(flush);
  }

  async settle(): Promise<void> {
    await Promise.all([...this.#flushes].map((flush) => flush()));
  }
}
