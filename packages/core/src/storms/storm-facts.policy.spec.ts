import { describe, expect, it } from 'vitest';
import type { Fact } from '../reports/fact.ts';
import { includedFacts } from '../reports/content/included-facts.policy.ts';
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
  spans: [{ from: '2018-06-15', to: '2018-06-16' }],
  read: '2026-11-22',
  counts: [0, 0, 0, 0, 2, 3],
  nearest: storm(),
  latest: storm(),
  largest: storm(),
  listed: [storm()],
  ...change,
});
const named = (facts: readonly Fact[], name: Fact['name']) => facts.find((fact) => fact.name === name);
const ZONE = 'America/Chicago';
const PROPERTY = { point: { latitude: 36.1627, longitude: -86.7816 }, timeZone: ZONE };

describe('what a report says of storms', () => {
  it('RPT-2 tells each with size, distance, time, record, and the line of its file', () => {
    const nearest = named(stormFacts([history()], PROPERTY), 'nearest-hail');
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
    const facts = stormFacts([history(), history(annual)], PROPERTY);
    expect(facts).toHaveLength(10);
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
    const facts = stormFacts([history(), official], PROPERTY);
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
        PROPERTY,
      );
      const fact = named(facts, 'hail-reports');
      return fact?.is === 'known' && fact.others[0]?.why;
    };
    expect([why([0, 0, 0, 0, 2, 3]), why([0, 0, 0, 0, 2, 4])]).toEqual(['agrees', 'disagrees']);
  });

  it('answers by the record that tells of reports, where a better one tells of none', () => {
    const none = { nearest: null, latest: null, largest: null, listed: [], counts: [0, 0, 0, 0, 0, 0] };
    const facts = stormFacts([history({ record: 'ncei', ...none }), history()], PROPERTY);
    expect(named(facts, 'hail-reports')).toMatchObject({
      confidence: 'likely',
      others: [{ why: 'no-answer', value: { kind: 'storm-counts' } }],
    });
    expect(named(facts, 'hail-around')).toMatchObject({ value: { record: 'preliminary', reports: 3 } });
    const silent = stormFacts([history(none), history({ record: 'ncei', ...none })], PROPERTY);
    expect(named(silent, 'hail-reports')).toMatchObject({ confidence: 'verified' });
  });

  it('says that there is none in these files, and for which days', () => {
    const none = { nearest: null, latest: null, largest: null, counts: [0, 0, 0, 0, 0, 0] };
    expect(named(stormFacts([history(none)], PROPERTY), 'latest-hail')).toMatchObject({
      is: 'known',
      value: { rows: [] },
      condition: '2018-06-15 – 2018-06-16',
      rowId: null,
    });
  });

  it('leaves out a kind of which nothing is loaded, so that it stays unknown', () => {
    expect(stormFacts([], PROPERTY)).toEqual([]);
    expect(stormFacts([history()], PROPERTY).every(({ section }) => section === 'hail-storm-history')).toBe(
      true,
    );
  });

  describe('one by one', () => {
    const around = (change: Partial<StormHistory> = {}) =>
      named(stormFacts([history(change)], PROPERTY), 'hail-around');
    const marquette = { latitude: 36.36, longitude: -86.98 };

    it('RPT-2 with direction, place, comment, and its line; the source is that of the record', () => {
      const listed = [storm({ place: marquette, comments: '(OHX)', location: 'SPRINGFIELD', state: 'TN' })];
      expect(around({ listed, counts: [0, 0, 0, 0, 1, 1] })).toMatchObject({
        section: 'hail-storm-history',
        is: 'known',
        confidence: 'likely',
        condition: '2018-06-15 – 2018-06-16',
        source: { name: 'NOAA Storm Prediction Center, daily reports' },
        value: {
          kind: 'storms-around',
          of: 'hail',
          timeZone: ZONE,
          record: 'preliminary',
          aroundMiles: 50,
          reports: 1,
          allWithinMiles: '50',
          rows: [
            {
              at: '2018-06-15T22:45:00.000Z',
              size: { amount: '1.00', unit: 'in' },
              miles: '13.5',
              bearing: 321,
              location: 'SPRINGFIELD, TN',
              comment: '(OHX)',
              url: null,
              rowId: '180615_rpts_filtered_hail.csv line 21, sha256 1fad8318…',
            },
          ],
        },
      });
    });

    it('RPT-2 has no direction where it is too near to tell, and no more of a long comment than its beginning', () => {
      const fact = around({ listed: [storm({ comments: 'é'.repeat(5_000) }, 0.04)] });
      expect(fact).toHaveProperty('value.rows.0.bearing', null);
      expect(fact).toHaveProperty('value.rows.0.comment', `${'é'.repeat(199)}…`);
    });

    it('RPT-2 says how far the list is complete where it is cut', () => {
      const listed = Array.from({ length: 60 }, (_, index) => storm({ line: index + 1 }, index / 7));
      const fact = around({ listed, counts: [7, 21, 35, 60, 200, 300] });
      expect(fact).toMatchObject({ value: { reports: 300, allWithinMiles: '7' } });
      expect(fact && factText(fact, 'en').answer).toEqual([
        '60 of 300 reports within 50 mi, each listed with its line: every one within 7 mi, and farther away the latest and the largest (2018-06-15 – 2018-06-16; likely)',
      ]);
    });

    it('RPT-2 of each record by itself: the preliminary ones stand beside the official ones', () => {
      const facts = stormFacts([history(), history({ record: 'ncei' })], PROPERTY);
      expect(named(facts, 'hail-around')).toMatchObject({
        confidence: 'verified',
        value: { record: 'official' },
        others: [{ why: 'unconfirmed', value: { kind: 'storms-around', record: 'preliminary' } }],
      });
    });

    it('D RPT-2.1 is withheld from a report without the weather add-on', () => {
      const withheld = includedFacts(stormFacts([history()], PROPERTY), ['code-detail']);
      expect(named(withheld, 'hail-around')).toEqual({
        section: 'hail-storm-history',
        name: 'hail-around',
        is: 'not-included',
        addOn: 'weather',
      });
    });
  });

  it('leads to the page of an event', () => {
    const event = storm({ record: 'ncei', eventId: '950338' });
    const facts = stormFacts([history({ record: 'ncei', nearest: event })], PROPERTY);
    expect(named(facts, 'nearest-hail')).toHaveProperty(
      'source.url',
      'https://www.ncei.noaa.gov/stormevents/eventdetails.jsp?id=950338',
    );
  });
});
