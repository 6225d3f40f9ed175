import { type AllowanceFailure, AllowanceGateway, type Allowances } from '@ridgeline/core/plans';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { outcomeOf, plainFailure } from './call.ts';

export class HttpAllowanceGateway extends AllowanceGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async load(userId: string): Promise<Result<Allowances, AllowanceFailure>> {
    const params = { query: { userId } };
    const outcome = await outcomeOf(() => this.#api.GET('/codeReports/profile/limits', { params }));
    if (!outcome?.ok) return fail(plainFailure(outcome));
    const { quick_view: quickView, code_detail: codeDetail, weather } = outcome.data;
    return ok({ quickView, codeDetail, weather });
  }
}
