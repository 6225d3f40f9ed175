import { fieldsOf } from '../shared/fields-of.ts';
import { requiredText } from '../shared/required-input.policy.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { isDay } from '../shared/source-day.ts';
import type { ProjectDate } from './report.ts';

export type ProjectDateFailure = 'project-date-invalid';

/** A valid calendar day, and the event on it. */
// RPT-5
export function parseProjectDate(input: unknown): Result<ProjectDate, ProjectDateFailure> {
  const { date, ...fields } = fieldsOf<'date' | 'type'>(input);
  const type = requiredText(fields.type);
  const isRead = typeof date === 'string' && isDay(date) && type.ok;
  return isRead ? ok({ date, type: type.value }) : fail('project-date-invalid');
}
