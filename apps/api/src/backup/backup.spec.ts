import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '../app/migrate.ts';
import { aProject } from '../testing/a-project.ts';
import { apiForSpecs } from '../testing/api-for-specs.ts';
import { ApiUnderTest, type Person } from '../testing/api-under-test.ts';
import { emptyDatabase, freshDatabase } from '../testing/fresh-database.ts';
import { KeptFiles } from '../testing/kept-files.ts';
import { ReportOrders } from '../testing/report-orders.ts';
import { backUp } from './back-up.ts';
import { MANIFEST, readManifest, sealed } from './manifest.ts';
import { restore } from './restore.ts';
import { onConnection } from './snapshot.ts';
import { compareWithDatabase, verifyBackup } from './verify.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const LOGO = 'a'.repeat(64);
const SOMEBODY = `insert into public.people (id, email, given_name, family_name, signs_in_by)
  values (gen_random_uuid(), 'late@example.com', 'Ada', 'Marsh', 'cognito')`;
const STAND_IN = `
  create schema local_things;
  create table local_things.kept (
    id bigint generated always as identity primary key, "a word" text not null default 'none' unique,
    length int generated always as (length("a word")) stored, check (length("a word") < 100));
  create index kept_length on local_things.kept (length);
  insert into local_things.kept ("a word") values (E'tab\\t, line\\n, \\\\N and ümlaut'), ('')`;

