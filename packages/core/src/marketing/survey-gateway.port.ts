import type { Result } from '../shared/result.ts';
import type { Survey, SurveyValues } from './survey.policy.ts';

export type SurveyFailure = 'signed-out' | 'unavailable';

// API-4
export abstract class SurveyGateway {
  /** The survey of the feedback screen; null if the operator has none, or one that cannot be read. */
  abstract survey(): Promise<Result<Survey | null, SurveyFailure>>;
  /** The user's answers so far, or null. */
  abstract load(name: string): Promise<Result<SurveyValues | null, SurveyFailure>>;
  abstract answer(name: string, values: SurveyValues): Promise<Result<void, SurveyFailure>>;
}
