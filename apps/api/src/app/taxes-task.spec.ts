import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigurationProblem } from '../configuration/variables.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { taxesTask } from './taxes-task.ts';

let url: string;
let folder: string;
let pool: Pool;

beforeAll(async () => {
  url = await freshDatabase();
  pool = new Pool({ connectionString: url });
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-taxes-'));
});
afterAll(async () => {
  await pool.end();
  await rm(folder, { recursive: true });
});

async function taxes(...words: readonly string[]): Promise<string> {
  let said = '';
  await taxesTask(() => url, words, { write: (text: string) => ((said += text), true) });
  return said;
}

async function load(text: string): Promise<string> {
  const file = join(folder, 'taxes.csv');
  await writeFile(file, text);
  return taxes('load', file);
}

describe('the task taxes', () => {
  it('PLAN-9 loads the whole list, or nothing of it', async () => {
    expect(await load('TX,8.25\nCO,2.9\n')).toBe('2 states with a tax\n');
    await expect(load('TX,8\nCO,29 %\n')).rejects.toThrow('line 2: the percentage');
    expect(await taxes('list')).toBe('CO,2.9\nTX,8.25\n');
    await load('TX,0.0001\n');
    expect(await taxes('list')).toBe('TX,0.0001\n');
  });

  it.each(['', '\n\n', '# sales tax, 2026\n'])('PLAN-9 refuses a file without a state: %j', async (text) => {
    await load('TX,8.25\n');
    await expect(load(text)).rejects.toThrow('there is no state in it, nothing is loaded');
    expect(await taxes('list')).toBe('TX,8.25\n');
  });

  it('PLAN-9 frees a person of tax, and charges it again', async () => {
    await pool.query(
      `insert into people (id, email, given_name, family_name) values (gen_random_uuid(), 'ada@example.com', 'Ada', 'Marsh')`,
    );
    const free = async () => (await pool.query('select email from people where tax_free')).rows;
    expect(await taxes('free', 'ADA@example.com')).toContain('pays no tax');
    expect(await free()).toEqual([{ email: 'ada@example.com' }]);
    await taxes('due', 'ada@example.com');
    expect(await free()).toEqual([]);
  });

  it.each([
    ['free', 'nobody@example.com'],
    ['load', '/no/such/file'],
    ['list', 'more'],
    ['load'],
    [],
    ['lift', 'x'],
  ])('PLAN-9 refuses %s %s', async (...words) => {
    await expect(taxes(...words)).rejects.toThrow(ConfigurationProblem);
  });
});
