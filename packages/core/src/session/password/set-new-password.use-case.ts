import { judgeNewPassword, type NewPasswordFailure } from '../../profile/password/password.policy.ts';
import {
  parseVerificationCode,
  type VerificationCodeFailure,
} from '../../profile/verification-code.policy.ts';
import type { Email } from '../../shared/email.policy.ts';
import type { Preferences } from '../../shared/preferences.port.ts';
import { fail, type Result } from '../../shared/result.ts';
import type { NewPasswordRefusal, PasswordRecovery } from './password-recovery.port.ts';

export type SetNewPasswordFailure = VerificationCodeFailure | NewPasswordFailure | NewPasswordRefusal;

export class SetNewPassword {
  readonly #recovery: PasswordRecovery;

  readonly #preferences: Preferences;

  constructor(recovery: PasswordRecovery, preferences: Preferences) {
    this.#recovery = recovery;
    this.#preferences = preferences;
  }

  /** AUTH-13: a blank code is not submitted. D PROF-7.1: `EndSessionsAfterReset` continues at the next sign-in. */
  async run(input: {
    readonly email: Email;
    readonly code: string;
    readonly password: string;
  }): Promise<Result<void, SetNewPasswordFailure>> {
    const code = parseVerificationCode(input.code);
    if (!code.ok) return code;
    const unfit = judgeNewPassword(input.password);
    if (unfit !== null) return fail(unfit);
    const answer = await this.#recovery.setPassword(input.email, code.value, input.password);
    if (answer.ok) this.#preferences.write('passwordResetOf', input.email);
    return answer;
  }
}
