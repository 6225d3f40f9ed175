import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { factsOfPlace, type PackCells, rowsWithoutSpanish } from '@ridgeline/core/packs';
import { factText } from '@ridgeline/core/reports';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../db/database.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { readPackFile } from './pack-file.ts';
import { loadedPacks, removePack } from './packs.repository.ts';
import { rowsOfPlace } from './rows-of-place.ts';
import { loadStartingPacks, startingPackFiles } from './starting-packs.ts';

const DATA = fileURLToPath(new URL('../../../../../../shared/data/', import.meta.url));

type Row = Readonly<Record<string, string>>;
const dataRows = (name: string): readonly Row[] => parse(readFileSync(`${DATA}${name}`), { columns: true });

let packs: Readonly<Record<string, readonly PackCells[]>>;
let database: Database;

beforeAll(async () => {
  database = openDatabase(await freshDatabase(), { connections: 1 });
  const files = await startingPackFiles();
  const read = await Promise.all(
    files.map(async ({ id, bytes }) => {
      const file = await readPackFile(bytes);
      if (!file.ok) throw new Error(`${id}: ${JSON.stringify(file.failure)}`);
      expect(file.value.head.id).toBe(id);
      return [id, file.value.rows] as const;
    }),
  );
  packs = Object.fromEntries(read);
});
afterAll(() => database.close());

const rowsOf = (pack: string) => packs[pack] ?? [];
const countOf = (pack: string, question: string) =>
  rowsOf(pack).filter((row) => row.question === question && row.status !== 'superseded').length;

describe('the starting packs', () => {
  it('RPT-3 are loaded by the migration, and again where one is missing or changed', async () => {
    const ids = (await loadedPacks(database)).map(({ id }) => id);
    expect(ids).toEqual(Object.keys(packs).toSorted());
    await removePack(database, 'us-place-names');
    await loadStartingPacks(database);
    expect((await loadedPacks(database)).map(({ id }) => id)).toEqual(ids);
  });

  // The only question of the shipped packs on which two trusted rows of one body differ: no rule is invented for this.
  it('RPT-3.1 show the two sources on the residential code of California side by side', async () => {
    const rows = await rowsOfPlace(database, { bodies: ['ca'], name: null, stateFips: '06' });
    const place = { propertyType: 'residential', body: null, state: 'ca', county: null } as const;
    const facts = factsOfPlace({ ...place, asOf: '2026-11-22' }, rows);
    const code = facts.find(({ name }) => name === 'adopted-residential-code');
    expect(code).toMatchObject({
      is: 'disputed',
      answers: 'first',
      rows: [
        { value: { text: '2024 IRC as modified (California Residential Code)' }, level: 'state' },
        { value: { text: '2021 IRC' }, source: { date: '2024-01' }, level: 'state' },
      ],
      settledBy: 'building-department',
    });
    expect(code && factText(code, 'en')).toMatchObject({
      answer: [
        '2024 IRC as modified (California Residential Code) (the state’s rule; sources disagree; likely)',
        'Ask the building department.',
      ],
      beside: expect.arrayContaining([expect.stringMatching(/^Disagrees: 2021 IRC/)]),
    });
  });

  it('RPT-3 say for each row where it is from, and of which day', () => {
    const rows = Object.values(packs).flat();
    expect(rows.length).toBeGreaterThan(1_200);
    for (const row of rows) {
      expect(row.source_name, row.row_id).not.toBe('');
      expect(row.source_date ?? row.source_read, row.row_id).toMatch(/^\d{4}/);
    }
  });

  it('RPT-3.3 have the Spanish of all their words', () => {
    expect(Object.entries(packs).filter(([, rows]) => rowsWithoutSpanish(rows) > 0)).toEqual([]);
    const conditions = rowsOf('us-local-criteria').map(({ condition_es }) => condition_es);
    expect(conditions).toContain('borde lateral y alero');
  });

  // A fee schedule names its municipality itself.
  it('RPT-3 name each place that has rows, so that it is found where no city limits are loaded', () => {
    const named = new Set(rowsOf('us-place-names').map(({ bodies }) => bodies));
    const told = Object.values(packs)
      .flat()
      .filter(({ level, question }) => level === 'place' && question !== 'fee-schedule');
    expect(told.filter(({ bodies }) => bodies.split(' ').some((body) => !named.has(body)))).toEqual([]);
  });
});

