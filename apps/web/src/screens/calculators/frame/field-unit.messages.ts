import type { Measure } from '@ridgeline/core/calculators';
import { messages } from '@ridgeline/core/shared';

/** The unit beside a number that is typed, by what it measures. */
export const fieldUnitMessages = messages(
  {
    ft: 'ft',
    in: 'in',
    sf: 'sq ft',
    'sq-in': 'sq in',
    rise: 'in 12',
    percent: '%',
    dollars: '$',
    mph: 'mph',
    count: 'pcs',
  } as const satisfies Record<Measure, string>,
  {
    ft: 'pies',
    in: 'pulg',
    sf: 'pies²',
    'sq-in': 'pulg²',
    rise: 'en 12',
    percent: '%',
    dollars: '$',
    mph: 'mph',
    count: 'pzas',
  },
);
