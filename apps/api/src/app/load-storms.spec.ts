import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../db/database.ts';
import { CopyOfTheApi } from '../testing/copy-of-the-api.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { manyHailReports, StormFilesOnDisk } from '../testing/storm-files.ts';

const ROWS = 60_000;
// Processes on a busy machine: long limits, which only a hanging test reaches.
const LIMIT = { timeout: 120_000, interval: 20 };

let environment: { readonly DATABASE_URL: string };
let database: Database;
let files: StormFilesOnDisk;

beforeAll(async () => {
  environment = { DATABASE_URL: await freshDatabase() };
  database = openDatabase(environment.DATABASE_URL);
  files = await StormFilesOnDisk.create();
});
afterAll(async () => {
  await database.close();
  await files.remove();
});

describe('the task load-storms', { timeout: 180_000 }, () => {
  it('tells what each file brought, and the lines that are left out', async () => {
    const path = await files.write(
      '180615_rpts_hail.csv',
      `${manyHailReports(2)}9999,1,A,B,TX,30,-90,(HUN)\n`,
    );
    const loaded = await CopyOfTheApi.task(['load-storms', path], environment);
    expect(loaded).toEqual({
      code: 0,
      said: '180615_rpts_hail.csv: 2 reports added, 0 already loaded, 1 lines left out\n  line 4: This is not a time.\n',
    });
    expect(await CopyOfTheApi.task(['load-storms', '--remove', path], environment)).toEqual({
      code: 0,
      said: '180615_rpts_hail.csv: 2 reports removed\n',
    });
  });

  it('ends at a file that is wrong, and keeps those before it', async () => {
    const good = await files.write('180616_rpts_hail.csv', manyHailReports(1));
    const wrong = await files.write('180617_rpts_hail.csv', 'nothing of this\n');
    const { code, said } = await CopyOfTheApi.task(['load-storms', good, wrong, good], environment);
    expect([code, said.split('\n')[0]]).toEqual([
      1,
      '180616_rpts_hail.csv: 1 reports added, 0 already loaded, 0 lines left out',
    ]);
    expect(said).toContain(`${wrong} was not loaded. Its first line is not the header`);
    expect(await counted()).toBe(1);
    await CopyOfTheApi.task(['load-storms', '--remove', good], environment);
  });

  it('tells how it is called', async () => {
    const said = 'load-storms [--day <yyyy-mm-dd>] [--remove] <file…>\n';
    expect(await CopyOfTheApi.task(['load-storms'], environment)).toEqual({ code: 1, said });
    const onNoDay = ['load-storms', '--day', '2018-05-32', 'a.csv'];
    expect(await CopyOfTheApi.task(onNoDay, environment)).toEqual({ code: 1, said });
  });

  it('killed in the middle leaves nothing half loaded, and loads all the next time', async () => {
    const path = await files.write('180615_rpts_hail.csv', manyHailReports(ROWS));
    const loading = CopyOfTheApi.startTask(['load-storms', path], environment);
    await vi.waitUntil(() => sessionsThat(`backend_xid is not null and query ~ 'into storm_reports'`), LIMIT);
    loading.kill('SIGKILL');
    await once(loading, 'close');
    // Postgres notices the closed connection at its next read.
    await vi.waitUntil(async () => !(await sessionsThat('true')), LIMIT);
    expect(await counted()).toBe(0);
    const { code } = await CopyOfTheApi.task(['load-storms', path], environment);
    expect([code, await counted()]).toEqual([0, ROWS]);
  });
});

async function counted(): Promise<number> {
  const [row] = await database.rows<{ count: number }>(
    { name: 'count-storms', text: 'select count(*)::int from storm_reports' },
    [],
  );
  return row?.count ?? 0;
}

/** Whether a session of the task is in this state. */
async function sessionsThat(condition: string): Promise<boolean> {
  const [row] = await database.rows<{ found: boolean }>(
    {
      name: `sessions-${condition.length}`,
      text: `select exists (select from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and ${condition}) as found`,
    },
    [],
  );
  return row?.found ?? false;
}
