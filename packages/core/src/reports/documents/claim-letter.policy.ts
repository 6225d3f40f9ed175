import type { CalculationInPrint } from '../calculations/calculations-in-print.policy.ts';
import type { Fact } from '../fact.ts';
import type { QuestionName } from '../report-questions.ts';
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

/** What other editions say is no requirement. */
function isRequirement(fact: Fact): boolean {
  return fact.is !== 'known' || fact.value.kind !== 'edition-changes';
}

/** Facts about the ground and the climate, on which no quantity of a roof covering rests. */
const OF_THE_SITE: readonly QuestionName[] = [
  'seismic-category',
  'air-freezing-index',
  'mean-annual-temperature',
  'winter-design-temperature',
  'weathering',
  'frost-depth',
];
/** Lists that may be long, and of which a carrier pays little. */
const LISTS: readonly QuestionName[] = ['inspections', 'local-roof-rules'];

/**
 * What a letter of more than two pages leaves out, in this order: what nothing rests on, the documents of the maker from
 * the last, the lists of local rules, other design criteria, calculations that a later one of the same calculator
 * followed, and only then what the code requires and what is asked for. A fact may stand in several parts.
 */
// D RPT-7.1
export function leftOutFirst(
  facts: readonly Fact[],
  calculations: readonly CalculationInPrint[],
): readonly (Fact | CalculationInPrint)[] {
  const named = (names: readonly QuestionName[]) =>
    names.flatMap((name) => facts.filter((fact) => fact.name === name));
  const ofSection = (section: ReportSection) => facts.filter((fact) => fact.section === section).toReversed();
  const isFollowed = ({ section, number }: CalculationInPrint) =>
    calculations.some((later) => later.section === section && later.number > number);
  return [
    ...new Set([
      ...named(OF_THE_SITE),
      ...ofSection('manufacturer-requirements'),
      ...named(LISTS),
      ...ofSection('design-criteria'),
      ...calculations.filter(isFollowed),
      ...ofSection('code-detail'),
      ...calculations.toReversed(),
    ]),
  ];
}
