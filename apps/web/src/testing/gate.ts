import { act } from '@testing-library/react';

/** Holds responses back, so that a test can check what is shown while loading. */
export class Gate {
  readonly #waiting: (() => void)[] = [];
  #isOpen = false;

  /** The same call, whose response waits until the gate opens. */
  before<Asked extends readonly unknown[], Answer>(
    call: (...asked: Asked) => Promise<Answer>,
  ): (...asked: Asked) => Promise<Answer> {
    return async (...asked) => {
      if (!this.#isOpen) await new Promise<void>((resolve) => this.#waiting.push(resolve));
      return call(...asked);
    };
  }

  async open(): Promise<void> {
    this.#isOpen = true;
    await settled(() => {
      for (const goOn of this.#waiting.splice(0)) goOn();
    });
  }
}

/** Waits for one macrotask: by then all fakes have answered. */
export async function settled(first: () => unknown = () => {}): Promise<void> {
  await act(async () => {
    await first();
    await new Promise<void>((resolve) => setTimeout(resolve));
  });
}
