import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidateRows, CITY, liveRows } from '../../testing/reports/candidate-row.arbitrary.ts';
import { SOURCE } from '../../testing/reports/fact.builder.ts';
import type { Fact } from '../fact.ts';
import { statedRow } from '../stated-rows.ts';
import type { CandidateRow, Setting } from './candidate-row.ts';
import { editionValue } from './edition.ts';
import { parseFact } from './parse-fact.policy.ts';
import { whichRowAnswers } from './which-row-answers.policy.ts';

const setting: Setting = {
  question: 'ice-barrier',
  propertyType: 'residential',
  body: { level: 'place', geoid: CITY },
  state: 'co',
  asOf: '2026-11-22',
  editionInForce: 2021,
  stateBarsLocalCodes: false,
};

const row = (change: Partial<CandidateRow> = {}): CandidateRow => ({
  value: { kind: 'yes-no', answer: true },
  condition: null,
  source: SOURCE,
  rowId: null,
  level: 'place',
  body: CITY,
  trust: 'high',
  superseded: false,
  effective: null,
  appliesTo: null,
  answers: true,
  refersTo: null,
  ...change,
});
const no = { kind: 'yes-no', answer: false } as const;
const undated = { ...SOURCE, date: null, read: '2026-11-22' } as const;

/** What a fact answers: the rows beside it left out. */
function answerOf(fact: Fact): unknown {
  if (fact.is === 'not-included') return fact;
  const { others: _, ...answer } = fact;
  return answer;
}

const answers = (rows: readonly CandidateRow[], change: Partial<Setting> = {}) =>
  whichRowAnswers({ ...setting, ...change }, rows);

describe('which row answers', () => {
  it.each([
    ['superseded', { superseded: true }, 'history'],
    ['of an edition of 2012 or older', { source: { ...SOURCE, edition: '2012 IRC' } }, 'history'],
    ['in force only later', { effective: '2026-12-01' }, 'not-yet-in-force'],
    ['of low trust', { trust: 'low' }, 'unconfirmed'],
    ['that leaves it undetermined', { answers: false }, 'no-answer'],
    ['for the other property type', { appliesTo: 'commercial' }, 'other-property-type'],
  ] as const)('RPT-3 shows a row %s, and does not answer with it', (_, change, why) => {
    expect(answers([row(change)])).toMatchObject({
      is: 'unknown',
      settledBy: 'building-department',
      others: [{ why }],
    });
  });

  it('RPT-3 is the local row, with the state’s beside it', () => {
    const state = row({ level: 'state', body: 'co', value: no });
    expect(answers([state, row()])).toMatchObject({
      is: 'known',
      value: { answer: true },
      others: [{ why: 'wider-rule', value: no }],
    });
    expect(answers([state])).toMatchObject({ is: 'known', level: 'state', value: no, others: [] });
  });

  it('RPT-3 is the state’s edition where it bars local codes, as in Minnesota', () => {
    const local = row({ value: editionValue('2021 IRC') });
    const state = row({ value: editionValue('2020 Minnesota Residential Code'), level: 'state', body: 'co' });
    const question = 'adopted-residential-code' as const;
    expect(answers([local, state], { question, stateBarsLocalCodes: true })).toMatchObject({
      value: state.value,
      others: [{ why: 'barred-by-state' }],
    });
    expect(answers([local, state], { question })).toMatchObject({ value: local.value });
    expect(answers([local], { question, stateBarsLocalCodes: true })).toMatchObject({ value: local.value });
  });

  it('RPT-3 keeps a state’s own adoption in force, however old: Texas has a floor of 2012', () => {
    const floor = row({ value: editionValue('2012 IRC'), level: 'state', body: 'co' });
    const local = row({ value: editionValue('2012 IRC') });
    const question = 'adopted-residential-code' as const;
    expect(answers([floor], { question })).toMatchObject({ is: 'known', value: { year: 2012 } });
    expect(answers([local], { question })).toMatchObject({ is: 'unknown', others: [{ why: 'history' }] });
  });

  it.each([
    ['trusted, dated and of the edition in force', {}, 'verified'],
    ['of no named edition', { source: { ...SOURCE, edition: null } }, 'verified'],
    ['of another edition', { source: { ...SOURCE, edition: '2018 IRC' } }, 'likely'],
    [
      'of a state code whose model code is not known',
      { source: { ...SOURCE, edition: '2013 Residential Code of Ohio' } },
      'likely',
    ],
    ['undated', { source: undated }, 'likely'],
    ['trusted less', { trust: 'medium' }, 'likely'],
  ] as const)('RPT-3 trusts a row %s', (_, change, confidence) => {
    expect(answers([row(change)])).toMatchObject({ is: 'known', confidence });
  });

  it.each([
    ['the more trusted answers', { trust: 'medium' }, 'first'],
    ['the later answers', { source: { ...SOURCE, date: '2019' } }, 'first'],
    ['none answers of equals', {}, 'none'],
  ] as const)('RPT-3 shows rows that differ side by side: %s', (_, change, leading) => {
    const other = row({ ...change, value: no });
    expect(answers([other, row()])).toMatchObject({ is: 'disputed', answers: leading });
    expect(answers([row({ source: undated }), row({ source: undated, value: no })])).toMatchObject({
      is: 'disputed',
      answers: 'none',
    });
  });

  it('RPT-3 asks whom the page refers to', () => {
    const table = row({ level: 'state', body: 'co', answers: false, refersTo: 'state-table' });
    expect(answers([table])).toMatchObject({ is: 'unknown', settledBy: 'state-table' });
  });

  it('RPT-3 tells what changed in Kansas City when its older page was superseded', () => {
    const older = row({ value: no, trust: 'low', rowId: 'LC/364' });
    const newer = row({ rowId: 'LC/363', source: undated });
    expect(answers([older])).toMatchObject({ is: 'unknown', others: [{ why: 'unconfirmed', value: no }] });
    expect(answers([{ ...older, superseded: true }, newer])).toMatchObject({
      is: 'known',
      confidence: 'likely',
      rowId: 'LC/363',
      others: [{ why: 'history', rowId: 'LC/364' }],
    });
  });
});

