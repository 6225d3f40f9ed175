import { act } from '@testing-library/react';

/** Holds answers back, so that it can be seen what a screen shows while they are on their way. */
export class Gate {
  readonly #waiting: (() => void)[] = [];
  #isOpen = false;

  /** The same call, whose answer waits at the gate. */
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

/** What fakes answer has come once the next turn has: they wait for nothing but each other. */
export async function settled(first: () => unknown = () => {}): Promise<void> {
  await act(async () => {
    await first();
    await new Promise<void>((resolve) => setTimeout(resolve));
  });
}
