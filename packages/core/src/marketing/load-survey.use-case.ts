import type { Result } from '../shared/result.ts';
import type { SurveyFailure, SurveyGateway, SurveyValues } from './survey-gateway.port.ts';

export class LoadSurvey {
  readonly #surveys: SurveyGateway;

  constructor(surveys: SurveyGateway) {
    this.#surveys = surveys;
  }

  run(name: string): Promise<Result<SurveyValues | null, SurveyFailure>> {
    return this.#surveys.load(name);
  }
}