const rows = fc.array(fc.oneof(candidateRows(), liveRows()), { maxLength: 7 });

describe('the laws of which row answers', () => {
  it('RPT-3 law 1: the order of rows and copies of them change nothing', () => {
    const shuffled = rows.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([all, some]) => {
        const again = [...some, ...all.toReversed()];
        expect(answers(again)).toEqual(answers(all));
      }),
    );
  });

  it('RPT-3 law 2: nor do leads, history, rows of another body, or a county’s row inside a city', () => {
    const mute = fc.oneof(
      candidateRows().map((one): CandidateRow => ({ ...one, trust: 'low' })),
      candidateRows().map((one): CandidateRow => ({ ...one, superseded: true })),
      liveRows().map((one): CandidateRow => ({ ...one, level: 'place', body: '0820000' })),
      liveRows().map((one): CandidateRow => ({ ...one, level: 'county', body: '08005' })),
    );
    fc.assert(
      fc.property(rows, fc.array(mute, { maxLength: 4 }), (all, muted) => {
        const quiet = muted.map((one) => ({ ...one, refersTo: null }));
        expect(answerOf(answers([...all, ...quiet]))).toEqual(answerOf(answers(all)));
      }),
    );
  });

  it('RPT-3 law 3: a state row changes no local answer', () => {
    fc.assert(
      fc.property(rows, liveRows(), (all, one) => {
        const local = [row({ rowId: 'LC/9' }), ...all];
        const state: CandidateRow = { ...one, level: 'state', body: 'co' };
        expect(answerOf(answers([...local, state]))).toEqual(answerOf(answers(local)));
      }),
    );
  });

  it('RPT-3 law 4: a disagreement is never verified', () => {
    fc.assert(
      fc.property(rows, liveRows(), (all, one) => {
        const disagreeing = [true, false].map((answer) =>
          row({ ...one, level: 'place', body: CITY, value: { kind: 'yes-no', answer } }),
        );
        const fact = answers([...all, ...disagreeing]);
        expect(fact.is).toBe('disputed');
      }),
    );
  });

  it('RPT-3 law 5: the model code changes no answer of a place or a state', () => {
    fc.assert(
      fc.property(rows, liveRows(), (all, one) => {
        const others = all.filter(({ level }) => level !== 'model-code');
        const without = answers(others);
        fc.pre(without.is !== 'unknown');
        const model: CandidateRow = { ...one, level: 'model-code', body: '' };
        expect(answerOf(answers([...others, model]))).toEqual(answerOf(without));
      }),
    );
  });

  it('RPT-3 laws 6 and 7: value, condition and source are those of one row, unconverted', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const fact = answers(all);
        const told = fact.is === 'known' ? [statedRow(fact)] : fact.is === 'disputed' ? fact.rows : [];
        for (const one of told) expect(all.map(statedRow)).toContainEqual(one);
      }),
    );
  });

  it('RPT-3 law 8: unknown has no value and no source, and a settler; and every fact can be kept', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const fact = answers(all);
        expect(Object.hasOwn(fact, 'value')).toBe(fact.is === 'known');
        expect(Object.hasOwn(fact, 'source')).toBe(fact.is === 'known');
        expect(Object.hasOwn(fact, 'settledBy')).toBe(fact.is !== 'known');
        expect(parseFact(JSON.parse(JSON.stringify(fact)))).toEqual(fact);
      }),
    );
  });
});