/** The figures were carried over from public data that lies beside the project where it was made. */
describe.runIf(existsSync(DATA))('the starting packs, against the data they were made from', () => {
  it('RPT-3 hold the climate zone of every county of the states, on both maps', () => {
    const zoneOn = (year: string) =>
      new Map(
        rowsOf('us-climate-zones')
          .filter(({ model_years = '' }) => model_years === '2006-' || model_years === year)
          .flatMap(({ bodies, value }) => bodies.split(' ').map((body) => [body, value] as const)),
      );
    const [of2006, of2021] = [zoneOn('2006-2018'), zoneOn('2021-')];
    const counties = dataRows('climate-zones/iecc-zones-by-county.csv').filter(
      ({ fips = '', zone_2006_2018 }) => !fips.startsWith('72') && zone_2006_2018 !== '',
    );
    expect([of2006.size, of2021.size, counties.length]).toEqual([3_141, 3_141, 3_141]);
    for (const { fips = '', ...zones } of counties) {
      expect(of2006.get(fips), fips).toBe(`${zones['zone_2006_2018']}${zones['moisture_2006_2018']}`);
      expect(of2021.get(fips), fips).toBe(`${zones['zone_2021']}${zones['moisture_2021']}`);
    }
  });

  it.each([
    ['adopted-residential-code', 'statewide_irc_edition'],
    ['adopted-building-code', 'statewide_ibc_edition'],
    ['existing-building-code', 'statewide_iebc_edition'],
  ])('RPT-3 hold what each state and the District say of %s', (question, topic) => {
    const states = new Set(rowsOf('us-state-codes').map(({ bodies }) => bodies));
    expect(states.size).toBe(51);
    const said = dataRows('code-adoption/state-code-adoption.csv').filter(
      (row) => row['topic'] === topic && states.has((row['state'] ?? '').toLowerCase()),
    );
    const told = rowsOf('us-state-codes').filter(
      (row) => row.question === question && !row.row_id.endsWith('/adoption'),
    );
    expect(told.length).toBe(said.length);
  });

  it('RPT-2 hold how many storms were reported in each county', () => {
    const counties = dataRows('hazard/hail-wind-tornado-reports-by-county-1955-2015.csv');
    for (const [question, column] of [
      ['county-hail-reports', 'hail_reports'],
      ['county-severe-wind-reports', 'wind_reports'],
    ] as const) {
      const told = new Map(
        rowsOf('us-county-storms')
          .filter((row) => row.question === question)
          .flatMap(({ bodies, value }) => bodies.split(' ').map((body) => [body, value] as const)),
      );
      // Territories, and the counties that the record does not count.
      const said = counties.filter(
        ({ fips = '', [column]: count }) => !fips.startsWith('72') && count !== '',
      );
      expect(said.length).toBe(told.size);
      for (const { fips = '', [column]: count } of said) expect(told.get(fips), fips).toBe(count);
    }
  });

  it('RPT-2.4 hold each row on a manufacturer’s product, as undated where its document is', () => {
    const told = rowsOf('us-manufacturers').filter(
      ({ question }) => question === 'installation-instructions',
    );
    const said = dataRows('manufacturers/manufacturer-requirements.csv');
    expect([told.length, said.length]).toEqual([83, 83]);
    const key = (topic = '', name = '', url = '', date = '', trust = '') =>
      [topic, name, url, date, trust].join('|');
    expect(
      told
        .map((row) => key(row.about, row.source_name, row.source_url, row.source_date, row.trust))
        .toSorted(),
    ).toEqual(
      said
        .map((row) =>
          key(
            row['topic']?.replaceAll('_', '-'),
            row['source_name'],
            row['source_url'],
            row['source_date'] === 'undated' ? '' : row['source_date'],
            row['confidence'],
          ),
        )
        .toSorted(),
    );
    const figures = (value = '') => value.match(/\d+/g) ?? [];
    for (const row of said) {
      const alike = told.filter(
        ({ about, source_name }) =>
          about === row['topic']?.replaceAll('_', '-') && source_name === row['source_name'],
      );
      expect(
        alike.map(({ value }) => figures(value).join()),
        row['jurisdiction'],
      ).toContain(figures(row['value']).join());
    }
  });

  it('RPT-3 hold each local row whose jurisdiction is known', () => {
    const geoids = new Map(
      dataRows('local-criteria/jurisdiction-geoids.csv').map((row) => [
        `${row['jurisdiction']}|${row['state']}`,
        row['geoid'],
      ]),
    );
    const isKnown = (row: Row) =>
      /\(state(wide rule)?\)/.test(row['jurisdiction'] ?? '') ||
      (geoids.get(`${row['jurisdiction']}|${row['state']}`) ?? '') !== '';
    const local = dataRows('local-criteria/local-criteria.csv');
    const facts = local.filter((row) => isKnown(row) && !row['topic']?.endsWith('_condition'));
    // The page of one department was read since; and the section that Ohio deleted stands in the text of another row.
    const carriedOver = (pack: string) =>
      rowsOf(pack).filter(({ source_url = '' }) => !source_url.includes('pprbd.org')).length;
    expect([local.length, facts.length, carriedOver('us-local-criteria')]).toEqual([695, 640, 641]);
    const contacts = dataRows('permit-contacts/permit-contacts.csv');
    expect([contacts.length, contacts.filter(isKnown).length, carriedOver('us-permit-contacts')]).toEqual([
      66, 62, 62,
    ]);

    const ice = local.filter((row) => row['topic'] === 'ice_barrier_required');
    expect([ice.length, ice.filter(isKnown).length, countOf('us-local-criteria', 'ice-barrier')]).toEqual([
      53, 52, 52,
    ]);
  });
});
