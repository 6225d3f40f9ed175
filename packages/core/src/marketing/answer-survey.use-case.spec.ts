import { describe, expect, it } from 'vitest';
import { FakeSurveyGateway } from '../testing/marketing/fake-survey-gateway.ts';
import { AnswerSurvey } from './answer-survey.use-case.ts';
import { LoadSurvey } from './load-survey.use-case.ts';

describe('a survey', () => {
  it('API-4 is answered, and the answers are there when it is loaded again', async () => {
    const surveys = new FakeSurveyGateway();
    const load = new LoadSurvey(surveys);
    expect(await load.run('first-report')).toEqual({ ok: true, value: null });
    expect(await new AnswerSurvey(surveys).run('first-report', { useful: 'yes' })).toMatchObject({
      ok: true,
    });
    expect(await load.run('first-report')).toEqual({ ok: true, value: { useful: 'yes' } });
    expect(await load.run('second-report')).toEqual({ ok: true, value: null });
  });

  it('API-4 says why not', async () => {
    const surveys = new FakeSurveyGateway();
    surveys.failure = 'unavailable';
    expect(await new LoadSurvey(surveys).run('x')).toEqual({ ok: false, failure: 'unavailable' });
    expect(await new AnswerSurvey(surveys).run('x', {})).toEqual({ ok: false, failure: 'unavailable' });
  });
});
