import { type Integration, type IntegrationFailure, IntegrationGateway } from '@ridgeline/core/integrations';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOrNotFound, resultOf } from './call.ts';

/** The list is the API configuration `integrations`. */
export class HttpIntegrationGateway extends IntegrationGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async list(): Promise<Result<readonly Integration[], IntegrationFailure>> {
    const params = { path: { name: 'integrations' } };
    const listed = await resultOf(
      () => this.#api.GET('/codeReports/config/{name}', { params }),
      ({ item }) => (Array.isArray(item) && item.every(isIntegration) ? ok(item) : fail('unavailable')),
      failureOrNotFound,
    );
    // Without a configured list there are no integrations.
    return !listed.ok && listed.failure === 'not-found' ? ok([]) : listed;
  }

  override async find(id: string): Promise<Result<Integration, IntegrationFailure>> {
    const listed = await this.list();
    if (!listed.ok) return listed;
    const found = listed.value.find((integration) => integration.id === id);
    return found === undefined ? fail('not-found') : ok(found);
  }
}

function isIntegration(entry: unknown): entry is Integration {
  if (typeof entry !== 'object' || entry === null) return false;
  const said: Partial<Record<keyof Integration, unknown>> = entry;
  const { id, title, description, descriptionEs = null, logoUrl, guideUrl } = said;
  const texts = [id, title, description].every((text) => typeof text === 'string');
  return (
    texts && [descriptionEs, logoUrl, guideUrl].every((text) => text === null || typeof text === 'string')
  );
}
