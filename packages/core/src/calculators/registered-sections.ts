import type { CodeEdition } from './code-edition.ts';

/** The topic a section is cited for. Its paraphrase is in `calculators.messages.ts`. */
export const CITED_TOPICS = [
  'ice-barrier-designation',
  'ice-barrier-extent',
  'underlayment-application',
  'shingle-minimum-slope',
  'shingle-fasteners',
  'shingle-wind-resistance',
  'valley-lining',
  'step-flashing',
  'drip-edge',
  'chimney-cricket',
  'covering-per-manufacturer',
  'recover-limits',
  'attic-ventilation-area',
  'starter-strip',
  'garages',
  'wood-shingle-application',
] as const;
export type CitedTopic = (typeof CITED_TOPICS)[number];

export type RegisteredSection = {
  readonly section: string;
  readonly topic: CitedTopic;
  /** First and last known edition in which the section covers the topic. */
  readonly from: CodeEdition;
  readonly to: CodeEdition;
};

/** Sections are registered even if no calculator cites them, so that a wrong citation can be reported and corrected. */
export const REGISTERED_SECTIONS: readonly RegisteredSection[] = [
  { section: 'Table R301.2(1)', topic: 'ice-barrier-designation', from: 2006, to: 2018 },
  { section: 'Table R301.2', topic: 'ice-barrier-designation', from: 2021, to: 2024 },
  { section: 'R905.2.7.1', topic: 'ice-barrier-extent', from: 2006, to: 2012 },
  { section: 'R905.1.2', topic: 'ice-barrier-extent', from: 2015, to: 2024 },
  { section: 'R905.2.7', topic: 'underlayment-application', from: 2006, to: 2012 },
  { section: 'R905.1.1', topic: 'underlayment-application', from: 2015, to: 2024 },
  { section: 'R905.2.2', topic: 'shingle-minimum-slope', from: 2006, to: 2024 },
  { section: 'R905.2.5', topic: 'shingle-fasteners', from: 2006, to: 2024 },
  { section: 'R905.2.4.1', topic: 'shingle-wind-resistance', from: 2006, to: 2024 },
  { section: 'R905.2.8.2', topic: 'valley-lining', from: 2006, to: 2024 },
  { section: 'R905.2.8.3', topic: 'step-flashing', from: 2009, to: 2024 },
  { section: 'R905.2.8.5', topic: 'drip-edge', from: 2012, to: 2024 },
  { section: 'R903.2.2', topic: 'chimney-cricket', from: 2009, to: 2024 },
  { section: 'R905.1', topic: 'covering-per-manufacturer', from: 2006, to: 2024 },
  { section: 'R904.1', topic: 'covering-per-manufacturer', from: 2006, to: 2024 },
  { section: 'R907', topic: 'recover-limits', from: 2006, to: 2012 },
  { section: 'R908', topic: 'recover-limits', from: 2015, to: 2024 },
  { section: 'R806.2', topic: 'attic-ventilation-area', from: 2006, to: 2024 },
  { section: 'R309', topic: 'garages', from: 2006, to: 2021 },
  { section: 'R905.7.5', topic: 'wood-shingle-application', from: 2006, to: 2024 },
];
