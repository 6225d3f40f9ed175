import { type Profile, type ProfileFailure, ProfileGateway } from '@ridgeline/core/profile';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { profileFrom } from './profile-from-wire.ts';

export class HttpProfileGateway extends ProfileGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async load(): Promise<Result<Profile, ProfileFailure>> {
    try {
      const { data, response } = await this.#api.GET('/v2/profile/', { params: { query: { app: 'web' } } });
      if (data) return ok(profileFrom(data));
      return fail(response.status === 401 ? 'signed-out' : 'unavailable');
    } catch {
      return fail('unavailable');
    }
  }
}
