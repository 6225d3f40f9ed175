import type { PersonName } from '../../profile/person-name.policy.ts';
import type { Email } from '../../shared/email.policy.ts';
import type { Result } from '../../shared/result.ts';
import type { CodeDelivery } from '../password/password-recovery.port.ts';

export type NewAccount = PersonName & {
  readonly email: Email;
  readonly password: string;
  /** The team whose invite is being accepted, if any. */
  readonly teamId: string | null;
};

export type SignUpRefusal = 'email-taken' | 'password-refused' | 'too-many-requests' | 'unavailable';
export type ConfirmationRefusal = 'code-refused' | 'code-expired' | 'too-many-requests' | 'unavailable';
export type ResendRefusal = 'already-confirmed' | 'too-many-requests' | 'unavailable';

/** The sign-up part of the user pool: creates an account and confirms its email by a code. */
export abstract class SignUpGateway {
  /** Creates the account and sends a code to its email. An email with an unconfirmed account is refused as taken. */
  abstract signUp(account: NewAccount): Promise<Result<CodeDelivery, SignUpRefusal>>;
  abstract confirm(email: Email, code: string): Promise<Result<void, ConfirmationRefusal>>;
  /** Sends a new code and invalidates the previous one. */
  abstract resendCode(email: Email): Promise<Result<CodeDelivery, ResendRefusal>>;
}
