import { readUiConfiguration, type UiConfiguration, UiConfigurationGateway } from '@ridgeline/core/profile';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { outcomeOf } from './call.ts';

export class HttpUiConfigurationGateway extends UiConfigurationGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async load(): Promise<Result<UiConfiguration, 'unavailable'>> {
    const params = { path: { name: 'ui' } };
    const outcome = await outcomeOf(() => this.#api.GET('/codeReports/config/{name}', { params }));
    return outcome?.ok ? ok(readUiConfiguration(outcome.data.item)) : fail('unavailable');
  }
}
