import { parseEmail, type EmailFailure } from '../../shared/email.policy.ts';
import type { Result } from '../../shared/result.ts';
import type { CodeDelivery } from '../password/password-recovery.port.ts';
import type { ResendRefusal, SignUpGateway } from './sign-up-gateway.port.ts';

export type ResendSignUpCodeFailure = EmailFailure | ResendRefusal;

export class ResendSignUpCode {
  readonly #accounts: SignUpGateway;

  constructor(accounts: SignUpGateway) {
    this.#accounts = accounts;
  }

  async run(input: { readonly email: string }): Promise<Result<CodeDelivery, ResendSignUpCodeFailure>> {
    const email = parseEmail(input.email);
    return email.ok ? this.#accounts.resendCode(email.value) : email;
  }
}
