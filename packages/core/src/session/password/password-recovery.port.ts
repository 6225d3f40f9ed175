import type { Email } from '../../shared/email.policy.ts';
import type { Result } from '../../shared/result.ts';

/** The masked destination of a code: `a***@e***`. */
export type CodeDelivery = { readonly destination: string };

/** `unavailable`: no response, or one that cannot be parsed. */
export type RecoveryRefusal = 'too-many-requests' | 'unavailable';
export type NewPasswordRefusal = RecoveryRefusal | 'code-refused' | 'code-expired' | 'password-refused';

export abstract class PasswordRecovery {
  /** Sends a code for resetting the password. Does not reveal whether the email is registered. */
  abstract sendCode(email: Email): Promise<Result<CodeDelivery, RecoveryRefusal>>;
  abstract setPassword(
    email: Email,
    code: string,
    password: string,
  ): Promise<Result<void, NewPasswordRefusal>>;
}
