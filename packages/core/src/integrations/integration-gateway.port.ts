import type { Result } from '../shared/result.ts';
import type { Integration } from './integration.ts';

/** `unavailable`: nobody answered, or not in a way we understand. */
export type IntegrationFailure = 'signed-out' | 'not-found' | 'unavailable';

/** What there is to connect to. A call that breaks is a failure like another: nothing here throws. */
// API-5
export abstract class IntegrationGateway {
  abstract list(): Promise<Result<readonly Integration[], IntegrationFailure>>;
  abstract find(id: string): Promise<Result<Integration, IntegrationFailure>>;
}
