import { type AccountEndFailure, AccountEndGateway } from '@ridgeline/core/profile';
import { done, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { plainFailure, resultOf } from './call.ts';

export class HttpAccountEndGateway extends AccountEndGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override endOtherSessions(
    options: { readonly passwordChanged?: true } = {},
  ): Promise<Result<void, AccountEndFailure>> {
    return resultOf(
      () => this.#api.POST('/profile/end-other-sessions', { body: options }),
      () => done,
      plainFailure,
    );
  }

  override deletePerson(): Promise<Result<void, AccountEndFailure>> {
    return resultOf(
      () => this.#api.DELETE('/v2/profile/'),
      () => done,
      plainFailure,
    );
  }
}
