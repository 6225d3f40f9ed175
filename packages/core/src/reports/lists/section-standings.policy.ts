import type { AddOn, ReportSection } from '../report-sections.ts';

/** What puts a section into a report. A calculation is in it once it is saved. */
type OrderedBy = AddOn | 'always' | 'product' | 'calculation';

/** The nine sections that a row of a list counts, in the order of a report. */
// RPT-2
export const GAUGED_SECTIONS = [
  { section: 'code-detail', orderedBy: 'code-detail' },
  { section: 'manufacturer-requirements', orderedBy: 'product' },
  { section: 'design-criteria', orderedBy: 'always' },
  { section: 'hail-storm-history', orderedBy: 'weather' },
  { section: 'wind-storm-history', orderedBy: 'weather' },
  { section: 'permit-fee-calculator', orderedBy: 'calculation' },
  { section: 'waste-calculator', orderedBy: 'calculation' },
  { section: 'ventilation-calculator', orderedBy: 'calculation' },
  { section: 'ice-and-water-shield-calculator', orderedBy: 'calculation' },
] as const satisfies readonly { readonly section: ReportSection; readonly orderedBy: OrderedBy }[];

export type GaugedSection = (typeof GAUGED_SECTIONS)[number]['section'];

/** Sections with an answer, and ordered ones without; the others are not in the report. */
export type SectionStandings = {
  readonly answered: readonly GaugedSection[];
  readonly unknown: readonly GaugedSection[];
};

export type OrderedReport = {
  /** Sections in which at least one question is answered, and those of saved calculations. */
  readonly answeredSections: readonly string[];
  readonly includes: readonly AddOn[];
  readonly hasProduct: boolean;
};

export function sectionStandings(report: OrderedReport): SectionStandings {
  const answered: GaugedSection[] = [];
  const unknown: GaugedSection[] = [];
  for (const { section, orderedBy } of GAUGED_SECTIONS) {
    const isAnswered = report.answeredSections.includes(section);
    if (isAnswered && (orderedBy === 'calculation' || isOrdered(report, orderedBy))) answered.push(section);
    else if (isOrdered(report, orderedBy)) unknown.push(section);
  }
  return { answered, unknown };
}

function isOrdered({ includes, hasProduct }: OrderedReport, by: OrderedBy): boolean {
  if (by === 'always' || by === 'calculation') return by === 'always';
  return by === 'product' ? hasProduct : includes.includes(by);
}
