import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facts } from '../../testing/reports/fact.arbitrary.ts';
import { aKnownFact, SOURCE } from '../../testing/reports/fact.builder.ts';
import { parseFact, parseFacts } from './parse-fact.policy.ts';

describe('reading a fact', () => {
  it('RPT-3 takes every fact as it is, through JSON and back', () => {
    fc.assert(
      fc.property(facts(), (fact) => {
        expect(parseFact(JSON.parse(JSON.stringify(fact)))).toEqual(fact);
      }),
    );
  });

  it.each([
    ['without a source', { source: null }],
    ['of a source without a name', { source: { ...SOURCE, name: '' } }],
    ['of a source without a day', { source: { ...SOURCE, date: null, read: null } }],
    ['of a source whose day is no day', { source: { ...SOURCE, date: 'undated' } }],
    ['of a source whose day the calendar lacks', { source: { ...SOURCE, date: '2026-02-30' } }],
    ['of a source whose link is no web address', { source: { ...SOURCE, url: 'javascript:alert(1)' } }],
    ['without a value', { value: null }],
    ['with the value of another form', { value: { kind: 'text', text: 'yes' } }],
    ['of another section than its question', { section: 'roof' }],
    ['of a question that nobody asks', { name: 'starter-strip' }],
    ['of a confidence that does not exist', { confidence: 'certain' }],
  ])('RPT-3.1 refuses a known fact %s', (_, change) => {
    const fact = aKnownFact();
    expect(parseFact(fact)).toEqual(fact);
    expect(parseFact({ ...fact, ...change })).toBeNull();
  });

  const wind = { kind: 'quantity', amount: '115', unit: 'mph', basis: 'ultimate' } as const;
  it.each([
    ['in another unit', { ...wind, unit: 'psf', basis: null }],
    ['in a unit written as prose', { ...wind, unit: 'mph 3-s gust' }],
    ['without its basis', { ...wind, basis: null }],
    ['with an amount that is no number', { ...wind, amount: 'by county: Table R301.2(4)' }],
    ['with a binary fraction for an amount', { ...wind, amount: 115.5 }],
  ])('RPT-3 refuses a wind speed %s', (_, value) => {
    const fact = aKnownFact({ section: 'design-criteria', name: 'ultimate-design-wind-speed', value: wind });
    expect(parseFact(fact)).toEqual(fact);
    expect(parseFact({ ...fact, value })).toBeNull();
  });

  it('RPT-3 refuses a storm in a time zone that does not exist', () => {
    const storm = {
      source: SOURCE,
      rowId: null,
      at: '2018-06-16T10:20:00Z',
      timeZone: 'America/Detroit',
      size: { amount: '1.00', unit: 'in' },
      miles: '13.5',
      record: 'preliminary',
    } as const;
    const hail = (change: object) => ({
      ...aKnownFact({ section: 'hail-storm-history', name: 'latest-hail' }),
      value: { kind: 'storms', rows: [{ ...storm, ...change }] },
    });
    expect(parseFact(hail({}))).toEqual(hail({}));
    expect(parseFact(hail({ timeZone: 'America/Marquette' }))).toBeNull();
    expect(parseFact(hail({ source: null }))).toBeNull();
  });

  it('RPT-3 needs two rows for a dispute, each with its source', () => {
    const { value, condition, source, rowId, level, section, name } = aKnownFact() as Extract<
      ReturnType<typeof aKnownFact>,
      { is: 'known' }
    >;
    const row = { value, condition, source, rowId, level };
    const disputed = (...rows: readonly object[]) =>
      parseFact({
        section,
        name,
        is: 'disputed',
        answers: 'none',
        rows,
        others: [],
        settledBy: 'building-department',
      });
    expect(disputed(row, row)).not.toBeNull();
    expect(disputed(row)).toBeNull();
    expect(disputed(row, { ...row, source: null })).toBeNull();
  });

  it('RPT-3 keeps the facts that can be read beside one that cannot', () => {
    const fact = aKnownFact();
    expect(parseFacts([fact, { ...fact, source: null }, 7])).toEqual([fact]);
    for (const nothing of [null, 'none', {}]) expect(parseFacts(nothing)).toEqual([]);
  });
});
