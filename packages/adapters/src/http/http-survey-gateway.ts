import {
  FEEDBACK_SURVEY,
  parseSurvey,
  type Survey,
  type SurveyFailure,
  SurveyGateway,
  type SurveyValues,
} from '@ridgeline/core/marketing';
import { done, fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOrNotFound, plainFailure, resultOf } from './call.ts';

export class HttpSurveyGateway extends SurveyGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async survey(): Promise<Result<Survey | null, SurveyFailure>> {
    const params = { path: { name: FEEDBACK_SURVEY } };
    const read = await resultOf(
      () => this.#api.GET('/codeReports/config/{name}', { params }),
      ({ item }) => {
        const survey = parseSurvey(item);
        return ok(survey.ok ? survey.value : null);
      },
      failureOrNotFound,
    );
    if (read.ok) return read;
    return read.failure === 'not-found' ? ok(null) : fail(read.failure);
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
