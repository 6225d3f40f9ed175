import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase, freshDatabase } from '@ridgeline/api/testing/database';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { runCli } from '../testing/run-cli.ts';
import { runProcess } from '../testing/run-process.ts';

const PROCESS = 60_000;

let folder: string;
let environment: Readonly<Record<string, string>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-cli-'));
  environment = { DATABASE_URL: await freshDatabase(), FILES_FOLDER: join(folder, 'files') };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ridgeline = (argv: readonly string[], world: Readonly<Record<string, string>> = {}) =>
  runCli(argv, { environment: { ...environment, ...world } });

describe('backup, verify and restore', { timeout: 2 * PROCESS }, () => {
  it('copy a database into an empty one, after its name was typed', async () => {
    const backup = join(folder, 'monday');
    const made = await ridgeline(['backup', backup, '--json']);
    expect([made.exitCode, made.err]).toEqual([EXIT_CODES.ok, '']);
    expect(JSON.parse(made.out)).toMatchObject({ folder: backup, missing: [], files: 0 });
    expect(JSON.parse(made.out).rows).toBeGreaterThan(100);
    expect(await ridgeline(['backup', backup])).toMatchObject({ exitCode: EXIT_CODES.unusable });

    const verified = await ridgeline(['verify', backup, '--database']);
    expect(verified.exitCode).toBe(EXIT_CODES.ok);
    expect(verified.out).toContain('The database has exactly the rows of the backup.');

    const DATABASE_URL = await emptyDatabase();
    const name = new URL(DATABASE_URL).pathname.slice(1);
    const target = { DATABASE_URL, FILES_FOLDER: join(folder, 'files-again') };
    const dry = await ridgeline(['restore', backup, '--dry-run', '--lang', 'es'], target);
    expect([dry.exitCode, dry.out.split('\n')[0]]).toEqual([
      EXIT_CODES.ok,
      `Se restauraría en ${name} desde ${backup}`,
    ]);
    for (const wrong of [[], ['--yes', 'other']]) {
      const refused = await ridgeline(['restore', backup, ...wrong], target);
      expect([refused.exitCode, refused.err]).toEqual([
        EXIT_CODES.refused,
        `Not done. This cannot be undone: type ${name} when asked, or add --yes ${name}.\n`,
      ]);
    }
    expect(await ridgeline(['verify', backup, '--database'], target)).toMatchObject({
      exitCode: EXIT_CODES.no,
      out: expect.stringContaining('Not in the database: public.people'),
    });
    const done = await ridgeline(['restore', backup, '--yes', name], target);
    expect([done.exitCode, done.err]).toEqual([EXIT_CODES.ok, '']);
    expect((await ridgeline(['verify', backup, '--database'], target)).exitCode).toBe(EXIT_CODES.ok);
    expect(await ridgeline(['restore', backup, '--yes', name], target)).toMatchObject({
      exitCode: EXIT_CODES.refused,
      err: expect.stringContaining('The database is not empty'),
    });

    const path = join(backup, 'tables/public.plans.copy.gz');
    const bytes = await readFile(path);
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    await writeFile(path, bytes);
    expect(await ridgeline(['verify', backup])).toMatchObject({
      exitCode: EXIT_CODES.no,
      out: expect.stringContaining('Damaged or missing: tables/public.plans.copy.gz'),
    });
  });

  it.each([
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere' }, 'The database cannot be reached'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    [{ FILES_ENDPOINT: 'https://files.example.com' }, 'FILES_BUCKET'],
  ])('say what is not there: %j', async (world, words) => {
    const { exitCode, err } = await ridgeline(['backup', join(folder, 'never')], world);
    expect([exitCode, err]).toEqual([EXIT_CODES.unavailable, expect.stringContaining(words)]);
    expect(err).not.toContain('nobody@');
  });

  it('say that a backup cannot be written where it is wanted', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const { exitCode, err } = await ridgeline(['backup', join(file, 'monday')]);
    expect([exitCode, err]).toEqual([
      EXIT_CODES.unusable,
      expect.stringContaining('a-file/monday (EEXIST): the backup cannot be written there'),
    ]);
  });

  it('say that nothing finished is there', async () => {
    await mkdir(join(folder, 'half.unfinished'));
    for (const name of ['half.unfinished', 'gone']) {
      const { exitCode, err } = await ridgeline(['verify', join(folder, name)]);
      expect([exitCode, err]).toEqual([EXIT_CODES.unusable, expect.stringContaining('no finished backup')]);
    }
  });

  it('stopped in the middle leave nothing that looks whole: Ctrl-C nothing, a kill an unfinished folder', async () => {
    const [blocking, watching] = [1, 2].map(
      () => new Client({ connectionString: environment['DATABASE_URL'] }),
    ) as [Client, Client];
    await Promise.all([blocking.connect(), watching.connect()]);
    // A backup that reaches this table waits there.
    await blocking.query('begin; lock table people in access exclusive mode');
    const seen = new Set<number>();
    const stopped = async (name: string, signal: NodeJS.Signals) => {
      const meanwhile = (child: ChildProcess) => {
        void anotherWaits(watching, seen).then(() => child.kill(signal));
      };
      const { exitCode, err } = await runProcess(['backup', join(folder, name)], { environment, meanwhile });
      return { exitCode, err, left: (await readdir(folder)).filter((file) => file.startsWith(name)) };
    };
    expect(await stopped('interrupted', 'SIGINT')).toEqual({
      exitCode: EXIT_CODES.interrupted,
      err: 'Stopped. Nothing was left behind.\n',
      left: [],
    });
    expect(await stopped('killed', 'SIGKILL')).toEqual({
      exitCode: null,
      err: '',
      left: [expect.stringMatching(/^killed[.]unfinished-/)],
    });
    await Promise.all([blocking.end(), watching.end()]);
    expect((await ridgeline(['backup', join(folder, 'killed')])).exitCode).toBe(EXIT_CODES.ok);
  });
});

/** Resolves when a backup that was not seen before waits for a lock; the server keeps an ended one for a while. */
async function anotherWaits(client: Client, seen: Set<number>): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_locks join pg_stat_activity using (pid)
       where not granted and application_name = 'ridgeline-backup'`,
    );
    const found = rows.find(({ pid }) => !seen.has(pid));
    if (found) return void seen.add(found.pid);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
