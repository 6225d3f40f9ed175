import type { Instant } from '@ridgeline/core/shared';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Navigation } from './navigation.ts';
import type { Page } from './page.ts';

/** ADR 52: whether there is a connection, and how old what is shown may be. */
export class ConnectionStore {
  isOnline: boolean;
  /** Whether the API has answered the last call. */
  hasAnswered = true;
  /** When the oldest copy was stored that the present screen shows; null if it shows none. */
  copiedAt: Instant | null = null;
  /** Changes that wait to be sent, of which some may need a decision. */
  waiting = 0;
  conflicts = 0;
  /** Counts the times at which edits were sent, here or by another tab: what is shown of a report may be older than that. */
  sentEdits = 0;
  /** The storage of this device was full when a copy was to be kept last. */
  isFull = false;
  /** The list of the changes is open. */
  showsChanges = false;
  readonly #page: Page;
  readonly #navigation: Navigation;

  constructor(page: Page, navigation: Navigation) {
    this.#page = page;
    this.#navigation = navigation;
    this.isOnline = page.isOnline;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Starts to follow; returns the unsubscribe function. */
  keep(): () => void {
    const stops = [
      this.#page.whenConnectionChanges(() => {
        runInAction(() => {
          this.isOnline = this.#page.isOnline;
          this.hasAnswered = true;
        });
      }),
      reaction(
        () => this.#navigation.address.split('?')[0],
        () => runInAction(() => (this.copiedAt = null)),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  get isLost(): boolean {
    return !this.isOnline || !this.hasAnswered;
  }

  /** Whether there is anything to say. */
  get isNews(): boolean {
    return this.isLost || this.isFull || this.copiedAt !== null || this.showsChanges || this.hasChanges;
  }

  get hasChanges(): boolean {
    return this.waiting + this.conflicts > 0;
  }

  openChanges(): void {
    this.showsChanges = true;
  }

  closeChanges(): void {
    this.showsChanges = false;
  }

  reached(hasAnswered: boolean): void {
    this.hasAnswered = hasAnswered;
  }

  copyShown(at: Instant): void {
    this.copiedAt = Math.min(at, this.copiedAt ?? at);
  }

  copyKept(isKept: boolean): void {
    this.isFull = !isKept;
  }

  waits(waiting: number, conflicts: number): void {
    this.waiting = waiting;
    this.conflicts = conflicts;
  }

  editsSent(): void {
    this.sentEdits += 1;
  }

  /** Asks the API for what is shown. */
  refresh(): void {
    this.#page.reload();
  }
}
