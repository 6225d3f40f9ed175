import type { EditionValue } from '../fact-value.ts';

const NAMED_MODEL_CODE = /\b((?:19|20)\d\d) (?:IRC|IBC|IEBC|IECC|I-Codes|International)\b/;
const NAMED_YEAR = /\b(?:19|20)\d\d\b/;

/** State codes whose names carry another year than the model code they adopt, and those that carry the same. */
const STATE_CODES: readonly (readonly [name: RegExp, modelYear: number | 'as-named'])[] = [
  // Minn. R. 1309, in force from March 31, 2020.
  [/\b2020 Minnesota (?:State Building|Residential) Code\b/, 2018],
  // Based on the IRC of 2021, says its title page.
  [/\b2023 Oregon Residential Specialty Code\b/, 2021],
  // Florida Building Commission, in force from December 31, 2023.
  [/\bFlorida Building Code, 8th Edition\b/, 2021],
  // The Uniform Statewide Building Code is named after the I-Codes that it adopts.
  [/\b20\d\d Virginia\b/, 'as-named'],
];

/** The year of the model code that an edition rests on: editions are compared by it. Null where the name tells none. */
export function modelYear(edition: string): number | null {
  const named = NAMED_MODEL_CODE.exec(edition)?.[1];
  if (named !== undefined) return Number(named);
  const rests = STATE_CODES.find(([name]) => name.test(edition))?.[1] ?? null;
  return rests === 'as-named' ? yearNamed(edition) : rests;
}

/** The first year in the name of an edition, whatever code it is of. */
export function yearNamed(edition: string): number | null {
  const [year] = NAMED_YEAR.exec(edition) ?? [];
  return year === undefined ? null : Number(year);
}

export function editionValue(text: string): EditionValue {
  return { kind: 'edition', text, year: modelYear(text) };
}

/** The 2020 Minnesota Residential Code and the IRC of 2018 are the same edition. */
export function isSameEdition(one: EditionValue, other: EditionValue): boolean {
  return one.year === null || other.year === null ? one.text === other.text : one.year === other.year;
}
