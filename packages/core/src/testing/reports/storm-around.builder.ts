import type { StormAround } from '../../reports/fact-value.ts';

/** A report of hail an inch large, to the east. */
export function aStormAround(change: Partial<StormAround> = {}): StormAround {
  return {
    at: '2018-06-15T22:45:00.000Z',
    size: { amount: '1.00', unit: 'in' },
    miles: '13.5',
    bearing: 90,
    basis: 'unknown',
    location: null,
    comment: null,
    url: null,
    rowId: 'line 21',
    ...change,
  };
}
