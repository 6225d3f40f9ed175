import type { ProfileFailure } from '../profile/profile-gateway.port.ts';
import type { Result } from '../shared/result.ts';

/** `email-in-use`: by another account, with which its owner signs in another way. */
export type TermsFailure = ProfileFailure | 'email-in-use';

export abstract class TermsGateway {
  /** Records that the signed-in user accepted the terms of service, with the server's time. Idempotent. */
  abstract accept(): Promise<Result<void, TermsFailure>>;
}
