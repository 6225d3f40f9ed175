import { fieldsOf } from '../shared/fields-of.ts';
import type { Locale } from '../shared/messages.ts';
import { fail, ok, type Result } from '../shared/result.ts';

type Texts = Readonly<Record<Locale, string>>;
export type SurveyQuestion = {
  readonly name: string;
  readonly label: Texts;
  readonly answers: readonly { readonly id: string; readonly label: Texts }[];
};

/** Questions with an answer each to choose. Answers are stored by the names, so a name is never given another meaning. */
export type Survey = { readonly name: string; readonly questions: readonly SurveyQuestion[] };

/** The answers to a survey, by the names of its questions. */
export type SurveyValues = Readonly<Record<string, unknown>>;

export type SurveyAnswers = Readonly<Record<string, string>>;

/** The configuration that holds the survey of the feedback screen. */
export const FEEDBACK_SURVEY = 'feedbackSurvey';

/** Where a survey is wrong, as `questions[1].label.es`. */
export type SurveyError = {
  readonly at: string;
  readonly reason: 'text-missing' | 'name-wrong' | 'list-wrong';
};

const NAME = /^[A-Za-z0-9_-]{1,100}$/;
const LONGEST = 300;
const MOST_QUESTIONS = 20;
const MOST_ANSWERS = 12;

// API-4
/** Checked by hand, so that the screen need not load a library of schemas. */
export function parseSurvey(input: unknown): Result<Survey, readonly SurveyError[]> {
  const errors: SurveyError[] = [];
  const { name, questions } = fieldsOf<keyof Survey>(input);
  const survey = {
    name: nameIn(name, 'name', errors),
    questions: listIn(questions, 'questions', MOST_QUESTIONS, errors).map((question, index) => {
      const at = `questions[${index}]`;
      const fields = fieldsOf<keyof SurveyQuestion>(question);
      return {
        name: nameIn(fields.name, `${at}.name`, errors),
        label: textsIn(fields.label, `${at}.label`, errors),
        answers: listIn(fields.answers, `${at}.answers`, MOST_ANSWERS, errors).map((answer, place) => {
          const { id, label } = fieldsOf<'id' | 'label'>(answer);
          const one = `${at}.answers[${place}]`;
          return { id: nameIn(id, `${one}.id`, errors), label: textsIn(label, `${one}.label`, errors) };
        }),
      };
    }),
  };
  const lists = [survey.questions.map((one) => one.name), ...survey.questions.map(idsOf)];
  lists.forEach((names, index) => {
    if (new Set(names).size === names.length) return;
    errors.push({
      at: index === 0 ? 'questions' : `questions[${index - 1}].answers`,
      reason: 'name-wrong',
    });
  });
  return errors.length === 0 ? ok(survey) : fail(errors);
}

/** The stored answers that the questions still have. */
export function readSurveyAnswers({ questions }: Survey, values: SurveyValues | null): SurveyAnswers {
  const stored = fieldsOf<string>(values);
  const kept = questions.flatMap((question): readonly (readonly [string, string])[] => {
    const answer = stored[question.name];
    return typeof answer === 'string' && idsOf(question).includes(answer) ? [[question.name, answer]] : [];
  });
  return Object.fromEntries(kept);
}

function idsOf({ answers }: SurveyQuestion): readonly string[] {
  return answers.map(({ id }) => id);
}

function nameIn(input: unknown, at: string, errors: SurveyError[]): string {
  if (typeof input === 'string' && NAME.test(input)) return input;
  errors.push({ at, reason: 'name-wrong' });
  return '';
}

function textsIn(input: unknown, at: string, errors: SurveyError[]): Texts {
  const { en, es } = fieldsOf<Locale>(input);
  return { en: textIn(en, `${at}.en`, errors), es: textIn(es, `${at}.es`, errors) };
}

function textIn(input: unknown, at: string, errors: SurveyError[]): string {
  const text = typeof input === 'string' ? input.trim() : '';
  if (text === '' || text.length > LONGEST) errors.push({ at, reason: 'text-missing' });
  return text;
}

function listIn(input: unknown, at: string, most: number, errors: SurveyError[]): readonly unknown[] {
  const isList = Array.isArray(input) && input.length > 0 && input.length <= most;
  if (!isList) errors.push({ at, reason: 'list-wrong' });
  return isList ? input : [];
}
