import type { Result } from '../shared/result.ts';
import type { ApiKeyName } from './api-key-name.policy.ts';
import type { ApiKey, NewApiKey } from './api-key.ts';

/** `refused`: the person has no right to keys. `unavailable`: no response, or one that cannot be parsed. */
export type ApiKeyFailure = 'signed-out' | 'refused' | 'not-found' | 'unavailable';

/** The API keys of whoever is signed in. Network errors are returned as failures; no method throws. */
// API-5
export abstract class ApiKeyGateway {
  abstract list(): Promise<Result<readonly ApiKey[], ApiKeyFailure>>;
  abstract find(name: ApiKeyName): Promise<Result<ApiKey, ApiKeyFailure>>;
  /** A key of this name that is there already is void from then on. */
  abstract create(name: ApiKeyName): Promise<Result<NewApiKey, ApiKeyFailure>>;
  /** The key is void at once. To revoke what is not there is `not-found`. */
  abstract revoke(name: ApiKeyName): Promise<Result<void, ApiKeyFailure>>;
}
