import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSurveyAnswers, SURVEY_QUESTIONS, surveyMessages } from './feedback-survey.ts';

describe('the survey of the feedback screen', () => {
  it('API-4 has texts for every question and answer', () => {
    const texts = SURVEY_QUESTIONS.flatMap(({ words, answers }) => [
      words,
      ...answers.map((answer) => answer.words),
    ]);
    expect(Object.keys(surveyMessages.en).toSorted()).toEqual(texts.toSorted());
  });

  it('API-4 keeps the answers that it still asks for, and nothing else', () => {
    expect(readSurveyAnswers({ useful: 'very', first: 'parking', crew: 4 })).toEqual({ useful: 'very' });
    expect(readSurveyAnswers(null)).toEqual({});
  });

  it('API-4 reads anything', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('useful', 'first', 'more'), fc.anything()), (values) => {
        const answers = Object.entries(readSurveyAnswers(values));
        for (const [name, answer] of answers) {
          const question = SURVEY_QUESTIONS.find((one) => one.name === name);
          expect(question?.answers.map(({ id }) => id)).toContain(answer);
        }
      }),
    );
  });
});
