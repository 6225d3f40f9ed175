import { isVerificationCodeExpired } from '../../profile/verification-code.policy.ts';
import type { Clock } from '../../shared/clock.port.ts';
import type { Instant } from '../../shared/instant.ts';

/** The codes sent, as the mailbox owner sees them. A new code invalidates the previous one. */
export class CodeOutbox {
  readonly #clock: Clock;
  readonly #sent = new Map<string, { readonly code: string; readonly at: Instant }>();
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  send(email: string): { readonly destination: string } {
    this.#count += 1;
    this.#sent.set(email, { code: String(100_000 + this.#count), at: this.#clock.now() });
    return { destination: `${email.slice(0, 1)}***@${email.slice(email.indexOf('@') + 1).slice(0, 1)}***` };
  }

  codeSentTo(email: string): string | null {
    return this.#sent.get(email)?.code ?? null;
  }

  /** A code can be used once. */
  use(email: string, code: string): 'good' | 'code-refused' | 'code-expired' {
    const sent = this.#sent.get(email);
    if (sent?.code !== code) return 'code-refused';
    if (isVerificationCodeExpired(sent.at, this.#clock.now())) return 'code-expired';
    this.#sent.delete(email);
    return 'good';
  }
}