const databaseUrl = await freshDatabase();
const api = await apiForSpecs({}, { databaseUrl });
const orders = new ReportOrders(api);
let folder: string;
let person: Person;
let backup: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-backup-'));
  backup = join(folder, 'first');
  person = await api.person({ plan: 'plan_premium' });
  await api.team(person, []);
  await aProject(api, person, { address: '1437 Bannock St, Denver, CO 80202', claimNumber: 'a\tb\\N' });
  await api.sql.query('insert into team_logos (team_id, hash) select id, $1 from teams', [LOGO]);
  const { rows } = await api.sql.query('select id from teams');
  await api.files.put(`logos/${rows[0].id}/${LOGO}.png`, new Uint8Array([1, 2, 3]));
  await api.sql.query(STAND_IN);
  await backUp({ databaseUrl, files: api.files, folder: backup, now: NOW });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a backup', () => {
  it('restored into an empty database gives the same rows and files, with which the product works', async () => {
    const [again, files] = [await emptyDatabase(), new KeptFiles()];
    await restore({ folder: backup, databaseUrl: again, files });
    expect(await compareWithDatabase(backup, again)).toEqual([]);
    await onConnection(again, (client) =>
      client.query('alter table public.people add column added_later int default 1'),
    );
    expect(await compareWithDatabase(backup, again)).toEqual([]);
    expect([...files.kept].map(([key, bytes]) => [key, [...bytes]])).toEqual(
      [...api.files.kept].map(([key, bytes]) => [key, [...bytes]]),
    );

    const copy = await ApiUnderTest.start({}, { databaseUrl: again, files });
    try {
      const as = { ...person, token: copy.issuer.token(person.id) };
      const made = await new ReportOrders(copy).numberOfNew(as);
      const numbers = await numbersOf(again);
      expect(numbers).toHaveLength(2);
      expect(new Set(numbers).size).toBe(2);
      expect(numbers.map(String)).toContain(made);
      await expectInvariants(again);
      await expect(copy.sql.query('delete from audit.entries')).rejects.toThrow(/./);
      await expect(copy.sql.query(`insert into local_things.kept ("a word") values ('')`)).rejects.toThrow(
        /unique/,
      );
    } finally {
      await copy.stop();
    }
    expect(await compareWithDatabase(backup, again)).toContainEqual({
      table: 'public.projects',
      is: 'other-rows',
    });
  });

  it('taken while people order is of one moment: what was counted is what there is', async () => {
    const people = await Promise.all(Array.from({ length: 2 }, () => api.person({ plan: 'plan_premium' })));
    const enough = new AbortController();
    let made = 0;
    const writing = people.map(async (each) => {
      while (!enough.signal.aborted) {
        await orders.place(each, { address: `${(made += 1)} Main St, Denver, CO 80202` }, randomUUID());
      }
    });
    const target = join(folder, 'under-load');
    // Not before somebody has written, and with everybody writing on during each table.
    while (made < people.length * 2) await new Promise((resolve) => setImmediate(resolve));
    await backUp({ databaseUrl, files: api.files, folder: target, now: NOW });
    enough.abort();
    await Promise.all(writing);
    const again = await emptyDatabase();
    await restore({ folder: target, databaseUrl: again, files: new KeptFiles() });
    await expectInvariants(again);
    const [then, now] = [await numbersOf(again), await numbersOf(databaseUrl)];
    expect(then.length).toBeGreaterThan(1);
    expect(now.length).toBeGreaterThan(then.length);
  });

  it('with any changed byte is found out, by the file', async () => {
    const { tables, files } = await readManifest(backup);
    const paths = [...tables, ...files].map(({ path }) => path);
    expect(await verifyBackup(backup)).toEqual([]);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(MANIFEST, ...paths),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.integer({ min: 1, max: 255 }),
        async (path, place, change) => {
          const bytes = await readFile(join(backup, path));
          const altered = Buffer.from(bytes);
          const at = Math.floor(place * bytes.length);
          altered[at] = (bytes[at] ?? 0) ^ change;
          await writeFile(join(backup, path), altered);
          try {
            if (path === MANIFEST)
              await expect(verifyBackup(backup)).rejects.toMatchObject({ code: 'altered' });
            else expect(await verifyBackup(backup)).toEqual([path]);
          } finally {
            await writeFile(join(backup, path), bytes);
          }
        },
      ),
      { numRuns: 20 },
    );
    expect(await verifyBackup(backup)).toEqual([]);
  });

  it('that was stopped leaves nothing behind', async () => {
    const target = join(folder, 'stopped');
    const stop = new AbortController();
    const stopped = backUp({
      databaseUrl,
      files: api.files,
      folder: target,
      now: NOW,
      signal: stop.signal,
      onTable: (_, index) => {
        if (index === 5) stop.abort();
      },
    });
    await expect(stopped).rejects.toMatchObject({ code: 'interrupted' });
    expect((await readdir(folder)).filter((name) => name.startsWith('stopped'))).toEqual([]);
  });

  it('is verified until that is stopped', async () => {
    const signal = AbortSignal.abort();
    const interrupted = { code: 'interrupted' };
    await expect(verifyBackup(backup, signal)).rejects.toMatchObject(interrupted);
    await expect(compareWithDatabase(backup, databaseUrl, signal)).rejects.toMatchObject(interrupted);
  });

  it('has no name before it is whole, and replaces no other', async () => {
    const target = join(folder, 'whole');
    const seen: boolean[] = [];
    const onTable = async () => {
      seen.push(
        await stat(target).then(
          () => true,
          () => false,
        ),
      );
    };
    await backUp({ databaseUrl, files: api.files, folder: target, now: NOW, onTable });
    expect(seen.includes(true)).toBe(false);
    const again = backUp({ databaseUrl, files: api.files, folder: target, now: NOW });
    await expect(again).rejects.toMatchObject({ code: 'folder-exists' });
    await expect(verifyBackup(`${target}.unfinished`)).rejects.toMatchObject({ code: 'not-a-backup' });
  });

  it('is not restored over another database, nor a newer one, nor an altered one; then that database is untouched', async () => {
    const files = new KeptFiles();
    const over = restore({ folder: backup, databaseUrl, files });
    await expect(over).rejects.toMatchObject({ code: 'database-not-empty' });

    const empty = await emptyDatabase();
    const manifest = await readManifest(backup);
    const newer = {
      ...manifest,
      migrations: [...manifest.migrations, { when: NOW * 2, hash: 'f'.repeat(64) }],
    };
    const text = await readFile(join(backup, MANIFEST), 'utf8');
    await writeFile(join(backup, MANIFEST), sealed(newer));
    await expect(restore({ folder: backup, databaseUrl: empty, files })).rejects.toMatchObject({
      code: 'newer',
    });
    await writeFile(join(backup, MANIFEST), text);

    const people = join(backup, manifest.tables.find(({ name }) => name === 'people')?.path ?? '');
    const bytes = await readFile(people);
    await writeFile(people, bytes.subarray(1));
    await expect(restore({ folder: backup, databaseUrl: empty, files })).rejects.toMatchObject({
      code: 'altered',
    });
    await writeFile(people, bytes);
    expect([files.kept.size, await schemasOf(empty)]).toEqual([0, ['public']]);
  });

  it('is restored by a second try after one that was stopped, and without the waiting jobs if these are not wanted', async () => {
    await api.sql.query(`insert into pgboss.job (name, data) values ('send-feedback', '{}')`);
    const target = join(folder, 'with-jobs');
    await backUp({ databaseUrl, files: api.files, folder: target, now: NOW });
    const again = await emptyDatabase();
    const options = { folder: target, databaseUrl: again, files: new KeptFiles(), withoutJobs: true };
    const stop = new AbortController();
    const onTable = (name: string) => {
      if (name === 'public.projects') stop.abort();
    };
    await expect(restore({ ...options, signal: stop.signal, onTable })).rejects.toMatchObject({
      code: 'interrupted',
    });
    expect(await numbersOf(again)).toEqual([]);
    // Nobody may begin to use it, and if somebody has, their account is not deleted.
    await expect(migrateDatabase(again)).rejects.toMatchObject({ code: 'restore-unfinished' });
    await onConnection(again, (client) => client.query(SOMEBODY));
    await expect(restore(options)).rejects.toMatchObject({ code: 'database-not-empty' });
    await onConnection(again, (client) => client.query('delete from public.people'));
    const { migrations, ...manifest } = await readManifest(target);
    const earlier = sealed({ ...manifest, migrations: migrations.slice(0, -1) });
    const written = await readFile(join(target, MANIFEST));
    await writeFile(join(target, MANIFEST), earlier);
    await expect(restore(options)).rejects.toMatchObject({ code: 'database-not-empty' });
    await writeFile(join(target, MANIFEST), written);
    await restore(options);
    expect(await numbersOf(again)).toEqual(await numbersOf(databaseUrl));
    expect(await compareWithDatabase(target, again)).toEqual([{ table: 'pgboss.job', is: 'other-rows' }]);
  });

  it('of a database that does not answer is refused', async () => {
    const away = 'postgres://nobody@127.0.0.1:1/nowhere';
    const target = join(folder, 'away');
    await expect(
      backUp({ databaseUrl: away, files: api.files, folder: target, now: NOW }),
    ).rejects.toMatchObject({ code: 'database-away' });
  });
});

/** What triggers and allowances have counted is what there is. */
async function expectInvariants(url: string): Promise<void> {
  expect(
    await rowsOf(
      url,
      `select person_id, projects, (select count(*) from projects where owner_id = person_id)::int as real
       from project_counts where projects <> (select count(*) from projects where owner_id = person_id)`,
    ),
  ).toEqual([]);
  // Each order by the call took one of its plan; the first project was made by hand.
  expect(
    await rowsOf(
      url,
      `select person_id, quick_views from usage_counts where quick_views <>
       (select count(*) from projects where owner_id = person_id and claim_number is distinct from E'a\\tb\\\\N')`,
    ),
  ).toEqual([]);
}

async function numbersOf(url: string): Promise<readonly unknown[]> {
  return (await rowsOf(url, 'select report_number from projects order by 1')).map(
    ({ report_number }) => report_number,
  );
}

async function schemasOf(url: string): Promise<readonly unknown[]> {
  const rows = await rowsOf(
    url,
    String.raw`select nspname from pg_namespace where nspname not like 'pg\_%' and nspname <> 'information_schema'`,
  );
  return rows.map(({ nspname }) => nspname);
}

async function rowsOf(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
