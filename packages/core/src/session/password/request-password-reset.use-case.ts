import { parseEmail, type Email, type EmailFailure } from '../../shared/email.policy.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { CodeDelivery, PasswordRecovery, RecoveryRefusal } from './password-recovery.port.ts';

export type PasswordResetFailure = EmailFailure | RecoveryRefusal;
export type ResetCodeSent = CodeDelivery & { readonly email: Email };

export class RequestPasswordReset {
  readonly #recovery: PasswordRecovery;

  constructor(recovery: PasswordRecovery) {
    this.#recovery = recovery;
  }

  async run(input: { readonly email: string }): Promise<Result<ResetCodeSent, PasswordResetFailure>> {
    const email = parseEmail(input.email);
    if (!email.ok) return email;
    const sent = await this.#recovery.sendCode(email.value);
    return sent.ok ? ok({ ...sent.value, email: email.value }) : sent;
  }
}
