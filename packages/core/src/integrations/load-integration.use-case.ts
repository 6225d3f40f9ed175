import type { FeatureRights } from '../plans/gated-feature.policy.ts';
import { ok, type Result } from '../shared/result.ts';
import type { ApiKeyGateway } from './api-key-gateway.port.ts';
import { connection, type Connection } from './connection.policy.ts';
import { refusedByPlan } from './integration-access.policy.ts';
import type { IntegrationGateway } from './integration-gateway.port.ts';
import type { ListIntegrationsFailure } from './list-integrations.use-case.ts';

export class LoadIntegration {
  readonly #integrations: IntegrationGateway;
  readonly #keys: ApiKeyGateway;

  constructor(integrations: IntegrationGateway, keys: ApiKeyGateway) {
    this.#integrations = integrations;
    this.#keys = keys;
  }

  // API-5
  async run(id: string, limits: FeatureRights): Promise<Result<Connection, ListIntegrationsFailure>> {
    const refused = refusedByPlan(limits);
    if (refused) return refused;
    const [integration, keys] = await Promise.all([this.#integrations.find(id), this.#keys.list()]);
    if (!integration.ok) return integration;
    return keys.ok ? ok(connection(integration.value, keys.value)) : keys;
  }
}
