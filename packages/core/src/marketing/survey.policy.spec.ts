import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSurvey } from '../testing/marketing/survey.builder.ts';
import { parseSurvey, readSurveyAnswers } from './survey.policy.ts';

const survey = aSurvey();
const [first] = survey.questions;

describe('a survey', () => {
  it('API-4 is what a file says', () => {
    expect(parseSurvey(JSON.parse(JSON.stringify(survey)))).toEqual({ ok: true, value: survey });
  });

  it.each([
    [{ ...survey, name: 'two words' }, 'name', 'name-wrong'],
    [{ ...survey, questions: [] }, 'questions', 'list-wrong'],
    [{ ...survey, questions: 'none' }, 'questions', 'list-wrong'],
    [{ ...survey, questions: [{ ...first, name: '' }] }, 'questions[0].name', 'name-wrong'],
    [{ ...survey, questions: [{ ...first, label: { en: 'A' } }] }, 'questions[0].label.es', 'text-missing'],
    [{ ...survey, questions: [{ ...first, answers: [] }] }, 'questions[0].answers', 'list-wrong'],
    [{ ...survey, questions: [first, first] }, 'questions', 'name-wrong'],
    [
      { ...survey, questions: [{ ...first, answers: [first?.answers[0], first?.answers[0]] }] },
      'questions[0].answers',
      'name-wrong',
    ],
  ])('API-4 is refused with the place that is wrong: %j', (input, at, reason) => {
    expect(parseSurvey(input)).toEqual({ ok: false, failure: [{ at, reason }] });
  });

  it('API-4 anything is read or refused', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(parseSurvey(input).ok).toBe(false);
      }),
    );
  });

  it('API-4 keeps the answers that it still asks for, and nothing else', () => {
    const values = { useful: 'very', first: 'parking', crew: 4 };
    expect(readSurveyAnswers(survey, values)).toEqual({ useful: 'very' });
    expect(readSurveyAnswers(survey, null)).toEqual({});
  });

  it('API-4 reads any answers', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('useful', 'first', 'more'), fc.anything()), (values) => {
        for (const [name, answer] of Object.entries(readSurveyAnswers(survey, values))) {
          const question = survey.questions.find((one) => one.name === name);
          expect(question?.answers.map(({ id }) => id)).toContain(answer);
        }
      }),
    );
  });
});
