import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { milesBetween, type Point } from '@ridgeline/core/places';
import {
  identityOf,
  isToldOf,
  LISTED_EACH,
  STORM_RADII,
  stormFacts,
  stormsNear,
  type StormFile,
  type StormKind,
  type StormRecord,
  type StormReport,
} from '@ridgeline/core/storms';
import { aStormReport } from '@ridgeline/core/testing/storms';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../db/database.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { manyHailReports, StormFilesOnDisk } from '../../testing/storm-files.ts';
import { loadStorms } from './load-storms.ts';
import { beginStormFile, endStormFile, insertStormReports } from './storm-files.repository.ts';
import { boxText, STORMS_AT, stormHistoryIn, type StormHistoryAt } from './storm-history.repository.ts';

const DATA = fileURLToPath(new URL('../../../../../../shared/data/spc/', import.meta.url));
const DENVER: Point = { latitude: 39.739, longitude: -104.985 };
const KINDS: ReadonlySet<StormKind> = new Set(['hail', 'wind']);

let database: Database;
let files: StormFilesOnDisk;
let at: StormHistoryAt;

beforeAll(async () => {
  [database, files] = [openDatabase(await freshDatabase()), await StormFilesOnDisk.create()];
  at = stormHistoryIn(database);
});
afterEach(async () => {
  await database.rows({ name: 'forget-storms', text: 'delete from storm_files' }, []);
});
afterAll(async () => {
  await database.close();
  await files.remove();
});

const reports = fc
  .record({
    kind: fc.constantFrom('hail' as const, 'wind' as const),
    // Up to some 60 miles away, so that some lie beyond the farthest radius.
    north: fc.double({ min: -0.9, max: 0.9, noNaN: true }),
    east: fc.double({ min: -1.1, max: 1.1, noNaN: true }),
    minute: fc.integer({ min: 0, max: 3 }),
    value: fc.option(fc.constantFrom(49, 50, 57, 58, 100)),
    record: fc.constantFrom<StormRecord>('spc-daily', 'spc-annual'),
  })
  .map(({ kind, north, east, minute, value, record }) => {
    const unit = kind === 'hail' ? 'hundredths-in' : record === 'spc-daily' ? 'mph' : 'knots';
    return aStormReport({
      kind,
      record,
      place: { latitude: DENVER.latitude + north, longitude: DENVER.longitude + east },
      at: Date.UTC(2018, 5, 15, 12, minute),
      magnitude: value === null ? null : ({ unit, value } as StormReport['magnitude']),
    });
  });

