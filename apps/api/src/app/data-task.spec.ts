import { gzipSync } from 'node:zlib';
import type { Locale } from '@ridgeline/core/shared';
import { aFeeScheduleRow, aPackHead, aPackRow } from '@ridgeline/core/testing/packs';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../db/database.ts';
import { addressBookIn } from '../features/places/address-book-in.ts';
import { taskWorld } from '../testing/task-world.ts';
import { dataTask } from './data-task.ts';

const ADDRESS = '2101 O St, Cheyenne, WY 82001';
const DATED = ['--edition', 'TIGER/Line 2019', '--as-of', '2019-01-01'];
const AROUND_CHEYENNE = [
  [-105, 41],
  [-104.5, 41],
  [-104.5, 41.4],
  [-105, 41.4],
  [-105, 41],
];
const WYOMING = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { GEOID: '5613900', NAME: 'Cheyenne', CLASSFP: 'C1', FUNCSTAT: 'A' },
      geometry: { type: 'Polygon', coordinates: [AROUND_CHEYENNE] },
    },
  ],
});
const MISSING = 'geoid,state,name,type,why\n5645050,WY,Laramie,city,polygon missing\n';

const world = await taskWorld();
const { url, folder } = world;
const database: Database = openDatabase(url, { connections: 1 });
afterAll(() => database.close());

async function task(words: readonly string[], locale: Locale = 'en') {
  let isRight = false;
  const said = await world.saidBy(async () => {
    isRight = await dataTask(() => url, words, { out: world.out, err: world.out, locale, folder });
  });
  return { isRight, said };
}

