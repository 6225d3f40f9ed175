import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facts as anyFact } from '../../testing/reports/fact.arbitrary.ts';
import { aKnownFact, SOURCE } from '../../testing/reports/fact.builder.ts';
import type { Fact } from '../fact.ts';
import { REPORT_QUESTIONS } from '../report-questions.ts';
import { changedFacts, toldChanges } from './changed-facts.policy.ts';

const iceBarrier = aKnownFact();
const unknown: Fact = {
  section: 'code-detail',
  name: 'ice-barrier',
  is: 'unknown',
  settledBy: 'building-department',
  others: [],
};
const reports = fc.uniqueArray(anyFact(), { selector: ({ name }) => name, maxLength: 6 });

describe('what changed between two versions of a report', () => {
  it('RPT-3.2 is the answer: from unknown to known, or to another value or confidence', () => {
    expect(changedFacts([unknown], [iceBarrier])).toEqual([
      { name: 'ice-barrier', before: unknown, after: iceBarrier, changed: 'answer' },
    ]);
    const no = aKnownFact({ value: { kind: 'yes-no', answer: false } });
    const likely = aKnownFact({ confidence: 'likely' });
    expect(changedFacts([iceBarrier], [no])).toMatchObject([{ changed: 'answer' }]);
    expect(changedFacts([iceBarrier], [likely])).toMatchObject([{ changed: 'answer' }]);
  });

  it('RPT-3.2 is told without rows beside an answer, and without what other editions say', () => {
    const other = aKnownFact({ source: { ...SOURCE, date: '2026-06-01' } });
    const editions = aKnownFact({
      name: 'drip-edge-changes',
      value: { kind: 'edition-changes', rows: [] },
    });
    expect(toldChanges(changedFacts([iceBarrier], [other, editions]))).toEqual([]);
    expect(toldChanges(changedFacts([unknown], [iceBarrier, editions]))).toMatchObject([
      { name: 'ice-barrier' },
    ]);
  });

  it('RPT-3.2 is the rows alone if the same answer now has another source or another row beside it', () => {
    const read = aKnownFact({ source: { ...SOURCE, date: '2026-06-01' }, rowId: 'other' });
    expect(changedFacts([iceBarrier], [read])).toMatchObject([{ changed: 'rows' }]);
    const { value, condition, source, rowId, level } = iceBarrier as Extract<Fact, { is: 'known' }>;
    const beside = aKnownFact({ others: [{ value, condition, source, rowId, level, why: 'history' }] });
    expect(changedFacts([iceBarrier], [beside])).toMatchObject([{ changed: 'rows' }]);
  });

  it('RPT-3.2 RPT-3.3 is nothing if the same words have got their Spanish since', () => {
    const english = { value: { kind: 'text', text: 'severe' }, condition: 'rake and eave' } as const;
    const both = {
      value: { ...english.value, textEs: 'severa' },
      condition: english.condition,
      conditionEs: 'borde lateral y alero',
    } as const;
    expect(changedFacts([aKnownFact(english)], [aKnownFact(both)])).toEqual([]);
  });

  it('RPT-3.2 is a question that is asked now, or no longer', () => {
    expect(changedFacts([], [iceBarrier])).toMatchObject([{ before: null, changed: 'answer' }]);
    expect(changedFacts([iceBarrier], [])).toMatchObject([{ after: null, changed: 'answer' }]);
  });

  it('RPT-3.2 is nothing between a report and itself in any order, and the same backwards', () => {
    fc.assert(
      fc.property(reports, reports, (before, after) => {
        expect(changedFacts(before, before.toReversed())).toEqual([]);
        const forwards = changedFacts(before, after);
        const backwards = changedFacts(after, before);
        expect(backwards).toEqual(
          forwards.map((change) => ({ ...change, before: change.after, after: change.before })),
        );
        const order = REPORT_QUESTIONS.map(({ name }) => name);
        expect(forwards.map(({ name }) => order.indexOf(name))).toEqual(
          forwards.map(({ name }) => order.indexOf(name)).toSorted((a, b) => a - b),
        );
      }),
    );
  });
});
