import {
  parseVerificationCode,
  type VerificationCodeFailure,
} from '../../profile/verification-code.policy.ts';
import { parseEmail, type EmailFailure } from '../../shared/email.policy.ts';
import type { Result } from '../../shared/result.ts';
import type { ConfirmationRefusal, SignUpGateway } from './sign-up-gateway.port.ts';

export type ConfirmSignUpFailure = EmailFailure | VerificationCodeFailure | ConfirmationRefusal;

export class ConfirmSignUp {
  readonly #accounts: SignUpGateway;

  constructor(accounts: SignUpGateway) {
    this.#accounts = accounts;
  }

  /** AUTH-11 AUTH-13: by the code typed or taken from the emailed link. A blank one is not submitted. */
  async run(input: {
    readonly email: string;
    readonly code: string;
  }): Promise<Result<void, ConfirmSignUpFailure>> {
    const email = parseEmail(input.email);
    if (!email.ok) return email;
    const code = parseVerificationCode(input.code);
    return code.ok ? this.#accounts.confirm(email.value, code.value) : code;
  }
}
