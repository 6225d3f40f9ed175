import type { SinceEdition } from './code-edition.ts';

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
 * The sections on one topic. Each topic stands apart, and no list of all of them is here (bundlers keep a spread), so that a page
 * with one calculator loads what that one cites.
 */
export type SectionsOn<Topic extends CalculatorTopic = CalculatorTopic> = {
  readonly topic: Topic;
  readonly since: SinceEdition<string>;
};

export const ICE_BARRIER_DESIGNATION: SectionsOn<'ice-barrier-designation'> = {
  topic: 'ice-barrier-designation',
  since: [
    [2006, 'Table R301.2(1)'],
    [2021, 'Table R301.2'],
  ],
};
export const ICE_BARRIER_EXTENT: SectionsOn<'ice-barrier-extent'> = {
  topic: 'ice-barrier-extent',
  since: [
    [2006, 'R905.2.7.1'],
    [2015, 'R905.1.2'],
  ],
};
export const UNDERLAYMENT_APPLICATION: SectionsOn<'underlayment-application'> = {
  topic: 'underlayment-application',
  since: [
    [2006, 'R905.2.7'],
    [2015, 'R905.1.1'],
  ],
};
export const SHINGLE_MINIMUM_SLOPE: SectionsOn<'shingle-minimum-slope'> = {
  topic: 'shingle-minimum-slope',
  since: [[2006, 'R905.2.2']],
};
export const DRIP_EDGE: SectionsOn<'drip-edge'> = {
  topic: 'drip-edge',
  since: [[2012, 'R905.2.8.5']],
};
export const ATTIC_VENTILATION_AREA: SectionsOn<'attic-ventilation-area'> = {
  topic: 'attic-ventilation-area',
  since: [[2006, 'R806.2']],
};
