import { isInWords } from '../reports/phrase.ts';
import type { PackCells } from './pack.schema.ts';
import { FEE_SCHEDULE, formOfTopic } from './pack-topics.ts';

/** Whether the value is told as it stands, so that it may have Spanish words. An edition is a name. */
export function hasWords({ question, about, status, unit }: PackCells): boolean {
  if (question === FEE_SCHEDULE || question === 'body-name') return false;
  if (status === 'no-answer') return true;
  switch (formOfTopic(question)?.kind) {
    case 'contacts':
      return about === 'office';
    case 'requirements':
      return unit === undefined;
    case 'text':
    case 'rules':
      return true;
    default:
      return false;
  }
}

/** Whether `about` is told as it stands. */
export function hasTopic({ question, status }: PackCells): boolean {
  return status !== 'no-answer' && formOfTopic(question)?.kind === 'rules';
}

/** How many rows are told in English on a Spanish page, in whole or in part. */
export function rowsWithoutSpanish(rows: readonly PackCells[]): number {
  return rows.filter(
    (row) =>
      (hasTopic(row) && row.about_es === undefined) ||
      (hasWords(row) && row.value_es === undefined && isInWords(row.value)) ||
      (row.condition !== undefined && row.condition_es === undefined && isInWords(row.condition)),
  ).length;
}
