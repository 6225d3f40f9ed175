import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { aStormEvent, STORM_EVENTS_HEADER } from '@ridgeline/core/testing/storms';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../db/database.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { manyHailReports, StormFilesOnDisk } from '../../testing/storm-files.ts';
import { loadStorms, removeStorms } from './load-storms.ts';

const DATA = fileURLToPath(new URL('../../../../../../shared/data/spc/', import.meta.url));
const HAIL = 'Time,Size,Location,County,State,Lat,Lon,Comments';
const WAUSAU = '1431,100,WAUSAU,MARATHON,WI,44.96,-89.63,(GRB)';
const MOSINEE = '0035,175,3 SSE MOSINEE,MARATHON,WI,44.78,-89.69,GOLF BALL, NEAR I-39, AT TEN. (GRB)';

let database: Database;
let files: StormFilesOnDisk;

beforeAll(async () => {
  [database, files] = [openDatabase(await freshDatabase()), await StormFilesOnDisk.create()];
});
afterEach(async () => {
  await database.rows({ name: 'forget-storms', text: 'delete from storm_files' }, []);
});
afterAll(async () => {
  await database.close();
  await files.remove();
});

const load = async (name: string, content: string | Uint8Array, day: number | null = null) =>
  loadStorms(database, { path: await files.write(name, content), day });

const reports = () =>
  database.rows<Record<string, unknown>>(
    {
      name: 'all-storms',
      text: `select file.name, file.sha256, file.record, file.kinds, file.year, report.line, report.kind, report.at,
          report.place[0] as east, report.place[1] as north, report.magnitude::float8 as magnitude, report.unit,
          report.basis, report.location, report.county, report.state, report.comments, report.event_id as event
        from storm_reports report join storm_files file on file.id = report.file_id order by report.at, report.line`,
    },
    [],
  );
const counted = async () => (await reports()).length;

/** Every trap of the daily files in one. */
const TRAPS = [
  'Raw Tornado LSR for 130401 12Z to 11:59Z the next day',
  'Time,EF_Scale,Location,County,State,LAT,LON,Remarks',
  '2140,UNK,9 S SILVERTON,BRISCOE,TX,34.34,-101.3,TORNADO TOUCHDOWN',
  '        NEAR THE ROAD. (LUB)',
  'Raw Wind/Gust LSR for 130401 12Z to 11:59Z the next day',
  'Time,Speed(MPH),Location,County,State,LAT,LON,Remarks',
  '0024,60,5 N BENJAMIN,KNOX,TX,33.66,-99.79,GUST, MEASURED, BY A MESONET (OUN)',
  '1215,UNK,13 SSE LITTLE MARAIS,LSZ162,MN,47,-91,REPORTED BY A SHIP. (DLH)',
  '9999,60,NOWHERE,KNOX,TX,33.66,-99.79,(OUN)',
  'Raw Hail LSR for 130401 12Z to 11:59Z the next day',
  'Time,Size(1/100in.),Location,County,State,LAT,LON,Remarks',
  '1200,100,HALE CENTER,HALE,TX,34.06,-101.84,(LUB)',
  '1159,175,HALE CENTER,HALE,TX,34.06,-101.84,(LUB)',
  // Sent twice.
  '1159,175,HALE CENTER,HALE,TX,34.06,-101.84,(LUB)',
  '2042,1.00,HALE CENTER,HALE,TX,34.06,-101.84,(LUB)',
  '2042,100,HALE CENTER,HALE,TX,0,0,(LUB)',
  '2042,100,HALE CENTER',
].join('\r\n');

