import type { FeatureRights } from '../plans/gated-feature.policy.ts';
import type { Result } from '../shared/result.ts';
import type { ApiKeyFailure, ApiKeyGateway } from './api-key-gateway.port.ts';
import { parseApiKeyName, type ApiKeyNameFailure } from './api-key-name.policy.ts';
import type { NewApiKey } from './api-key.ts';
import { refusedByPlan, type IntegrationRefusal } from './integration-access.policy.ts';

export type CreateApiKeyFailure = ApiKeyFailure | ApiKeyNameFailure | IntegrationRefusal;

export class CreateApiKey {
  readonly #keys: ApiKeyGateway;

  constructor(keys: ApiKeyGateway) {
    this.#keys = keys;
  }

  // API-5
  async run(name: unknown, limits: FeatureRights): Promise<Result<NewApiKey, CreateApiKeyFailure>> {
    const refused = refusedByPlan(limits);
    if (refused) return refused;
    const parsed = parseApiKeyName(name);
    return parsed.ok ? this.#keys.create(parsed.value) : parsed;
  }
}
