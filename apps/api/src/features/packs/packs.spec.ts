import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aFeeScheduleRow, aPackHead, aPackRow } from '@ridgeline/core/testing/packs';
import type { PackCells } from '@ridgeline/core/packs';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataTask } from '../../app/data-task.ts';
import { openDatabase, type Database } from '../../db/database.ts';
import { CopyOfTheApi } from '../../testing/copy-of-the-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { readPackFile } from './pack-file.ts';
import { loadedPacks, loadPack, removePack } from './packs.repository.ts';

// Processes on a busy machine: a long limit, which only a hanging test reaches.
const PATIENT = { timeout: 180_000 };

let url: string;
let database: Database;
let client: Client;
let folder: string;

beforeAll(async () => {
  url = await freshDatabase();
  database = openDatabase(url, { connections: 2 });
  client = new Client({ connectionString: url });
  await client.connect();
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-packs-'));
});
afterAll(async () => {
  await client.end();
  await database.close();
  await rm(folder, { recursive: true });
});

/** A pack whose rows tell the frost depth of the counties of Colorado, with a value for each. */
function packBytes(id: string, count: number, value: string, over: Partial<PackCells> = {}): Uint8Array {
  const rows = Array.from({ length: count }, (_, index) =>
    aPackRow({
      row_id: `row-${index}`,
      level: 'county',
      bodies: county(index),
      value,
      condition: `${index}`,
      ...over,
    }),
  );
  return new TextEncoder().encode(
    JSON.stringify({ ...aPackHead({ id, row_count: count, version: value }), rows }),
  );
}
const county = (index: number) => `08${String(index % 1000).padStart(3, '0')}`;

async function load(bytes: Uint8Array): Promise<boolean> {
  const file = await readPackFile(bytes);
  if (!file.ok) throw new Error(JSON.stringify(file.failure));
  return loadPack(database, file.value);
}

async function valuesOf(pack: string): Promise<Record<string, number>> {
  const { rows } = await client.query<{ value: string; count: number }>(
    'select value, count(*)::int as count from data_pack_rows where pack = $1 group by value',
    [pack],
  );
  return Object.fromEntries(rows.map(({ value, count }) => [value, count]));
}

