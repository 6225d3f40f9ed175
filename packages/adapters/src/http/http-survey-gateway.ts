import { type SurveyFailure, SurveyGateway, type SurveyValues } from '@ridgeline/core/marketing';
import { done, fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { outcomeOf, plainFailure } from './call.ts';

export class HttpSurveyGateway extends SurveyGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async load(name: string): Promise<Result<SurveyValues | null, SurveyFailure>> {
    const params = { path: { name } };
    const outcome = await outcomeOf(() => this.#api.GET('/v2/surveys/{name}', { params }));
    return outcome?.ok ? ok(outcome.data.values) : fail(plainFailure(outcome));
  }

  override async answer(name: string, values: SurveyValues): Promise<Result<void, SurveyFailure>> {
    const params = { path: { name } };
    const outcome = await outcomeOf(() => this.#api.POST('/v2/surveys/{name}', { params, body: { values } }));
    return outcome?.ok ? done : fail(plainFailure(outcome));
  }
}
