import type { FeatureRights } from '../plans/gated-feature.policy.ts';
import { ok, type Result } from '../shared/result.ts';
import type { ApiKeyFailure, ApiKeyGateway } from './api-key-gateway.port.ts';
import { connections, type Connection } from './connection.policy.ts';
import { refusedByPlan, type IntegrationRefusal } from './integration-access.policy.ts';
import type { IntegrationFailure, IntegrationGateway } from './integration-gateway.port.ts';

export type ListIntegrationsFailure = IntegrationRefusal | IntegrationFailure | ApiKeyFailure;

export class ListIntegrations {
  readonly #integrations: IntegrationGateway;
  readonly #keys: ApiKeyGateway;

  constructor(integrations: IntegrationGateway, keys: ApiKeyGateway) {
    this.#integrations = integrations;
    this.#keys = keys;
  }

  // API-5
  async run(limits: FeatureRights): Promise<Result<readonly Connection[], ListIntegrationsFailure>> {
    const refused = refusedByPlan(limits);
    if (refused) return refused;
    const [integrations, keys] = await Promise.all([this.#integrations.list(), this.#keys.list()]);
    if (!integrations.ok) return integrations;
    return keys.ok ? ok(connections(integrations.value, keys.value)) : keys;
  }
}
