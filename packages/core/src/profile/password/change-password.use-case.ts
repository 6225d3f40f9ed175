import { fail, ok, type Result } from '../../shared/result.ts';
import type { AccountEndGateway } from '../account-end-gateway.port.ts';
import { passwordChangeFailure, type PasswordChangeFailure } from './password-change-refusal.policy.ts';
import type { PasswordGateway } from './password-gateway.port.ts';

/** `password-updated-only`: the API did not confirm that it ended the other sessions. */
export type PasswordChanged = 'password-updated' | 'password-updated-only';

/**
 * D PROF-7.1: changes the password and then ends the other sessions. In this order, since a wrong current password must
 * not sign anybody out; the pool keeps the session that changed the password, so the API still accepts its token.
 */
export class ChangePassword {
  readonly #passwords: PasswordGateway;
  readonly #ends: AccountEndGateway;

  constructor(passwords: PasswordGateway, ends: AccountEndGateway) {
    this.#passwords = passwords;
    this.#ends = ends;
  }

  /** The form was already validated by `judgePasswordForm`. */
  async run(current: string, next: string): Promise<Result<PasswordChanged, PasswordChangeFailure>> {
    const changed = await this.#passwords.change(current, next);
    if (!changed.ok) return fail(passwordChangeFailure(changed.failure));
    const ended = await this.#ends.endOtherSessions({ passwordChanged: true });
    return ok(ended.ok ? 'password-updated' : 'password-updated-only');
  }
}
