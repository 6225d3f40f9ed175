import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';

type Values = { [question: string]: unknown };

const FIND = callerStatement(
  'find',
  `select answers.values from survey_answers answers where answers.person_id = caller.id and answers.survey = $2`,
);

// A trigger skips what is beyond the limit of a hundred, which is against clients that call in a loop.
const KEEP = callerChange(
  'keep',
  `insert into survey_answers (person_id, survey, values) select caller.id, $2, $3 from caller
   on conflict (person_id, survey) do update set values = excluded.values, answered_at = now() returning survey`,
);

// API-4
export const surveyHandlers: Pick<Handlers, 'getSurvey' | 'answerSurvey'> = {
  async getSurvey({ path: { name }, db }) {
    const [answered] = await db.rows<{ readonly values: Values }>(FIND, [name]);
    return answer(200, { name, values: answered?.values ?? null });
  },

  async answerSurvey({ path: { name }, body: { values }, db }) {
    const kept = await db.rows(KEEP, [name, values]);
    return kept.length > 0 ? answer(200, { name, values }) : problem('too-many-surveys');
  },
};
