import type { ProfileFailure } from '../profile/profile-gateway.port.ts';
import type { Result } from '../shared/result.ts';

export abstract class TermsGateway {
  /** Writes down that the signed-in person has accepted the terms of service, with the server's own time. Again is once. */
  abstract accept(): Promise<Result<void, ProfileFailure>>;
}
