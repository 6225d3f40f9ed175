import {
  type Choice,
  type ChoiceListFailure,
  ChoiceListGateway,
  readConfigList,
} from '@ridgeline/core/profile';
import type { Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { plainFailure, resultOf } from './call.ts';

export class HttpChoiceListGateway extends ChoiceListGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override configList(name: string): Promise<Result<readonly Choice[], ChoiceListFailure>> {
    const params = { path: { name } };
    return resultOf(
      () => this.#api.GET('/public/reports/config/{name}', { params }),
      readConfigList,
      plainFailure,
    );
  }

  override formList(name: string): Promise<Result<readonly Choice[], ChoiceListFailure>> {
    const params = { path: { name } };
    return resultOf(
      () => this.#api.GET('/codeReports/form-lists/{name}', { params }),
      readConfigList,
      plainFailure,
    );
  }
}
