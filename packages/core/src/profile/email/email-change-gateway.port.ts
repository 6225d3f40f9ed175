import type { Email } from '../../shared/email.policy.ts';
import type { Result } from '../../shared/result.ts';
import type { ProfileFailure } from '../profile-gateway.port.ts';

export type EmailCodeRefusal = ProfileFailure | 'code-refused';

export abstract class EmailChangeGateway {
  /**
   * Sends a link with a code to the new address. Called again, it sends a new code and invalidates the previous one.
   */
  abstract request(newEmail: Email): Promise<Result<void, ProfileFailure>>;
  /** Sets the requested address as the account's email. `code-refused`: wrong, used, or older than a day. */
  abstract confirm(code: string): Promise<Result<void, EmailCodeRefusal>>;
}
