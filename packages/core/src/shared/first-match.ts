/** An ordered table of cases: the first whose condition holds decides. */
export type Cases<Facts, Outcome> = readonly (readonly [when: (facts: Facts) => boolean, then: Outcome])[];

export function firstMatch<Facts, Outcome>(
  cases: Cases<Facts, Outcome>,
  facts: Facts,
  otherwise: Outcome,
): Outcome {
  return cases.find(([when]) => when(facts))?.[1] ?? otherwise;
}