describe('a loaded pack', () => {
  it('RPT-3 is replaced as a whole by another version, and the same file again changes nothing', async () => {
    expect(await load(packBytes('frost', 1_500, '36'))).toBe(true);
    const [before] = await loadedPacks(database);
    expect(await load(packBytes('frost', 1_500, '36'))).toBe(false);
    expect(await loadedPacks(database)).toContainEqual(before);
    expect(await load(packBytes('frost', 20, '42'))).toBe(true);
    expect(await valuesOf('frost')).toEqual({ '42': 20 });
  });

  it('RPT-3 has a row for each body that its rows name', async () => {
    await load(packBytes('many', 1, '36', { bodies: '08001 08003 08005' }));
    const { rows } = await client.query(`select body from data_pack_rows where pack = 'many' order by body`);
    expect(rows).toEqual([{ body: '08001' }, { body: '08003' }, { body: '08005' }]);
  });

  it('RPT-3 is removed with its rows', async () => {
    await load(packBytes('gone', 3, '36'));
    expect([await removePack(database, 'gone'), await removePack(database, 'gone')]).toEqual([true, false]);
    expect(await valuesOf('gone')).toEqual({});
  });

  it.each([
    ['a source', { source_name: '' }],
    ['the name of a source', { source_name: null }],
    ['a date', { source_read: null }],
    ['a value', { value: '' }],
    ['a pack', { pack: 'nobody' }],
    ['a known status', { status: 'rumor' }],
    ['the terms of its fees', { question: 'fee-schedule' }],
  ])('RPT-3 the database refuses a fact without %s', async (_, over) => {
    await load(packBytes('strict', 1, '36'));
    const { bodies: body, ...cells } = aPackRow({ row_id: 'new' });
    const row = { ...cells, pack: 'strict', body, ...over };
    const names = Object.keys(row);
    const insert = client.query(
      `insert into data_pack_rows (${names.join(', ')}) values (${names.map((_name, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    );
    await expect(insert).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  });
});

describe('the task data', PATIENT, () => {
  async function task(...args: readonly string[]) {
    let said = '';
    const output = {
      isTTY: false,
      write: (text: string) => ((said += text), true),
    } as unknown as NodeJS.WriteStream;
    const isRight = await dataTask(() => url, args, { out: output, err: output, locale: 'en', folder });
    return { isRight, said };
  }

  it('RPT-3 checks, loads, lists and removes', async () => {
    const file = join(folder, 'county.json');
    await writeFile(file, packBytes('by-county', 3, '36'));
    expect(await task('check', file)).toEqual({
      isRight: true,
      said: 'county.json: by-county 36, 3 rows, no error\n',
    });
    expect(await valuesOf('by-county')).toEqual({});
    expect((await task('load', file)).said).toBe('county.json: by-county 36, 3 rows loaded\n');
    expect((await task('load', file)).said).toBe('county.json: by-county 36 is loaded already\n');
    expect((await task('status')).said).toMatch(
      /^by-county 36, 3 rows, compiled 2026-11-22, loaded \d{4}-.*Z, sha256 [0-9a-f]{64}$/m,
    );
    expect(await task('remove', 'by-county')).toEqual({ isRight: true, said: 'by-county was removed\n' });
    expect(await task('remove', 'by-county')).toEqual({ isRight: false, said: 'by-county is not loaded.\n' });
  });

  it('RPT-3 loads nothing of a wrong file, lists its errors, and goes on with the next', async () => {
    const [wrong, right] = [join(folder, 'wrong.json'), join(folder, 'right.json')];
    await writeFile(wrong, packBytes('wrong', 2, 'deep'));
    await writeFile(right, packBytes('right', 2, '36'));
    const { isRight, said } = await task('load', wrong, right, join(folder, 'absent.csv'));
    expect(isRight).toBe(false);
    expect(said).toContain(`${wrong} was not loaded. 2 errors:\n  line 1: value has to be a number`);
    expect(said).toContain('right.json: right 36, 2 rows loaded\n');
    expect(said).toContain('absent.csv cannot be read.\n');
    expect([await valuesOf('wrong'), await valuesOf('right')]).toEqual([{}, { '36': 2 }]);
  });

  it('CALC-4 tells of what is odd about a fee schedule when it is checked, and refuses what is wrong', async () => {
    const [odd, wrong] = [join(folder, 'odd.json'), join(folder, 'wrong-fees.csv')];
    const row = aFeeScheduleRow();
    await writeFile(odd, JSON.stringify({ ...aPackHead({ id: 'fees' }), rows: [row] }));
    expect(await task('check', odd)).toEqual({
      isRight: true,
      said: 'springfield-co: The schedule gives no effective date.\nodd.json: fees 2026.11, 1 row, no error\n',
    });
    const { schedule, ...cells } = row;
    const lines = JSON.stringify({ components: [{ ...schedule?.components[0], amount: 75 }] });
    const csv = (values: readonly unknown[]) =>
      values.map((value) => `"${String(value).replaceAll('"', '""')}"`).join(',');
    const head = aPackHead({ id: 'fees' });
    const records = [Object.keys(head), Object.values(head), [...Object.keys(cells), 'schedule']];
    await writeFile(wrong, [...records, [...Object.values(cells), lines], []].map(csv).join('\n'));
    expect((await task('load', wrong)).said).toContain(
      'line 4: schedule.components.0.amount has to be a number such as 23.50',
    );
  });

  it('RPT-3 says how it is called', async () => {
    for (const args of [[], ['load'], ['bake', 'x'], ['status', 'x']]) {
      await expect(task(...args), args.join(' ')).rejects.toThrow('data load <file…>');
    }
  });

  it('RPT-3 killed in the middle of a load leaves what was loaded before, and loading again works', async () => {
    await load(packBytes('killed', 1_200, '36'));
    const file = join(folder, 'second.json');
    await writeFile(file, packBytes('killed', 3_000, '42'));

    // Another transaction holds a key of the second thousand: the load has written the first when it comes to wait.
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin');
    await holder.query(`insert into data_pack_rows
        (pack, row_id, body, level, question, value, status, trust, source_name, source_read)
      values ('killed', 'row-1500', '${county(1_500)}', 'county', 'weathering', 'severe', 'adopted', 'high', 'H', now())`);

    const loading = CopyOfTheApi.startTask(['data', 'load', file], { DATABASE_URL: url });
    await vi.waitFor(async () => expect(await waitingLoads()).toBe(1), { timeout: 170_000, interval: 50 });
    loading.kill('SIGKILL');
    await once(loading, 'close');
    await holder.query('rollback');
    await holder.end();
    await vi.waitFor(async () => expect(await waitingLoads()).toBe(0), { timeout: 60_000, interval: 50 });

    expect(await valuesOf('killed')).toEqual({ '36': 1_200 });
    expect((await task('load', file)).said).toBe('second.json: killed 42, 3,000 rows loaded\n');
    expect(await valuesOf('killed')).toEqual({ '42': 3_000 });
  });
});

/** Loads of this database that wait for a lock. */
async function waitingLoads(): Promise<number> {
  const { rows } = await client.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}
