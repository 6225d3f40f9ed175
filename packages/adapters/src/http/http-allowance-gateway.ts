import { type AllowanceFailure, AllowanceGateway, type Allowances } from '@ridgeline/core/plans';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { plainFailure, resultOf } from './call.ts';

export class HttpAllowanceGateway extends AllowanceGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override load(userId: string): Promise<Result<Allowances, AllowanceFailure>> {
    const params = { query: { userId } };
    return resultOf(
      () => this.#api.GET('/codeReports/profile/limits', { params }),
      ({ quick_view: quickView, code_detail: codeDetail, weather }) => ok({ quickView, codeDetail, weather }),
      plainFailure,
    );
  }
}
