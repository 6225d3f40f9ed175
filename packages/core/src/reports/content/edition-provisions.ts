import type { CodeEdition } from '../../calculators/code-edition.ts';
import type { CitedTopic } from '../../calculators/registered-sections.ts';
import type { Provision } from '../provisions.ts';
import type { QuestionName } from '../report-questions.ts';

export type ChangeQuestion = Extract<QuestionName, `${string}-changes`>;

export type ProvisionRow = {
  readonly topic: CitedTopic;
  /** What each edition says; left out where nobody has read it. */
  readonly says: { readonly [Edition in CodeEdition]?: Provision };
};

/** The points on which editions of the International Residential Code are compared. */
export const EDITION_PROVISIONS: Readonly<Record<ChangeQuestion, ProvisionRow>> = {
  // R905.1.2 (R905.2.7.1 to 2012): from 8:12, 36 in along the slope as well, in the editions of 2015, 2018 and 2021 alone.
  'ice-barrier-changes': {
    topic: 'ice-barrier-extent',
    says: {
      2006: 'ice-inside-wall',
      2009: 'ice-inside-wall',
      2012: 'ice-inside-wall',
      2015: 'ice-inside-wall-and-steep',
      2018: 'ice-inside-wall-and-steep',
      2021: 'ice-inside-wall-and-steep',
      2024: 'ice-inside-wall',
    },
  },
  // R905.2.8.5, since 2012.
  'drip-edge-changes': {
    topic: 'drip-edge',
    says: {
      2006: 'drip-edge-not-in-code',
      2009: 'drip-edge-not-in-code',
      2012: 'drip-edge-required',
      2015: 'drip-edge-required',
      2018: 'drip-edge-required',
      2021: 'drip-edge-required',
      2024: 'drip-edge-required',
    },
  },
  // R905.1.1. Of R905.2.7, where it stood to 2012, only the number is certain.
  'underlayment-changes': {
    topic: 'underlayment-application',
    says: {
      2015: 'underlayment-two-layers-on-low-slopes',
      2018: 'underlayment-two-layers-on-low-slopes',
      2021: 'underlayment-two-layers-on-low-slopes',
      2024: 'underlayment-two-layers-on-low-slopes',
    },
  },
  // R806.2: when half of the area is enough. Whether one condition was enough in 2012 and 2015 is told differently.
  'ventilation-changes': {
    topic: 'attic-ventilation-area',
    says: {
      2006: 'vents-upper-part-or-vapor-barrier',
      2009: 'vents-upper-part-or-vapor-barrier',
      2012: 'vents-two-conditions-told-differently',
      2015: 'vents-two-conditions-told-differently',
      2018: 'vents-both-conditions',
      2021: 'vents-both-conditions',
      2024: 'vents-both-conditions',
    },
  },
};
