import type { Fact } from '../fact.ts';
import type { ReportSection } from '../report-sections.ts';

/** What a carrier is asked to pay for rests on these. */
export const LETTER_SECTIONS = [
  'code-detail',
  'manufacturer-requirements',
  'design-criteria',
] as const satisfies readonly ReportSection[];

/**
 * The requirements of a report that a claim letter can name: what has an answer, in the order of the sections. `chosen` are the
 * questions that the letter was composed of; null for all.
 */
// D RPT-7.1
export function letterFacts(facts: readonly Fact[], chosen: readonly string[] | null): readonly Fact[] {
  const requirements = facts.filter(
    (fact) => isAnswered(fact) && isRequirement(fact) && (chosen === null || chosen.includes(fact.name)),
  );
  return LETTER_SECTIONS.flatMap((section) => requirements.filter((fact) => fact.section === section));
}

function isAnswered(fact: Fact): boolean {
  return fact.is === 'known' || (fact.is === 'disputed' && fact.answers === 'first');
}

/** What other editions say asks for nothing. */
function isRequirement(fact: Fact): boolean {
  return fact.is !== 'known' || fact.value.kind !== 'edition-changes';
}