describe('loading storm reports', () => {
  it('reads a file with every trap, and tells the lines that it leaves out', async () => {
    expect(await load('yesterday.csv', `${TRAPS}\r\n`)).toEqual({
      added: 4,
      known: 1,
      refused: 4,
      firstRefused: [
        { line: 9, reason: 'This is not a time.' },
        { line: 15, reason: 'The size or speed is not a number.' },
        { line: 16, reason: 'The latitude and longitude are not a place.' },
        { line: 17, reason: 'The line has fewer columns than its header.' },
      ],
    });
    const told = (await reports()).map(({ line, kind, at, east, north, magnitude, unit }) =>
      [line, kind, (at as Date).toISOString(), north, east, magnitude, unit].join(' '),
    );
    expect(told).toEqual([
      '12 hail 2013-04-01T12:00:00.000Z 34.06 -101.84 100 hundredths-in',
      '8 wind 2013-04-01T12:15:00.000Z 47 -91  ',
      '7 wind 2013-04-02T00:24:00.000Z 33.66 -99.79 60 mph',
      '13 hail 2013-04-02T11:59:00.000Z 34.06 -101.84 175 hundredths-in',
    ]);
  });

  it('keeps with each row its file, line and hash', async () => {
    const content = `${HAIL}\n${WAUSAU}\n${MOSINEE}\n`;
    await load('180615_rpts_filtered_hail.csv', content);
    expect((await reports())[1]).toEqual({
      name: '180615_rpts_filtered_hail.csv',
      sha256: createHash('sha256').update(content).digest('hex'),
      record: 'spc-daily',
      kinds: ['hail'],
      year: null,
      line: 3,
      kind: 'hail',
      at: new Date('2018-06-16T00:35:00Z'),
      east: -89.69,
      north: 44.78,
      magnitude: 175,
      unit: 'hundredths-in',
      basis: 'unknown',
      location: '3 SSE MOSINEE',
      county: 'MARATHON',
      state: 'WI',
      comments: 'GOLF BALL, NEAR I-39, AT TEN. (GRB)',
      event: null,
    });
  });

  it('adds of a later copy only what is new, and keeps where the rest is from', async () => {
    await load('180615_rpts_hail.csv', `${HAIL}\n${WAUSAU}\n`);
    const again = await load('180615_rpts_hail.csv', `${HAIL}\n${WAUSAU}\n`);
    expect(again).toMatchObject({ added: 0, known: 1 });
    const later = await load('180615_rpts_filtered_hail.csv', `${HAIL}\n${MOSINEE}\n${WAUSAU}\n`);
    expect(later).toMatchObject({ added: 1, known: 1 });
    expect((await reports()).map(({ name, line }) => [name, line])).toEqual([
      ['180615_rpts_hail.csv', 2],
      ['180615_rpts_filtered_hail.csv', 2],
    ]);
  });

  it('keeps apart the same storm of a daily and of an annual file', async () => {
    await load('180615_rpts_hail.csv', `${HAIL}\n${WAUSAU}\n`);
    const annual =
      'om,yr,mo,dy,date,time,tz,st,stf,mag,slat,slon,f1\n1,2018,06,15,x,08:31:00,3,WI,55,1.0,44.96,-89.63,73\n';
    expect(await load('2018_hail.csv', annual)).toMatchObject({ added: 1 });
    expect((await reports()).map(({ record, at }) => [record, (at as Date).toISOString()])).toEqual([
      ['spc-daily', '2018-06-15T14:31:00.000Z'],
      ['spc-annual', '2018-06-15T14:31:00.000Z'],
    ]);
  });

  it('takes the day that is given for a file without one, and says so where none is', async () => {
    const content = `${HAIL}\n${WAUSAU}\n`;
    await expect(load('0531_hail.csv', content)).rejects.toThrow(
      'None of its lines is a report. Line 2: The date is missing or is not valid.',
    );
    await load('0531_hail.csv', content, Date.UTC(2020, 4, 31));
    expect((await reports())[0]?.['at']).toEqual(new Date('2020-05-31T14:31:00Z'));
  });

  it('removes what a file brought', async () => {
    const path = await files.write('180615_rpts_hail.csv', `${HAIL}\n${WAUSAU}\n`);
    await expect(removeStorms(database, path)).rejects.toThrow('No file with this content is loaded.');
    await loadStorms(database, { path, day: null });
    expect(await removeStorms(database, path)).toBe(1);
    expect(await counted()).toBe(0);
  });

  it('tells how far it has come', async () => {
    const content = manyHailReports(10_000);
    const path = await files.write('180615_rpts_hail.csv', content);
    const read: number[] = [];
    await loadStorms(database, { path, day: null, onRead: (bytes) => read.push(bytes) });
    expect(read.length).toBeGreaterThan(2);
    expect(read).toEqual(read.toSorted((one, other) => one - other));
    expect(read.at(-1)).toBe(content.length);
    expect(await counted()).toBe(10_000);
  });
});

