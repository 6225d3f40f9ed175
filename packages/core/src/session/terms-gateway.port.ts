import type { ProfileFailure } from '../profile/profile-gateway.port.ts';
import type { Result } from '../shared/result.ts';

export abstract class TermsGateway {
  /** Records that the signed-in user accepted the terms of service, with the server's time. Idempotent. */
  abstract accept(): Promise<Result<void, ProfileFailure>>;
}
