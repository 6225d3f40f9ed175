import type { Result } from '../../shared/result.ts';
import type { Phone } from './phone.policy.ts';
import type { ProfileFailure } from '../profile-gateway.port.ts';

export type PhoneCodeRefusal = ProfileFailure | 'code-refused';

export abstract class PhoneGateway {
  /** Sends a code by text. Asked again, it sends a new one, and the one before is void. */
  abstract requestCode(phone: Phone): Promise<Result<void, ProfileFailure>>;
  /** Makes the number the account's own, verified. `code-refused`: wrong, used, or older than a day. */
  abstract submitCode(code: string): Promise<Result<void, PhoneCodeRefusal>>;
}
