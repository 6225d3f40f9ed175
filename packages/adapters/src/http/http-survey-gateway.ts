import { type SurveyFailure, SurveyGateway, type SurveyValues } from '@ridgeline/core/marketing';
import { done, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { plainFailure, resultOf } from './call.ts';

export class HttpSurveyGateway extends SurveyGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override load(name: string): Promise<Result<SurveyValues | null, SurveyFailure>> {
    const params = { path: { name } };
    return resultOf(
      () => this.#api.GET('/v2/surveys/{name}', { params }),
      (survey) => ok(survey.values),
      plainFailure,
    );
  }

  override answer(name: string, values: SurveyValues): Promise<Result<void, SurveyFailure>> {
    const params = { path: { name } };
    return resultOf(
      () => this.#api.POST('/v2/surveys/{name}', { params, body: { values } }),
      () => done,
      plainFailure,
    );
  }
}
