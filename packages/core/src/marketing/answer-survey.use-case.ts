import type { Result } from '../shared/result.ts';
import type { SurveyFailure, SurveyGateway, SurveyValues } from './survey-gateway.port.ts';

export class AnswerSurvey {
  readonly #surveys: SurveyGateway;

  constructor(surveys: SurveyGateway) {
    this.#surveys = surveys;
  }

  run(name: string, values: SurveyValues): Promise<Result<void, SurveyFailure>> {
    return this.#surveys.answer(name, values);
  }
}