describe('a file that cannot be loaded', () => {
  const GOOD = manyHailReports(6_000);
  const packed = gzipSync(GOOD);
  const damaged = Uint8Array.from(packed, (byte, at) => (at === packed.length >> 1 ? byte ^ 0xff : byte));

  it.each<[string, string, string | Uint8Array, RegExp]>([
    [
      'is of another kind',
      '180615_rpts_hail.csv',
      '{"type":"FeatureCollection"}\n',
      /first line is not the header/,
    ],
    ['is empty', '180615_rpts_hail.csv', '', /It is empty/],
    ['does not say its kind', 'annual.csv', 'om,yr,mo,dy\n', /its name has to say which/],
    ['has no line end', '180615_rpts_hail.csv', 'x'.repeat(3_000_000), /longer than a megabyte/],
    [
      'is not in UTF-8',
      '180615_rpts_hail.csv',
      Buffer.concat([Buffer.from(GOOD), Buffer.from([0xff, 0x0a])]),
      /not text in UTF-8/,
    ],
    [
      'ends within a character',
      '180615_rpts_hail.csv',
      Buffer.concat([Buffer.from(GOOD), Buffer.from([0xc3])]),
      /not text in UTF-8/,
    ],
    ['holds a character 0', '180615_rpts_hail.csv', `${GOOD}\0\n`, /It is not text\./],
    ['ends within a line', '180615_rpts_hail.csv', `${GOOD}1431,100,WAU`, /ends too early, in line 6002/],
    [
      'is packed and cut off',
      '180615_rpts_hail.csv.gz',
      packed.subarray(0, packed.length - 400),
      /damaged or ends too early/,
    ],
    ['is packed and damaged', '180615_rpts_hail.csv.gz', damaged, /damaged or ends too early/],
  ])('%s is refused in a sentence, and changes nothing', async (_, name, content, message) => {
    await load('180614_rpts_hail.csv', `${HAIL}\n${WAUSAU}\n`);
    const before = await reports();
    await expect(load(name, content)).rejects.toThrow(message);
    await expect(load(name, content)).rejects.toMatchObject({ name: 'FileProblem' });
    expect(await reports()).toEqual(before);
  });

  it('is missing, or is a folder', async () => {
    const missing = loadStorms(database, { path: '/nowhere/hail.csv', day: null });
    await expect(missing).rejects.toThrow('It cannot be read: ENOENT');
    await expect(loadStorms(database, { path: '/', day: null })).rejects.toThrow('It cannot be read: EISDIR');
  });

  it('is not loaded beside another', async () => {
    await database.transaction(async (db) => {
      await db.rows({ name: 'hold', text: `select pg_advisory_xact_lock(hashtext('storm_files'))` }, []);
      await expect(load('180615_rpts_hail.csv', GOOD)).rejects.toThrow('being loaded by another process');
    });
    expect(await load('180615_rpts_hail.csv', GOOD)).toMatchObject({ added: 6_000 });
  });
});

