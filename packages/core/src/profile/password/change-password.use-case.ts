import { fail, type Result } from '../../shared/result.ts';
import { passwordChangeFailure, type PasswordChangeFailure } from './password-change-refusal.policy.ts';
import type { PasswordGateway } from './password-gateway.port.ts';

export class ChangePassword {
  readonly #passwords: PasswordGateway;

  constructor(passwords: PasswordGateway) {
    this.#passwords = passwords;
  }

  /** The form was already validated by `judgePasswordForm`. */
  async run(current: string, next: string): Promise<Result<void, PasswordChangeFailure>> {
    const changed = await this.#passwords.change(current, next);
    return changed.ok ? changed : fail(passwordChangeFailure(changed.failure));
  }
}
