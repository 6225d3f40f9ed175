import { DeviceAliases } from '@ridgeline/core/session';
import { done, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { plainFailure, resultOf } from './call.ts';

export class HttpDeviceAliases extends DeviceAliases {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override add(deviceId: string): Promise<Result<void, 'signed-out' | 'unavailable'>> {
    return resultOf(
      () => this.#api.POST('/v2/profile/alias', { body: { alias: deviceId } }),
      () => done,
      plainFailure,
    );
  }
}
