import { fieldsOf } from '../shared/fields-of.ts';
import { messages } from '../shared/messages.ts';
import type { SurveyValues } from './survey-gateway.port.ts';

/**
 * API-4: the survey of the feedback screen. A question is a line here, with its texts below; answers are stored by the
 * names, so a name is never given another meaning.
 */
export const FEEDBACK_SURVEY = 'feedback-2026';

export const SURVEY_QUESTIONS = [
  {
    name: 'useful',
    words: 'question-useful',
    answers: [
      { id: 'very', words: 'useful-very' },
      { id: 'somewhat', words: 'useful-somewhat' },
      { id: 'not-much', words: 'useful-not-much' },
    ],
  },
  {
    name: 'first',
    words: 'question-first',
    answers: [
      { id: 'code-detail', words: 'first-code-detail' },
      { id: 'storms', words: 'first-storms' },
      { id: 'calculators', words: 'first-calculators' },
      { id: 'team', words: 'first-team' },
      { id: 'price', words: 'first-price' },
    ],
  },
] as const;

type SurveyQuestion = (typeof SURVEY_QUESTIONS)[number];
export type SurveyQuestionName = SurveyQuestion['name'];
export type SurveyAnswers = { readonly [Name in SurveyQuestionName]?: string };

/** The stored answers that the questions still have. */
export function readSurveyAnswers(values: SurveyValues | null): SurveyAnswers {
  const stored = fieldsOf<SurveyQuestionName>(values);
  return Object.fromEntries(
    SURVEY_QUESTIONS.flatMap(({ name, answers }) =>
      answers.some(({ id }) => id === stored[name]) ? [[name, stored[name]]] : [],
    ),
  );
}

type Texts = SurveyQuestion['words'] | SurveyQuestion['answers'][number]['words'];

export const surveyMessages = messages(
  {
    'question-useful': 'How useful are the reports for your work?',
    'useful-very': 'Very useful',
    'useful-somewhat': 'Somewhat useful',
    'useful-not-much': 'Not much',
    'question-first': 'What should we improve first?',
    'first-code-detail': 'Code detail',
    'first-storms': 'Storm history',
    'first-calculators': 'Calculators',
    'first-team': 'Working as a team',
    'first-price': 'Price',
  } as const satisfies Record<Texts, string>,
  {
    'question-useful': '¿Qué tan útiles son los informes para su trabajo?',
    'useful-very': 'Muy útiles',
    'useful-somewhat': 'Algo útiles',
    'useful-not-much': 'Poco',
    'question-first': '¿Qué deberíamos mejorar primero?',
    'first-code-detail': 'El detalle del código',
    'first-storms': 'El historial de tormentas',
    'first-calculators': 'Las calculadoras',
    'first-team': 'El trabajo en equipo',
    'first-price': 'El precio',
  },
);
