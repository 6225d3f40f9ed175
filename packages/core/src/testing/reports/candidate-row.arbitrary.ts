import fc from 'fast-check';
import type { CandidateRow } from '../../reports/content/candidate-row.ts';
import { SETTLERS } from '../../reports/report-questions.ts';
import { sources } from './fact.arbitrary.ts';

/** A city in a county in a state, and two bodies elsewhere. */
export const CITY = '0869645';
const BODIES: readonly Pick<CandidateRow, 'level' | 'body'>[] = [
  { level: 'place', body: CITY },
  { level: 'place', body: '0820000' },
  { level: 'county', body: '08005' },
  { level: 'cousub', body: '5001500000' },
  { level: 'state', body: 'co' },
  { level: 'state', body: 'vt' },
  { level: 'model-code', body: '' },
];

/** Rows on whether the ice barrier is required: few values, so that they agree and differ. */
export function candidateRows(): fc.Arbitrary<CandidateRow> {
  return fc
    .record({
      from: fc.constantFrom(...BODIES),
      row: fc.record({
        value: fc.record({ kind: fc.constant('yes-no' as const), answer: fc.boolean() }),
        condition: fc.option(fc.constant('not detached buildings')),
        source: fc
          .tuple(sources(), fc.option(fc.constantFrom('2009 IRC', '2012 IRC', '2018 IRC', '2021 IRC')))
          .map(([source, edition]) => ({ ...source, edition })),
        rowId: fc.option(fc.constantFrom('LC/1', 'LC/2')),
        trust: fc.constantFrom('high', 'medium', 'low'),
        superseded: fc.boolean(),
        effective: fc.option(fc.constantFrom('2020-01-01', '2027-01-01')),
        appliesTo: fc.option(fc.constantFrom('residential', 'commercial')),
        answers: fc.boolean(),
        refersTo: fc.option(fc.constantFrom(...SETTLERS)),
      }),
    })
    .map(({ from, row }) => ({ ...from, ...row }) as CandidateRow);
}

/** Rows of which most answer. */
export function liveRows(): fc.Arbitrary<CandidateRow> {
  return candidateRows().map((row) => ({
    ...row,
    trust: row.trust === 'low' ? 'high' : row.trust,
    superseded: false,
    effective: null,
    appliesTo: null,
    answers: true,
    source: { ...row.source, edition: row.source.edition === '2021 IRC' ? '2021 IRC' : null },
  }));
}
