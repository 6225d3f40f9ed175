import type { Result } from '../shared/result.ts';
import type { ApiKeyName } from './api-key-name.policy.ts';
import type { ApiKey, NewApiKey } from './api-key.ts';

/** `refused`: the user may not have keys. `unavailable`: no response, or one that cannot be parsed. */
export type ApiKeyFailure = 'signed-out' | 'refused' | 'not-found' | 'unavailable';

/** The API keys of the signed-in user. Network errors are returned as failures; no method throws. */
// API-5
export abstract class ApiKeyGateway {
  abstract list(): Promise<Result<readonly ApiKey[], ApiKeyFailure>>;
  abstract find(name: ApiKeyName): Promise<Result<ApiKey, ApiKeyFailure>>;
  /** An existing key with this name is invalidated. */
  abstract create(name: ApiKeyName): Promise<Result<NewApiKey, ApiKeyFailure | 'too-many-keys'>>;
  /** The key is invalid at once. Revoking an unknown key is `not-found`. */
  abstract revoke(name: ApiKeyName): Promise<Result<void, ApiKeyFailure>>;
}
