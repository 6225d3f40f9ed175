import { ClientState } from '@ridgeline/core/session';

/** START-3: every store with data of a visit registers here how to reset it. */
export class LoadedState extends ClientState {
  readonly #forget = new Set<() => void | Promise<void>>();

  add(forget: () => void | Promise<void>): void {
    this.#forget.add(forget);
  }

  override async clear(): Promise<void> {
    await Promise.all([...this.#forget].map((forget) => forget()));
  }
}
