/** The editions of the International Residential Code that the calculators know. */
export const CODE_EDITIONS = [2006, 2009, 2012, 2015, 2018, 2021, 2024] as const;
export type CodeEdition = (typeof CODE_EDITIONS)[number];

/** What holds since an edition, the oldest first: until the next one, or the last known edition. */
export type SinceEdition<Value> = readonly (readonly [since: CodeEdition, value: Value])[];

export function inEdition<Value>(values: SinceEdition<Value>, edition: CodeEdition): Value | undefined {
  return values.findLast(([since]) => since <= edition)?.[1];
}
