import type { Result } from '../../shared/result.ts';
import type { Phone } from './phone.policy.ts';
import type { ProfileFailure } from '../profile-gateway.port.ts';

export type PhoneCodeRefusal = ProfileFailure | 'code-refused';

export abstract class PhoneGateway {
  /** Sends a code by text. Called again, it sends a new code and invalidates the previous one. */
  abstract requestCode(phone: Phone): Promise<Result<void, ProfileFailure>>;
  /** Sets the number as the account's verified phone. `code-refused`: wrong, used, or older than a day. */
  abstract submitCode(code: string): Promise<Result<void, PhoneCodeRefusal>>;
}
