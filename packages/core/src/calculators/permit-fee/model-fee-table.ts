import type { FeeBracket, FeeSchedule } from './fee-schedule.ts';

/** Table 1-A of the 1997 Uniform Building Code, which many municipalities still charge by. */
const ubc1997Rows: readonly FeeBracket[] = [
  { over: '0', upTo: '500', base: '23.50' },
  { over: '500', upTo: '2000', base: '23.50', each: { every: '100', amount: '3.05' } },
  { over: '2000', upTo: '25000', base: '69.25', each: { every: '1000', amount: '14.00' } },
  { over: '25000', upTo: '50000', base: '391.25', each: { every: '1000', amount: '10.10' } },
  { over: '50000', upTo: '100000', base: '643.75', each: { every: '1000', amount: '7.00' } },
  { over: '100000', upTo: '500000', base: '993.75', each: { every: '1000', amount: '5.60' } },
  { over: '500000', upTo: '1000000', base: '3233.75', each: { every: '1000', amount: '4.75' } },
  { over: '1000000', upTo: null, base: '5608.75', each: { every: '1000', amount: '3.15' } },
];

export const modelFeeTable: FeeSchedule = {
  id: 'ubc-1997-table-1a',
  jurisdiction: 'Uniform Building Code, Table 1-A',
  state: 'us',
  covers: ['residential', 'commercial'],
  effective: '1997',
  source: {
    title: 'Washougal Municipal Code 3.97.010, Building permit fees',
    url: 'https://codepublishing.com/WA/Washougal/html/Washougal03/Washougal0397.html',
    edition: null,
    read: '2026-11-20',
  },
  confidence: 'medium',
  note: {
    en: 'The model table, as it stands in the code of a city that charges by it.',
    es: 'La tabla modelo, tal como figura en el código de una ciudad que cobra según ella.',
  },
  components: [
    {
      id: 'permit',
      name: 'building-permit',
      kind: 'tier',
      basis: 'valuation',
      brackets: ubc1997Rows,
    },
  ],
};
