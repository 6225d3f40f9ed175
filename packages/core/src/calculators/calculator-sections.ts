import type { CodeEdition } from './code-edition.ts';

/** A section of the code, and a topic that it covers. */
export type Section<Topic extends string = string> = {
  readonly section: string;
  readonly topic: Topic;
  /** First and last known edition in which the section covers the topic. */
  readonly from: CodeEdition;
  readonly to: CodeEdition;
};

export const CALCULATOR_TOPICS = [
  'ice-barrier-designation',
  'ice-barrier-extent',
  'underlayment-application',
  'shingle-minimum-slope',
  'drip-edge',
  'attic-ventilation-area',
] as const;
/** A topic that calculators cite. */
export type CalculatorTopic = (typeof CALCULATOR_TOPICS)[number];

/**
 * The sections on one topic. Each topic stands apart, and no list of all of them is here (bundlers keep a spread), so that a
 * page with one calculator loads what that one cites.
 */
type SectionsOn<Topic extends CalculatorTopic> = readonly Section<Topic>[];

export const ICE_BARRIER_DESIGNATION: SectionsOn<'ice-barrier-designation'> = [
  { section: 'Table R301.2(1)', topic: 'ice-barrier-designation', from: 2006, to: 2018 },
  { section: 'Table R301.2', topic: 'ice-barrier-designation', from: 2021, to: 2024 },
];
export const ICE_BARRIER_EXTENT: SectionsOn<'ice-barrier-extent'> = [
  { section: 'R905.2.7.1', topic: 'ice-barrier-extent', from: 2006, to: 2012 },
  { section: 'R905.1.2', topic: 'ice-barrier-extent', from: 2015, to: 2024 },
];
export const UNDERLAYMENT_APPLICATION: SectionsOn<'underlayment-application'> = [
  { section: 'R905.2.7', topic: 'underlayment-application', from: 2006, to: 2012 },
  { section: 'R905.1.1', topic: 'underlayment-application', from: 2015, to: 2024 },
];
export const SHINGLE_MINIMUM_SLOPE: SectionsOn<'shingle-minimum-slope'> = [
  { section: 'R905.2.2', topic: 'shingle-minimum-slope', from: 2006, to: 2024 },
];
export const DRIP_EDGE: SectionsOn<'drip-edge'> = [
  { section: 'R905.2.8.5', topic: 'drip-edge', from: 2012, to: 2024 },
];
export const ATTIC_VENTILATION_AREA: SectionsOn<'attic-ventilation-area'> = [
  { section: 'R806.2', topic: 'attic-ventilation-area', from: 2006, to: 2024 },
];

/** The one of `sections` that is in `edition`, if there is one. */
export function sectionIn<Topic extends string>(
  sections: readonly Section<Topic>[],
  edition: CodeEdition,
): Section<Topic> | undefined {
  return sections.find(({ from, to }) => from <= edition && edition <= to);
}