describe('outlines of places', () => {
  it('RPT-2 answer for addresses from their load to their removal, in an address book that was there before', async () => {
    const book = addressBookIn(database, {});
    const limits = async () => (await book.locate(ADDRESS))?.limits;
    await world.write('wy.json.gz', gzipSync(WYOMING));

    expect(await limits()).toEqual({ is: 'not-loaded' });
    expect(await task(['check', 'wy.json.gz'])).toEqual({
      isRight: true,
      said: 'wy.json.gz: outlines/wy, 1 place, 0 without a government, no error\n',
    });
    expect(await limits()).toEqual({ is: 'not-loaded' });
    expect((await task(['load', ...DATED, 'wy.json.gz'])).said).toBe(
      'wy.json.gz: outlines/wy, 1 place loaded; 0 without a government left out\n',
    );
    const source = { name: 'US Census Bureau', url: null, edition: 'TIGER/Line 2019', date: '2019-01-01' };
    expect(await limits()).toMatchObject({ is: 'inside', geoid: '5613900', source });
    expect((await task(['load', 'wy.json.gz', ...DATED])).said).toBe(
      'wy.json.gz: outlines/wy is loaded already\n',
    );
    expect((await task(['status'])).said).toMatch(
      /^outlines\/wy TIGER\/Line 2019 as of 2019-01-01, US Census Bureau, 1 place, loaded \d{4}-.*Z, sha256 [0-9a-f]{64}$/m,
    );
    expect((await task(['remove', 'outlines/wy'])).isRight).toBe(true);
    expect(await limits()).toEqual({ is: 'not-loaded' });
    expect(await task(['remove', 'outlines/wy'])).toEqual({
      isRight: false,
      said: 'outlines/wy is not loaded.\n',
    });
  });

  it('RPT-2 that are missing are a list, which is loaded, told and removed likewise', async () => {
    await world.write('missing.csv', MISSING);
    expect((await task(['load', 'missing.csv'])).said).toContain(
      'outlines/missing, 1 place without an outline',
    );
    expect((await task(['load', 'missing.csv'])).said).toBe(
      'missing.csv: outlines/missing is loaded already\n',
    );
    expect((await task(['status'])).said).toContain('outlines/missing, 1 place without an outline\n');
    expect((await task(['remove', 'outlines/missing'])).isRight).toBe(true);
    expect((await task(['status'])).said).not.toContain('outlines');
  });

  it.each<[what: string, bytes: string | Uint8Array, reason: string]>([
    ['cut off', WYOMING.slice(0, -20), 'The file is not JSON, or it ends too early.'],
    ['packed and cut off', gzipSync(WYOMING).subarray(0, -20), 'The file cannot be unpacked'],
    ['not UTF-8', Buffer.from(WYOMING.replace('Cheyenne', 'Chéyenne'), 'latin1'), 'is not text in UTF-8'],
    ['of wrong places', WYOMING.replace('5613900', '56'), '1 error:\n  place 1: properties.GEOID'],
    ['of no state', WYOMING.replace('5613900', '9913900'), 'The places have to be those of one state.'],
    ['other JSON', '{"type":"Feature"}', 'The file is not a data pack'],
    ['empty', '', 'The file is not a data pack'],
    ['a wrong list', `${MISSING}nothing\n`, '1 error:\n  line 3: '],
  ])('RPT-2 in a file that is %s are refused whole, with the reason', async (_, bytes, reason) => {
    await world.write('wrong', bytes);
    const { isRight, said } = await task(['load', ...DATED, 'wrong']);
    expect([isRight, said]).toEqual([false, expect.stringContaining('wrong was not loaded. ')]);
    expect(said).toContain(reason);
    expect((await task(['status'])).said).not.toContain('outlines');
  });

  it('CALC-4 of fees tell the GEOID that is known by another name, and are loaded all the same', async () => {
    const name = {
      ...aPackRow(),
      row_id: 'name',
      question: 'body-name',
      value: 'Señora',
      unit: undefined,
      bodies: '0873330',
    };
    const rows = [
      name,
      aFeeScheduleRow({ row_id: 'same', value: 'SENORA' }),
      aFeeScheduleRow({ row_id: 'other', value: 'Sonora' }),
      aFeeScheduleRow({ row_id: 'unnamed', bodies: '0873331', value: 'Anything' }),
    ];
    await world.write(
      'fees.json',
      JSON.stringify({ ...aPackHead({ id: 'fees', row_count: rows.length }), rows }),
    );
    const odd = 'Fee schedule other: GEOID 0873330 is known as Señora, and the file says Sonora.\n';
    expect(await task(['check', 'fees.json'])).toEqual({
      isRight: true,
      said: expect.stringContaining(`${odd}fees.json: fees 2026.11, 4 rows, no error\n`),
    });
    expect(await task(['load', 'fees.json'])).toEqual({
      isRight: true,
      said: `${odd}fees.json: fees 2026.11, 4 rows loaded\n`,
    });
    expect(await task(['remove', 'fees'])).toMatchObject({ isRight: true });
  });

  it('CALC-4 of fees are checked beside the names that the product ships with, without a database', async () => {
    const row = aFeeScheduleRow({ row_id: 'denver', bodies: '0869645', value: 'City of Denver' });
    await world.write('fees.json', JSON.stringify({ ...aPackHead({ id: 'fees' }), rows: [row] }));
    const nowhere = () => Promise.reject(new Error('A check asks no database.'));
    const said = await world.saidBy(() =>
      dataTask(nowhere, ['check', 'fees.json'], { out: world.out, err: world.out, locale: 'es', folder }),
    );
    expect(said).toContain(
      'Tarifas denver: el GEOID 0869645 se conoce como Sheridan y el archivo dice City of Denver.',
    );
  });

  it('RPT-3.3 tell how many rows are in English on Spanish pages, and what is told in both languages is not counted', async () => {
    const limited = (row_id: string, over: object) =>
      aPackRow({ row_id, condition: 'above 5000 ft', value: row_id, ...over });
    const rows = [
      aPackRow(),
      limited('36', {}),
      limited('37', { condition_es: 'arriba de 5000 pies' }),
      limited('38', { condition: '1955–2015' }),
    ];
    const pack = JSON.stringify({ ...aPackHead({ id: 'limits', row_count: rows.length }), rows });
    await world.write('limits.json', pack);
    expect(await task(['check', 'limits.json'], 'es')).toEqual({
      isRight: true,
      said:
        'limits.json: 1 fila está en inglés en las páginas en español: falta about_es, value_es o condition_es.\n' +
        'limits.json: limits 2026.11, 4 filas, sin errores\n',
    });
  });

  it('RPT-2 RPT-3 that the database would refuse are refused by the reader, and the files after them are loaded', async () => {
    const fees = aFeeScheduleRow();
    const charging = (over: object) => ({
      schedule: { components: fees.schedule?.components.map((line) => ({ ...line, ...over })) ?? [] },
    });
    const packOf = (over: object) =>
      JSON.stringify({ ...aPackHead({ id: 'fees' }), rows: [{ ...fees, ...over }] });
    const wrong = {
      'nul.json': packOf(charging({ id: 'a\u0000b' })),
      'half.json': packOf(charging({ cite: '\ud800' })),
      'bodies.json': packOf({ bodies: '0820000 0820000' }),
      'year.json': packOf({ source_read: '0000-01-01' }),
      'name.json': WYOMING.replace('Cheyenne', String.raw`Che\u0000yenne`),
      'no-rings.json': WYOMING.replace(/"coordinates":.*?\]\]\]/, '"coordinates":[]'),
      'twice.csv': `${MISSING}${MISSING.split('\n')[1]}\n`,
      'nul.csv': MISSING.replace('Laramie', 'Lara\u0000mie'),
    };
    const files = { ...wrong, 'right.json': packOf({}), 'right.csv': MISSING };
    for (const [file, text] of Object.entries(files)) await world.write(file, text);

    const { isRight, said } = await task(['load', ...DATED, ...Object.keys(files)], 'es');
    expect(isRight).toBe(false);
    expect(said.trimEnd().split('\n')).toEqual([
      ...refusal('nul.json', 'línea 1: schedule.components.0.id tiene caracteres que no se pueden imprimir'),
      ...refusal(
        'half.json',
        'línea 1: schedule.components.0.cite tiene caracteres que no se pueden imprimir',
      ),
      ...refusal('bodies.json', 'línea 1: bodies nombra dos veces el mismo lugar'),
      ...refusal('year.json', 'línea 1: source_read no es un día, mes o año como 2024-02-29'),
      ...refusal('name.json', 'lugar 1: properties.NAME falta o no es correcto'),
      ...refusal('no-rings.json', 'lugar 1: geometry.coordinates falta o no es correcto'),
      ...refusal('twice.csv', 'línea 3: su lugar está dos veces en la lista'),
      ...refusal('nul.csv', 'línea 2: tiene caracteres que no se pueden imprimir'),
      'right.json: fees 2026.11, 1 fila cargada',
      'right.csv: outlines/missing, 1 lugar sin contorno cargado',
    ]);
    expect(await task(['remove', 'fees', 'outlines/missing'])).toMatchObject({ isRight: true });

    function refusal(file: string, reason: string): readonly string[] {
      return [`${file} no se cargó. 1 error:`, `  ${reason}`];
    }
  });

  it.each([
    ['no day', ['--edition', 'TIGER/Line 2019']],
    ['no edition', ['--as-of', '2019-01-01']],
    ['a day that does not exist', ['--edition', 'TIGER/Line 2019', '--as-of', '2019-02-30']],
  ])('RPT-2 are not loaded with %s', async (_, flags) => {
    await world.write('wy.json', WYOMING);
    expect((await task(['load', 'wy.json', ...flags], 'es')).said).toContain('no se cargó. Los contornos');
    expect((await task(['status'])).said).not.toContain('outlines');
  });

  it('cannot be loaded from a folder, or with a word that the task does not know', async () => {
    expect((await task(['load', '.'])).said).toBe('. cannot be read.\n');
    await expect(task(['load', '--editions', 'x', 'wy.json'])).rejects.toThrow('data load <file…>');
  });
});
