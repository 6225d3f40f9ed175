import type { Email } from '../../shared/email.policy.ts';
import type { Preferences } from '../../shared/preferences.port.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { AccountEndGateway } from '../account-end-gateway.port.ts';
import { passwordChangeFailure, type PasswordChangeFailure } from './password-change-refusal.policy.ts';
import type { PasswordGateway } from './password-gateway.port.ts';

/**
 * `password-updated-only`: the pool or the API did not confirm that it ended the other sessions.
 * `password-updated-signed-out`: the new session could not begin, so the user signs in with the new password.
 */
export type PasswordChanged = 'password-updated' | 'password-updated-only' | 'password-updated-signed-out';

/**
 * D PROF-7.1: changes the password and then ends the other sessions, in the pool and at the API. In this order, since a
 * wrong current password must not sign anybody out, and the API spares the session that calls it, which is the new one.
 */
export class ChangePassword {
  readonly #passwords: PasswordGateway;
  readonly #ends: AccountEndGateway;
  readonly #preferences: Preferences;

  constructor(passwords: PasswordGateway, ends: AccountEndGateway, preferences: Preferences) {
    this.#passwords = passwords;
    this.#ends = ends;
    this.#preferences = preferences;
  }

  /** The form was already validated by `judgePasswordForm`. */
  async run({
    email,
    current,
    next,
  }: {
    readonly email: Email;
    readonly current: string;
    readonly next: string;
  }): Promise<Result<PasswordChanged, PasswordChangeFailure>> {
    const changed = await this.#passwords.change(current, next);
    if (!changed.ok) return fail(passwordChangeFailure(changed.failure));
    const begun = await this.#passwords.beginNewSession(next);
    if (!begun.ok && begun.failure === 'signed-out') {
      // `EndSessionsAfterReset` tells the API at the next sign-in.
      this.#preferences.write('passwordResetOf', email);
      return ok('password-updated-signed-out');
    }
    const ended = await this.#ends.endOtherSessions({ passwordChanged: true });
    return ok(begun.ok && ended.ok ? 'password-updated' : 'password-updated-only');
  }
}
