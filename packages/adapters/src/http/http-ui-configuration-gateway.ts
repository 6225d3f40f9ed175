import { readUiConfiguration, type UiConfiguration, UiConfigurationGateway } from '@ridgeline/core/profile';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { resultOf } from './call.ts';

export class HttpUiConfigurationGateway extends UiConfigurationGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override load(): Promise<Result<UiConfiguration, 'unavailable'>> {
    const params = { path: { name: 'ui' } };
    return resultOf(
      () => this.#api.GET('/codeReports/config/{name}', { params }),
      ({ item }) => ok(readUiConfiguration(item)),
      () => 'unavailable',
    );
  }
}
