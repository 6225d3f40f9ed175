import type { FeatureRights } from '../plans/gated-feature.policy.ts';
import type { Result } from '../shared/result.ts';
import type { ApiKeyFailure, ApiKeyGateway } from './api-key-gateway.port.ts';
import { parseApiKeyName, type ApiKeyNameFailure } from './api-key-name.policy.ts';
import type { ApiKey } from './api-key.ts';
import { refusedByPlan, type IntegrationRefusal } from './integration-access.policy.ts';

export type LoadApiKeyFailure = ApiKeyFailure | ApiKeyNameFailure | IntegrationRefusal;

export class LoadApiKey {
  readonly #keys: ApiKeyGateway;

  constructor(keys: ApiKeyGateway) {
    this.#keys = keys;
  }

  // API-5
  async run(name: unknown, limits: FeatureRights): Promise<Result<ApiKey, LoadApiKeyFailure>> {
    const refused = refusedByPlan(limits);
    if (refused) return refused;
    const parsed = parseApiKeyName(name);
    return parsed.ok ? this.#keys.find(parsed.value) : parsed;
  }
}
