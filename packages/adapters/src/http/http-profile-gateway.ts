import { type Profile, type ProfileFailure, ProfileGateway } from '@ridgeline/core/profile';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { plainFailure, resultOf } from './call.ts';
import { profileFrom } from './profile-from-wire.ts';

export class HttpProfileGateway extends ProfileGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override load(): Promise<Result<Profile, ProfileFailure>> {
    const params = { query: { app: 'web' } } as const;
    return resultOf(
      () => this.#api.GET('/v2/profile/', { params }),
      (profile) => ok(profileFrom(profile)),
      plainFailure,
    );
  }
}
