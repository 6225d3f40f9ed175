import { Page } from '../view-model/page.ts';

/** A page that only records its calls. */
export class FakePage extends Page {
  readonly origin = 'https://this.app';
  reloads = 0;
  prints = 0;
  isOnline = true;
  readonly left: string[] = [];
  readonly opened: string[] = [];
  readonly #listeners = {
    hidden: new Set<() => void>(),
    shown: new Set<() => void>(),
    connection: new Set<() => void>(),
  };

  override reload(): void {
    this.reloads += 1;
  }

  override print(): void {
    this.prints += 1;
  }

  override leaveFor(address: string): void {
    this.left.push(address);
  }

  override open(address: string): void {
    this.opened.push(address);
  }

  override whenHidden(act: () => void): () => void {
    return this.#listen('hidden', act);
  }

  override whenShown(act: () => void): () => void {
    return this.#listen('shown', act);
  }

  override whenConnectionChanges(act: () => void): () => void {
    return this.#listen('connection', act);
  }

  /** The browser loses its connection, or has it again. */
  connect(isOnline: boolean): void {
    this.isOnline = isOnline;
    for (const act of this.#listeners.connection) act();
  }

  /** Another tab comes to the front, or this one does again. */
  turn(to: 'hidden' | 'shown'): void {
    for (const act of this.#listeners[to]) act();
  }

  #listen(to: 'hidden' | 'shown' | 'connection', act: () => void): () => void {
    this.#listeners[to].add(act);
    return () => void this.#listeners[to].delete(act);
  }
}
