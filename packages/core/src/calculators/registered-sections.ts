import {
  ATTIC_VENTILATION_AREA,
  CALCULATOR_TOPICS,
  DRIP_EDGE,
  ICE_BARRIER_DESIGNATION,
  ICE_BARRIER_EXTENT,
  SHINGLE_MINIMUM_SLOPE,
  UNDERLAYMENT_APPLICATION,
  type SectionsOn,
} from './calculator-sections.ts';
import { CODE_EDITIONS, type CodeEdition } from './code-edition.ts';

/** The topic a section is cited for. Its paraphrase is in `basis.messages.ts`. */
export const CITED_TOPICS = [
  ...CALCULATOR_TOPICS,
  'shingle-fasteners',
  'shingle-wind-resistance',
  'valley-lining',
  'step-flashing',
  'chimney-cricket',
  'covering-per-manufacturer',
  'recover-limits',
  'starter-strip',
  'garages',
  'wood-shingle-application',
] as const;
export type CitedTopic = (typeof CITED_TOPICS)[number];

/** A section of the code, and a topic that it covers. */
export type Section = {
  readonly section: string;
  readonly topic: CitedTopic;
  /** First and last known edition in which the section covers the topic. */
  readonly from: CodeEdition;
  readonly to: CodeEdition;
};

/** Sections are registered even if nothing cites them, so that a wrong citation can be reported and corrected. */
export const REGISTERED_SECTIONS: readonly Section[] = [
  ...[
    ICE_BARRIER_DESIGNATION,
    ICE_BARRIER_EXTENT,
    UNDERLAYMENT_APPLICATION,
    SHINGLE_MINIMUM_SLOPE,
    DRIP_EDGE,
    ATTIC_VENTILATION_AREA,
  ].flatMap(registered),
  { section: 'R905.2.5', topic: 'shingle-fasteners', from: 2006, to: 2024 },
  { section: 'R905.2.4.1', topic: 'shingle-wind-resistance', from: 2006, to: 2024 },
  { section: 'R905.2.8.2', topic: 'valley-lining', from: 2006, to: 2024 },
  { section: 'R905.2.8.3', topic: 'step-flashing', from: 2009, to: 2024 },
  { section: 'R903.2.2', topic: 'chimney-cricket', from: 2009, to: 2024 },
  { section: 'R905.1', topic: 'covering-per-manufacturer', from: 2006, to: 2024 },
  { section: 'R904.1', topic: 'covering-per-manufacturer', from: 2006, to: 2024 },
  { section: 'R907', topic: 'recover-limits', from: 2006, to: 2012 },
  { section: 'R908', topic: 'recover-limits', from: 2015, to: 2024 },
  { section: 'R309', topic: 'garages', from: 2006, to: 2021 },
  { section: 'R905.7.5', topic: 'wood-shingle-application', from: 2006, to: 2024 },
];

function registered({ topic, since }: SectionsOn): readonly Section[] {
  return since.map(([from, section], at) => {
    const next = since[at + 1]?.[0] ?? Number.POSITIVE_INFINITY;
    return { section, topic, from, to: CODE_EDITIONS.findLast((edition) => edition < next) ?? from };
  });
}
