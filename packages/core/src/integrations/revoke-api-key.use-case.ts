import type { Result } from '../shared/result.ts';
import type { ApiKeyFailure, ApiKeyGateway } from './api-key-gateway.port.ts';
import { parseApiKeyName, type ApiKeyNameFailure } from './api-key-name.policy.ts';

export type RevokeApiKeyFailure = ApiKeyFailure | ApiKeyNameFailure;

export class RevokeApiKey {
  readonly #keys: ApiKeyGateway;

  constructor(keys: ApiKeyGateway) {
    this.#keys = keys;
  }

  // API-5
  // D API-5.2: a key can be revoked under any plan, also after integrations were lost.
  async run(name: unknown): Promise<Result<void, RevokeApiKeyFailure>> {
    const parsed = parseApiKeyName(name);
    return parsed.ok ? this.#keys.revoke(parsed.value) : parsed;
  }
}
