import type { FeatureRights } from '../plans/gated-feature.policy.ts';
import type { Result } from '../shared/result.ts';
import type { ApiKeyFailure, ApiKeyGateway } from './api-key-gateway.port.ts';
import type { ApiKey } from './api-key.ts';
import { refusedByPlan, type IntegrationRefusal } from './integration-access.policy.ts';

export class ListApiKeys {
  readonly #keys: ApiKeyGateway;

  constructor(keys: ApiKeyGateway) {
    this.#keys = keys;
  }

  // API-5
  async run(limits: FeatureRights): Promise<Result<readonly ApiKey[], ApiKeyFailure | IntegrationRefusal>> {
    return refusedByPlan(limits) ?? this.#keys.list();
  }
}
