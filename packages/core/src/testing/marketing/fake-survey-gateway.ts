import { SurveyGateway, type SurveyFailure } from '../../marketing/survey-gateway.port.ts';

import type { Survey, SurveyValues } from '../../marketing/survey.policy.ts';
import { done, fail, ok, type Result } from '../../shared/result.ts';

/** Surveys in memory. Passes `surveyGatewayContract`, as the real adapters do. */
export class FakeSurveyGateway extends SurveyGateway {
  readonly #answers = new Map<string, SurveyValues>();
  failure: SurveyFailure | null = null;
  configured: Survey | null = null;

  override async survey(): Promise<Result<Survey | null, SurveyFailure>> {
    return this.failure === null ? ok(this.configured) : fail(this.failure);
  }

  override async load(name: string): Promise<Result<SurveyValues | null, SurveyFailure>> {
    return this.failure === null ? ok(this.#answers.get(name) ?? null) : fail(this.failure);
  }

  override async answer(name: string, values: SurveyValues): Promise<Result<void, SurveyFailure>> {
    if (this.failure !== null) return fail(this.failure);
    this.#answers.set(name, values);
    return done;
  }
}
