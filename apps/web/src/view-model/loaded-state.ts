import { ClientState } from '@ridgeline/core/session';

/** START-3: whatever remembers something of a visit leaves here how it is forgotten. */
export class LoadedState extends ClientState {
  readonly #forget = new Set<() => void | Promise<void>>();

  add(forget: () => void | Promise<void>): void {
    this.#forget.add(forget);
  }

  override async clear(): Promise<void> {
    await Promise.all([...this.#forget].map((forget) => forget()));
  }
}
