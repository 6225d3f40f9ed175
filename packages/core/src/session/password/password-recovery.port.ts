import type { Email } from '../../shared/email.policy.ts';
import type { Result } from '../../shared/result.ts';

/** Where a code went, as far as it may be shown: `a***@e***`. */
export type CodeDelivery = { readonly destination: string };

/** `unavailable`: nobody answered, or not in a way we understand. */
export type RecoveryRefusal = 'too-many-requests' | 'unavailable';
export type NewPasswordRefusal = RecoveryRefusal | 'code-refused' | 'code-expired' | 'password-refused';

export abstract class PasswordRecovery {
  /** Sends a code by which the password can be set anew. Says nothing of whether the email is known. */
  abstract sendCode(email: Email): Promise<Result<CodeDelivery, RecoveryRefusal>>;
  abstract setPassword(
    email: Email,
    code: string,
    password: string,
  ): Promise<Result<void, NewPasswordRefusal>>;
}
