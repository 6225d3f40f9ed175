import { OneTapPrompt } from '../../session/federated/one-tap-prompt.port.ts';
import type { Email } from '../../shared/email.policy.ts';

/** A prompt that waits for the test to choose an account. Passes `oneTapPromptContract`, as the real adapter does. */
export class FakeOneTapPrompt extends OneTapPrompt {
  #answer: (email: Email | null) => void = () => {};

  choose(email: string): void {
    this.#answer(email as Email);
  }

  override ask(): Promise<Email | null> {
    return new Promise((resolve) => (this.#answer = resolve));
  }

  override withdraw(): void {
    this.#answer(null);
  }
}
