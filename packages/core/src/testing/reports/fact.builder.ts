import type { Fact } from '../../reports/fact.ts';
import type { Source } from '../../reports/source.ts';

/** A page of a city, unless a test says otherwise. */
export const SOURCE: Source = {
  name: 'City of Denver',
  url: 'https://www.denvergov.org',
  edition: '2021 IRC',
  date: '2026-01-05',
  read: null,
};

/** That the ice barrier is required, unless a test says otherwise. */
export function aKnownFact(change: Partial<Extract<Fact, { readonly is: 'known' }>> = {}): Fact {
  return {
    section: 'code-detail',
    name: 'ice-barrier',
    is: 'known',
    confidence: 'verified',
    value: { kind: 'yes-no', answer: true },
    condition: null,
    source: SOURCE,
    rowId: null,
    level: 'place',
    others: [],
    ...change,
  };
}
