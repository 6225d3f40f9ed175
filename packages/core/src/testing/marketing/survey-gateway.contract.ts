import { describe, expect, it } from 'vitest';
import type { SurveyGateway } from '../../marketing/survey-gateway.port.ts';
import type { Survey } from '../../marketing/survey.policy.ts';
import { aSurvey } from './survey.builder.ts';

/** One signed-in user without survey answers. */
export type SurveyWorld = {
  readonly surveys: SurveyGateway;
  readonly survey: string;
  /** As the operator's command does; null: there is none. */
  configure(survey: Survey | null): Promise<void>;
  /** Ends the session. */
  endSession(): Promise<void>;
};

/** Contract suite for `SurveyGateway`. Runs on the fake and on every real adapter. */
export function surveyGatewayContract(name: string, makeWorld: () => Promise<SurveyWorld>): void {
  describe(`${name} fulfills the contract of SurveyGateway`, () => {
    it('API-4 gives the questions that the operator has loaded, or none', async () => {
      const { surveys, configure } = await makeWorld();
      for (const survey of [aSurvey(), aSurvey({ name: 'autumn' }), null]) {
        await configure(survey);
        expect(await surveys.survey()).toEqual({ ok: true, value: survey });
      }
    });

    it('API-4 has no answers before the first', async () => {
      const { surveys, survey } = await makeWorld();
      expect(await surveys.load(survey)).toEqual({ ok: true, value: null });
    });

    it('API-4 gives back the last answers', async () => {
      const { surveys, survey } = await makeWorld();
      expect(await surveys.answer(survey, { useful: 'no' })).toMatchObject({ ok: true });
      expect(await surveys.answer(survey, { useful: 'yes', crew: 4 })).toMatchObject({ ok: true });
      expect(await surveys.load(survey)).toEqual({ ok: true, value: { useful: 'yes', crew: 4 } });
    });

    it('API-4 is for a session that is good', async () => {
      const { surveys, survey, endSession } = await makeWorld();
      await endSession();
      expect(await surveys.survey()).toEqual({ ok: false, failure: 'signed-out' });
      expect(await surveys.load(survey)).toEqual({ ok: false, failure: 'signed-out' });
      expect(await surveys.answer(survey, {})).toEqual({ ok: false, failure: 'signed-out' });
    });
  });
}
