import { describe, expect, it } from 'vitest';
import type { Fact } from '../reports/fact.ts';
import { parseFact } from '../reports/content/parse-fact.policy.ts';
import { factText } from '../reports/content/fact-text.ts';
import { aStormReport } from '../testing/storms/storm-files.ts';
import { stormFacts } from './storm-facts.policy.ts';
import type { SourcedStorm, StormHistory } from './storm-history.ts';
import type { StormReport } from './storm-report.ts';

const FILE = { name: '180615_rpts_filtered_hail.csv', sha256: '1fad8318'.repeat(8), read: '2026-11-22' };
const storm = (change: Partial<StormReport> = {}, miles = 13.46): SourcedStorm => ({
  report: aStormReport({ line: 21, ...change }),
  miles,
  file: FILE,
});
const history = (change: Partial<StormHistory> = {}): StormHistory => ({
  record: 'spc-daily',
  kind: 'hail',
  period: { from: '2018-06-15', to: '2018-06-16' },
  read: '2026-11-22',
  counts: [0, 0, 0, 0, 2, 3],
  nearest: storm(),
  latest: storm(),
  largest: storm(),
  ...change,
});
const named = (facts: readonly Fact[], name: Fact['name']) => facts.find((fact) => fact.name === name);
const ZONE = 'America/Chicago';

describe('what a report says of storms', () => {
  it('RPT-2 tells each with size, distance, time, record, and the line of its file', () => {
    const nearest = named(stormFacts([history()], ZONE), 'nearest-hail');
    expect(nearest).toMatchObject({ section: 'hail-storm-history', is: 'known', confidence: 'likely' });
    expect(nearest).toHaveProperty('value.rows', [
      {
        at: '2018-06-15T22:45:00.000Z',
        timeZone: ZONE,
        size: { amount: '1.00', unit: 'in' },
        miles: '13.5',
        record: 'preliminary',
        source: {
          name: 'NOAA Storm Prediction Center, daily reports',
          url: 'https://www.spc.noaa.gov/climo/reports/',
          edition: null,
          date: null,
          read: '2026-11-22',
        },
        rowId: '180615_rpts_filtered_hail.csv line 21, sha256 1fad8318…',
      },
    ]);
  });

  it('RPT-3 gives facts that are read back, and have words in both languages', () => {
    const wind = storm({ kind: 'wind', magnitude: { unit: 'knots', value: 52 }, record: 'spc-annual' });
    const annual = { record: 'spc-annual', kind: 'wind', nearest: wind, latest: null } as const;
    const facts = stormFacts([history(), history(annual)], ZONE);
    expect(facts).toHaveLength(8);
    for (const fact of facts) {
      expect(parseFact(fact)).toEqual(fact);
      for (const locale of ['en', 'es'] as const) expect(factText(fact, locale)).toBeTruthy();
    }
    expect(named(facts, 'nearest-severe-wind')).toHaveProperty('value.rows.0.size', {
      amount: '52',
      unit: 'knots',
    });
  });

  it('never adds records up: the official one answers, the preliminary one stands beside it', () => {
    const official = history({ record: 'ncei', counts: [0, 0, 0, 1, 1, 1], nearest: null });
    const facts = stormFacts([history(), official], ZONE);
    expect(named(facts, 'hail-reports')).toMatchObject({
      confidence: 'verified',
      condition: '2018-06-15 – 2018-06-16',
      value: {
        rows: [1, 3, 5, 10, 25, 50].map((withinMiles) => ({
          withinMiles,
          reports: withinMiles < 10 ? 0 : 1,
        })),
      },
      others: [
        { why: 'unconfirmed', value: { rows: expect.arrayContaining([{ withinMiles: 50, reports: 3 }]) } },
      ],
    });
    expect(named(facts, 'latest-hail')).toHaveProperty('value.rows.length', 2);
    expect(named(facts, 'nearest-hail')).toHaveProperty('value.rows.length', 1);
  });

  it('says whether two official records agree', () => {
    const why = (counts: readonly number[]) => {
      const facts = stormFacts(
        [history({ record: 'ncei' }), history({ record: 'spc-annual', counts })],
        ZONE,
      );
      const fact = named(facts, 'hail-reports');
      return fact?.is === 'known' && fact.others[0]?.why;
    };
    expect([why([0, 0, 0, 0, 2, 3]), why([0, 0, 0, 0, 2, 4])]).toEqual(['agrees', 'disagrees']);
  });

  it('says that there is none in these files, and for which days', () => {
    const none = { nearest: null, latest: null, largest: null, counts: [0, 0, 0, 0, 0, 0] };
    expect(named(stormFacts([history(none)], ZONE), 'latest-hail')).toMatchObject({
      is: 'known',
      value: { rows: [] },
      condition: '2018-06-15 – 2018-06-16',
      rowId: null,
    });
  });

  it('leaves out a kind of which nothing is loaded, so that it stays unknown', () => {
    expect(stormFacts([], ZONE)).toEqual([]);
    expect(stormFacts([history()], ZONE).every(({ section }) => section === 'hail-storm-history')).toBe(true);
  });

  it('leads to the page of an event', () => {
    const event = storm({ record: 'ncei', eventId: '950338' });
    const facts = stormFacts([history({ record: 'ncei', nearest: event })], ZONE);
    expect(named(facts, 'nearest-hail')).toHaveProperty(
      'source.url',
      'https://www.ncei.noaa.gov/stormevents/eventdetails.jsp?id=950338',
    );
  });
});
