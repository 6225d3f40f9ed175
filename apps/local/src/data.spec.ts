import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aPackHead, aPackRow } from '@ridgeline/core/testing/packs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBroughtDatabase } from './local-database.ts';

const RUN = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-data-'));
  await writeFile(join(folder, 'city.json'), JSON.stringify({ ...aPackHead(), rows: [aPackRow()] }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** As npm calls it, from the folder with the files. */
function data(...words: readonly string[]): Promise<{ readonly code: unknown; readonly said: string }> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, INIT_CWD: folder, RIDGELINE_DATA: join(folder, 'data'), LANG: 'en_US.UTF-8' };
  return new Promise((resolve) => {
    execFile(process.execPath, [RUN, 'data', ...words], { env }, (problem, out, err) =>
      resolve({ code: problem?.code ?? 0, said: out + err }),
    );
  });
}

// Its own Postgres, started twice, and processes on a busy machine: a long limit, which only a hanging test reaches.
it(
  'RPT-3 loads packs into the database of this machine, whether it runs or not',
  { timeout: 300_000 },
  async () => {
    expect(await data('check', 'city.json')).toEqual({
      code: 0,
      said: 'city.json: city-of-sheridan 2026.11, 1 row, no error\n',
    });
    expect((await data('bake')).said).toContain('data load <file…>');
    expect(existsSync(join(folder, 'data'))).toBe(false);

    expect(await data('load', 'city.json')).toEqual({
      code: 0,
      said: 'city.json: city-of-sheridan 2026.11, 1 row loaded\n',
    });

    const undo: (() => Promise<unknown>)[] = [];
    try {
      await openBroughtDatabase({ dataFolder: join(folder, 'data'), durable: false }, undo);
      const { said } = await data('status');
      expect(said).toContain('city-of-sheridan 2026.11, 1 row');
      expect(said).toContain('us-climate-zones');
      expect(await data('remove', 'city-of-sheridan')).toEqual({
        code: 0,
        said: 'city-of-sheridan was removed\n',
      });
      expect((await data('remove', 'city-of-sheridan')).code).toBe(1);
    } finally {
      while (undo.length > 0) await undo.pop()?.();
    }
  },
);
