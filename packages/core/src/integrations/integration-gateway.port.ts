import type { Result } from '../shared/result.ts';
import type { Integration } from './integration.ts';

/** `unavailable`: no response, or one that cannot be parsed. */
export type IntegrationFailure = 'signed-out' | 'not-found' | 'unavailable';

/** The available integrations. Network errors are returned as failures; no method throws. */
// API-5
export abstract class IntegrationGateway {
  abstract list(): Promise<Result<readonly Integration[], IntegrationFailure>>;
  abstract find(id: string): Promise<Result<Integration, IntegrationFailure>>;
}