describe('a year of Storm Events', () => {
  const named = (made: string) => `StormEvents_details-ftp_v1.0_d2021_c${made}.csv.gz`;
  const edition = (...events: readonly Readonly<Record<string, string>>[]) =>
    gzipSync([STORM_EVENTS_HEADER, ...events.map(aStormEvent), ''].join('\n'));
  const told = async () =>
    (await reports()).map(({ event, magnitude, name }) => [event, magnitude, String(name).slice(-15, -7)]);

  it('is replaced by a later edition, which corrects events and drops some', async () => {
    await load(named('20220101'), edition({ EVENT_ID: '1' }, { EVENT_ID: '2', BEGIN_TIME: '2300' }));
    const later = edition({ EVENT_ID: '1', MAGNITUDE: '1.75' }, { EVENT_ID: '3', BEGIN_TIME: '2300' });
    expect(await load(named('20220601'), later)).toMatchObject({ added: 2, known: 0 });
    expect(await told()).toEqual([
      ['1', 175, '20220601'],
      ['3', 100, '20220601'],
    ]);
  });

  it('is not changed by the same edition, packed or not, and refuses an earlier one', async () => {
    await load(named('20220601'), edition({ EVENT_ID: '1' }));
    const plain = named('20220601').replace('.gz', '');
    expect(await load(plain, gunzipSync(edition({ EVENT_ID: '1' })))).toMatchObject({ added: 0, known: 1 });
    await expect(load(named('20220101'), edition({ EVENT_ID: '2' }))).rejects.toThrow(
      'A later edition of 2021 is loaded, that of 2022-06-01.',
    );
    expect(await told()).toEqual([['1', 100, '20220601']]);
  });

  it('that is cut off within a quoted text is refused, and the earlier edition stays', async () => {
    await load(named('20220101'), edition({ EVENT_ID: '1' }));
    const cut = gunzipSync(edition({ EVENT_ID: '1' }, { EVENT_ID: '2' })).subarray(0, -30);
    await expect(load(named('20220601'), cut)).rejects.toThrow('It ends too early, in line 3.');
    expect(await told()).toEqual([['1', 100, '20220101']]);
  });
});

describe('the table of storm reports', () => {
  /** A copy of a row, with other values. */
  const insert = (change: object) =>
    database.rows(
      {
        name: 'copy-storm',
        text: `insert into storm_reports select (jsonb_populate_record(report,
            jsonb_build_object('id', gen_random_uuid()) || $1::jsonb)).*
          from storm_reports report limit 1`,
      },
      [JSON.stringify(change)],
    );

  it.each([
    ['a file', { file_id: null }, 'null value in column "file_id"'],
    ['a known file', { file_id: 0 }, 'storm_reports_file_id_storm_files_id_fk'],
    ['a line', { line: 0 }, 'storm_reports_line'],
    ['the unit of its kind', { unit: 'mph' }, 'storm_reports_unit'],
    ['a unit', { unit: null }, 'storm_reports_unit'],
    ['a place', { place: null }, 'null value in column "place"'],
    ['a time', { at: null }, 'null value in column "at"'],
  ])('RPT-3 holds none without %s', async (_, change, constraint) => {
    await load('180615_rpts_hail.csv', `${HAIL}\n${WAUSAU}\n`);
    await insert({ line: 3 });
    expect(await counted()).toBe(2);
    await expect(insert(change)).rejects.toThrow(constraint);
  });

  it('RPT-3 knows no file without name and hash', async () => {
    const file = (name: string, sha256: string) =>
      database.rows(
        {
          name: 'insert-file',
          text: `insert into storm_files (name, sha256, record, kinds) values ($1, $2, 'spc-daily', '{}')`,
        },
        [name, sha256],
      );
    await expect(file('', '0'.repeat(64))).rejects.toThrow('storm_files_name');
    await expect(file('a.csv', 'unknown')).rejects.toThrow('storm_files_sha256');
  });
});

// The published files are not part of the project: this runs where they lie beside it.
describe.runIf(existsSync(DATA))('the published files', () => {
  it.each([
    ['180615_rpts_filtered_hail.csv', 20],
    ['180615_rpts_filtered_wind.csv', 25],
    ['180615_rpts_filtered_torn.csv', 0],
    ['0531_hail.csv', 75],
    ['0531_wind.csv', 100],
    ['yesterday_raw.csv', 30],
    ['1955-2017_hail.csv', 40],
    ['1955-2017_wind.csv', 40],
  ])('%s has %i reports, and the second time none that is new', async (name, count) => {
    const file = { path: `${DATA}${name}`, day: Date.UTC(2020, 4, 31) };
    expect(await loadStorms(database, file)).toMatchObject({ added: count, known: 0, refused: 0 });
    expect(await loadStorms(database, file)).toMatchObject({ added: 0, known: count, refused: 0 });
    expect(await counted()).toBe(count);
  });
});
