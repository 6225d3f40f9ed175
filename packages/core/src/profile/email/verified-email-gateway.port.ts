import type { Result } from '../../shared/result.ts';
import type { ProfileFailure } from '../profile-gateway.port.ts';

/** `email-in-use`: the API has given the address to another profile meanwhile. */
export type StoreEmailFailure = ProfileFailure | 'email-in-use';

export abstract class VerifiedEmailGateway {
  /** The API stores the email that the user pool has verified, which the session proves. May be repeated. */
  abstract store(): Promise<Result<void, StoreEmailFailure>>;
}