describe('storms near a point', () => {
  it('law: Postgres tells the same as the rule of core', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(reports, { maxLength: 30, selector: identityOf }), async (all) => {
        await database.rows({ name: 'forget-storms', text: 'delete from storm_files' }, []);
        const lines = all.map((report, index) => ({ ...report, line: index + 1 }));
        for (const record of ['spc-daily', 'spc-annual'] as const) await keep(record, lines);
        for (const history of await at(DENVER)) {
          const expected = stormsNear(DENVER, toldOf(lines, history.record, history.kind));
          expect(history.counts).toEqual(expected.counts);
          expect(history.nearest?.miles ?? null).toEqual(close(expected.nearest?.miles));
          expect(history.latest?.report.at).toBe(expected.latest?.report.at);
          expect(history.latest?.miles ?? null).toEqual(close(expected.latest?.miles));
          expect(history.largest?.report.magnitude).toEqual(expected.largest?.report.magnitude);
          expect(history.largest?.miles ?? null).toEqual(close(expected.largest?.miles));
          expect(linesOf(history.listed)).toEqual(linesOf(expected.listed));
        }
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('RPT-2 law: of more than can be told one by one, Postgres lists the same as the rule of core', async () => {
    const places = fc.array(
      fc.record({ north: fc.integer({ min: 1, max: 900 }), minute: fc.integer({ min: 0, max: 5_000 }) }),
      { minLength: 2 * LISTED_EACH, maxLength: 3 * LISTED_EACH },
    );
    await fc.assert(
      fc.asyncProperty(places, async (all) => {
        await database.rows({ name: 'forget-storms', text: 'delete from storm_files' }, []);
        // Each at a distance of its own, so that which of two comes first is not left to their ids.
        const lines = all.map(({ north, minute }, index) =>
          aStormReport({
            line: index + 1,
            at: Date.UTC(2018, 5, 15, 12, minute),
            place: { ...DENVER, latitude: DENVER.latitude + (north + index / 1_000) / 1_300 },
            magnitude: { unit: 'hundredths-in', value: 75 + (index % 4) * 25 },
          }),
        );
        await keep('spc-daily', lines);
        const [history] = await at(DENVER);
        const expected = stormsNear(DENVER, toldOf(lines, 'spc-daily', 'hail'));
        expect(history?.listed.map(({ report }) => report.line)).toEqual(
          expected.listed.map(({ report }) => report.line),
        );
      }),
      { numRuns: 10 },
    );
  }, 120_000);

  it('are of no record and no kind of which nothing is loaded', async () => {
    expect(await at(DENVER)).toEqual([]);
    await load('180615_rpts_hail.csv', 'Time,Size,Location,County,State,Lat,Lon,Comments\n');
    const none = { listed: [], nearest: null, latest: null, largest: null, counts: STORM_RADII.map(() => 0) };
    expect(await at(DENVER)).toMatchObject([{ record: 'spc-daily', kind: 'hail', spans: [], ...none }]);
  });

  it('are told whole, with the line and the file that they are from', async () => {
    const [header = '', row = ''] = manyHailReports(1).split('\n');
    await load('180615_rpts_hail.csv', `${header}\n\n${row}\n`);
    const [history] = await at({ latitude: 30, longitude: -105 });
    const today = new Date().toISOString().slice(0, 10);
    expect(history).toMatchObject({
      spans: [{ from: '2018-06-16', to: '2018-06-16' }],
      nearest: {
        miles: 0,
        file: { name: '180615_rpts_hail.csv', read: today },
        report: aStormReport({
          at: Date.UTC(2018, 5, 16),
          place: { latitude: 30, longitude: -105 },
          magnitude: { unit: 'hundredths-in', value: 75 },
          location: '0 SSE ATHENS',
          county: 'LIMESTONE',
          state: 'TX',
          comments: 'QUARTER, NEAR I-65 (HUN)',
          line: 3,
        }),
      },
    });
  });

  it('are found by their index: only rows near are touched', async () => {
    await load('180615_rpts_hail.csv', manyHailReports(8_000));
    await database.rows({ name: 'analyze-storms', text: 'analyze storm_reports' }, []);
    const point = { latitude: 37, longitude: -95 };
    const [explained] = await database.rows<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
      { name: 'explain-storms', text: `explain (analyze, format json) ${STORMS_AT.text}` },
      [point.latitude, point.longitude, boxText(point)],
    );
    const nodes = nodesIn(explained?.['QUERY PLAN'][0].Plan);
    const [counts] = (await at(point)).map((history) => history.counts);
    const near = counts?.at(-1) ?? 0;
    expect(near).toBeGreaterThan(20);
    const index = nodes.find((node) => node['Index Name'] === 'storm_reports_near');
    // The box around the circle is 4 / pi as large.
    expect(index?.['Actual Rows']).toBeLessThan(near * 1.5);
    const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
    expect(whole.map((node) => node['Relation Name'])).not.toContain('storm_reports');
  }, 120_000);

  it('costs one round trip', async () => {
    const before = database.trips;
    await at(DENVER);
    expect(database.trips - before).toBe(1);
  });
});

// The published files are not part of the project: this runs where they lie beside it.
describe.runIf(existsSync(DATA))('the published files', () => {
  it('RPT-2 tell the hail near Nashville on June 15, 2018', async () => {
    await loadStorms(database, { path: `${DATA}180615_rpts_filtered_hail.csv`, day: null });
    const [history] = await at({ latitude: 36.1627, longitude: -86.7816 });
    expect(history?.counts).toEqual([1, 1, 1, 1, 2, 3]);
    expect(history?.nearest?.miles.toFixed(3)).toBe('0.512');
    expect(history?.nearest?.report.at).toBe(Date.UTC(2018, 5, 15, 22, 45));
    expect(history?.nearest?.report.magnitude).toEqual({ unit: 'hundredths-in', value: 100 });
  });

  it('RPT-2 tell the hail near Marquette by the local clock, with its line', async () => {
    await loadStorms(database, { path: `${DATA}180615_rpts_filtered_hail.csv`, day: null });
    const point = { latitude: 46.550698, longitude: -87.395833 };
    const facts = stormFacts(await at(point), { point, timeZone: 'America/Detroit' });
    const nearest = facts.find(({ name }) => name === 'nearest-hail');
    expect(nearest).toMatchObject({
      confidence: 'likely',
      value: {
        rows: [
          {
            at: '2018-06-16T10:20:00.000Z',
            timeZone: 'America/Detroit',
            size: { amount: '1.00', unit: 'in' },
            miles: '13.5',
            record: 'preliminary',
            rowId: '180615_rpts_filtered_hail.csv line 21, sha256 1fad8318…',
          },
        ],
      },
    });
  });
});

async function load(name: string, content: string) {
  return loadStorms(database, { path: await files.write(name, content), day: null });
}

/** Keeps reports as one file of their record. */
async function keep(record: StormRecord, all: readonly StormReport[]): Promise<void> {
  const file: StormFile = { record, edition: null, kinds: KINDS, next: () => null, end: () => null };
  const sha256 = (record === 'spc-daily' ? '0' : '1').repeat(64);
  const id = await beginStormFile(database, { sha256, name: `${record}.csv`, file });
  await insertStormReports(
    database,
    id,
    all.filter((report) => report.record === record),
  );
  await endStormFile(database, id, { kinds: KINDS, first: null, last: null });
}

function toldOf(all: readonly StormReport[], record: StormRecord, kind: StormKind): readonly StormReport[] {
  const isNear = ({ place }: StormReport) => milesBetween(DENVER, place) <= (STORM_RADII.at(-1) ?? 0);
  return all.filter((one) => one.record === record && one.kind === kind && isToldOf(one) && isNear(one));
}

/** In no order: reports of the same place and time come in that of their ids. */
function linesOf(storms: readonly { readonly report: StormReport }[]): readonly number[] {
  return storms.map(({ report }) => report.line).toSorted((one, other) => one - other);
}

function close(miles: number | undefined): unknown {
  return miles === undefined ? null : expect.closeTo(miles, 6);
}

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
};

function nodesIn(plan: Plan | undefined): readonly Plan[] {
  return plan ? [plan, ...(plan.Plans ?? []).flatMap(nodesIn)] : [];
}
