import type { Fact } from '../fact.ts';
import { REPORT_SECTIONS, type AddOn, type FactSection } from '../report-sections.ts';

const ADD_ON_OF: ReadonlyMap<string, AddOn | null> = new Map(
  REPORT_SECTIONS.map(({ section, addOn }) => [section, addOn]),
);

/** Withholds value, rows and source of the sections whose add-on the report lacks. */
// D RPT-2.1
export function includedFacts(facts: readonly Fact[], includes: readonly AddOn[]): readonly Fact[] {
  return facts.map((fact) => {
    const addOn = ADD_ON_OF.get(fact.section) ?? null;
    return addOn === null || includes.includes(addOn) ? fact : notIncluded(fact, addOn);
  });
}

function notIncluded({ section, name }: { section: FactSection; name: Fact['name'] }, addOn: AddOn): Fact {
  return { section, name, is: 'not-included', addOn };
}
