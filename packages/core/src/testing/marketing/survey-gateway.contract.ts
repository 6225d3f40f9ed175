import { describe, expect, it } from 'vitest';
import type { SurveyGateway } from '../../marketing/survey-gateway.port.ts';

/** One person, signed in, who has answered nothing. */
export type SurveyWorld = {
  readonly surveys: SurveyGateway;
  readonly survey: string;
  /** The session ends: nobody is signed in any more. */
  endSession(): Promise<void>;
};

/** What every `SurveyGateway` promises. Run on the fake and on each real adapter. */
export function surveyGatewayContract(name: string, makeWorld: () => Promise<SurveyWorld>): void {
  describe(`${name} keeps the promises of SurveyGateway`, () => {
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
      expect(await surveys.load(survey)).toEqual({ ok: false, failure: 'signed-out' });
      expect(await surveys.answer(survey, {})).toEqual({ ok: false, failure: 'signed-out' });
    });
  });
}
