import { LOCALES } from '@ridgeline/core/shared';
import { DEFAULT_DATASET } from '@ridgeline/core/sync';

/** The record in which the web app keeps the language that a person reads. */
const KEY = 'language';
const KNOWN = LOCALES.map((locale) => `'${locale}'`).join(', ');

/** An expression: the language in which the person with this id (an SQL expression) is written to; English if none is kept. */
// API-2
export function languageOfPerson(id: string): string {
  return `coalesce((select record.value from sync_records record where record.person_id = ${id}
    and record.dataset = '${DEFAULT_DATASET}' and record.key = '${KEY}' and record.value in (${KNOWN})), 'en')`;
}
