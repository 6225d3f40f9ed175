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

/** Apart from the other registered sections, so that a page with one calculator does not load those. */
export const CALCULATOR_SECTIONS: readonly Section<CalculatorTopic>[] = [
  { section: 'Table R301.2(1)', topic: 'ice-barrier-designation', from: 2006, to: 2018 },
  { section: 'Table R301.2', topic: 'ice-barrier-designation', from: 2021, to: 2024 },
  { section: 'R905.2.7.1', topic: 'ice-barrier-extent', from: 2006, to: 2012 },
  { section: 'R905.1.2', topic: 'ice-barrier-extent', from: 2015, to: 2024 },
  { section: 'R905.2.7', topic: 'underlayment-application', from: 2006, to: 2012 },
  { section: 'R905.1.1', topic: 'underlayment-application', from: 2015, to: 2024 },
  { section: 'R905.2.2', topic: 'shingle-minimum-slope', from: 2006, to: 2024 },
  { section: 'R905.2.8.5', topic: 'drip-edge', from: 2012, to: 2024 },
  { section: 'R806.2', topic: 'attic-ventilation-area', from: 2006, to: 2024 },
];

/** The section on `topic` in `edition`, if there is one. */
export function sectionOn<Topic extends string>(
  sections: readonly Section<Topic>[],
  topic: Topic,
  edition: CodeEdition,
): string | undefined {
  return sections.find((entry) => entry.topic === topic && entry.from <= edition && edition <= entry.to)
    ?.section;
}
