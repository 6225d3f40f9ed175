import { judgeNewPassword, type NewPasswordFailure } from '../../profile/password/password.policy.ts';
import {
  parseVerificationCode,
  type VerificationCodeFailure,
} from '../../profile/verification-code.policy.ts';
import type { Email } from '../../shared/email.policy.ts';
import { fail, type Result } from '../../shared/result.ts';
import type { NewPasswordRefusal, PasswordRecovery } from './password-recovery.port.ts';

export type SetNewPasswordFailure = VerificationCodeFailure | NewPasswordFailure | NewPasswordRefusal;

export class SetNewPassword {
  readonly #recovery: PasswordRecovery;

  constructor(recovery: PasswordRecovery) {
    this.#recovery = recovery;
  }

  /** AUTH-13: a blank code is not submitted. */
  async run(input: {
    readonly email: Email;
    readonly code: string;
    readonly password: string;
  }): Promise<Result<void, SetNewPasswordFailure>> {
    const code = parseVerificationCode(input.code);
    if (!code.ok) return code;
    const unfit = judgeNewPassword(input.password);
    return unfit === null ? this.#recovery.setPassword(input.email, code.value, input.password) : fail(unfit);
  }
}
