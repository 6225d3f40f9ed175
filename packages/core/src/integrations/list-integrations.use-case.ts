import { ok, type Result } from '../shared/result.ts';
import type { ApiKeyFailure, ApiKeyGateway } from './api-key-gateway.port.ts';
import { connections, type Connections } from './connection.policy.ts';
import type { IntegrationFailure, IntegrationGateway } from './integration-gateway.port.ts';

export type ListIntegrationsFailure = IntegrationFailure | ApiKeyFailure;

/** Under any plan: keys that do not work without integrations can still be seen and revoked. */
export class ListIntegrations {
  readonly #integrations: IntegrationGateway;
  readonly #keys: ApiKeyGateway;

  constructor(integrations: IntegrationGateway, keys: ApiKeyGateway) {
    this.#integrations = integrations;
    this.#keys = keys;
  }

  // API-5 D API-5.2
  async run(): Promise<Result<Connections, ListIntegrationsFailure>> {
    const [integrations, keys] = await Promise.all([this.#integrations.list(), this.#keys.list()]);
    if (!integrations.ok) return integrations;
    return keys.ok ? ok(connections(integrations.value, keys.value)) : keys;
  }
}
