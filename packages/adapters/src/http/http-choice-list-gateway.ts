import {
  type Choice,
  type ChoiceListFailure,
  ChoiceListGateway,
  readConfigList,
} from '@ridgeline/core/profile';
import { fail, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { outcomeOf, plainFailure, type CallOutcome } from './call.ts';

export class HttpChoiceListGateway extends ChoiceListGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async configList(name: string): Promise<Result<readonly Choice[], ChoiceListFailure>> {
    const params = { path: { name } };
    return listFrom(await outcomeOf(() => this.#api.GET('/public/reports/config/{name}', { params })));
  }

  override async formList(name: string): Promise<Result<readonly Choice[], ChoiceListFailure>> {
    const params = { path: { name } };
    return listFrom(await outcomeOf(() => this.#api.GET('/codeReports/form-lists/{name}', { params })));
  }
}

function listFrom(outcome: CallOutcome<unknown> | null): Result<readonly Choice[], ChoiceListFailure> {
  return outcome?.ok ? readConfigList(outcome.data) : fail(plainFailure(outcome));
}
