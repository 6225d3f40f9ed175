/**
 * How long a caller waits with a thousand projects and with a million: the same calls in turn, A B A B, one at a time.
 * The goals are in docs/quality: 1.5 times for pages and one report, 2 for a common term, 25 ms for a rare one. Then the
 * query plans of the lists over the million: none may scan or sort everything.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { migrateDatabase } from '@ridgeline/api/migrate';
import { callerStatement, runnable, statementFor, TokenIssuer } from '@ridgeline/api/testing';
import { startPostgres } from '@ridgeline/local/postgres';
import { Client } from 'pg';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { Served } from './served.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const ROUNDS = 5;
const CALLS = 60;
const OWNER = 'b0000000-0000-4000-8000-000000000001';
const FIRST_NUMBER = 100_001;

type World = { readonly name: string; readonly size: number; readonly sql: Client; readonly server: Served };

const folder = await temporaryFolder('growth');
const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false });
const issuer = await TokenIssuer.start();
const headers = { authorization: `Bearer ${issuer.token(OWNER)}` };
const [few, many] = [await grow('few', FEW), await grow('many', MANY)];

const CASES: Readonly<Record<string, (world: World) => Promise<string>>> = {
  'first page': async () => '/v2/projects/projectsSearchAfter?limit=10',
  'deep page': async (world) =>
    `/v2/projects/projectsSearchAfter?limit=10&pageNumber=2&searchAfterIndex=${await middleOf(world)}`,
  'by address': async () => '/v2/projects/projectsSearchAfter?limit=10&sortBy=address&order=asc',
  'one report': async ({ size }) => `/codeReports/${FIRST_NUMBER + size / 2}`,
  'common term': async () => '/v2/projects/projectsSearchAfter?limit=10&term=main',
  'rare term': async () => '/v2/projects/projectsSearchAfter?limit=10&term=lighthouse',
};

const rows = [];
for (const [name, pathOf] of Object.entries(CASES)) {
  const paths = { few: await pathOf(few), many: await pathOf(many) };
  const ms = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    const [one, other] = [await timed(few, paths.few), await timed(many, paths.many)];
    // The first round is a warm-up.
    if (round === 0) continue;
    ms.few.push(one);
    ms.many.push(other);
  }
  const [small, large] = [median(ms.few), median(ms.many)];
  rows.push({
    call: name,
    [`${FEW} ms`]: small,
    [`${MANY} ms`]: large,
    ratio: Number((large / small).toFixed(2)),
  });
}
console.table(rows);
await explainLists(many);

await Promise.all([few.server.stop(), many.server.stop(), few.sql.end(), many.sql.end(), issuer.stop()]);
await postgres.stop();
await rm(folder, { recursive: true, force: true });

async function grow(name: string, size: number): Promise<World> {
  const admin = new Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const databaseUrl = postgres.url(name);
  await migrateDatabase(databaseUrl);
  const sql = new Client({ connectionString: databaseUrl });
  await sql.connect();
  await seed(sql, size);
  const server = await Served.start('./api-alone.ts', {
    DATABASE_URL: databaseUrl,
    ISSUER: issuer.issuer,
    CLIENT_ID: 'web',
  });
  return { name, size, sql, server };
}

async function seed(sql: Client, size: number): Promise<void> {
  await sql.query(
    `insert into people (id, email, given_name, family_name, accepted_tos_at) values ($1, 'growth@example.com', 'Gwen', 'March', now())`,
    [OWNER],
  );
  // Without the triggers, which would update the same count a million times.
  await sql.query('set session_replication_role = replica');
  await sql.query(
    `insert into projects (report_number, owner_id, address, state, jurisdiction, property_type, roof_type, created_at)
     select $3 + n, $1, n || case when n = $2 / 3 then ' Lighthouse Rd' else ' Main St' end || ', Denver, CO 80202', 'co', 'Denver', 'residential',
       'steep-slope', timestamptz '2026-01-01' - n * interval '1 minute'
     from generate_series(0, $2 - 1) n`,
    [OWNER, size, FIRST_NUMBER],
  );
  await sql.query('insert into project_counts (person_id, projects) values ($1, $2)', [OWNER, size]);
  await sql.query('set session_replication_role = origin');
  await sql.query('vacuum analyze');
}

/** The cursor of the middle row, as the API writes it. */
async function middleOf({ sql, size }: World): Promise<string> {
  const { rows: found } = await sql.query<{ created_at: Date }>(
    'select created_at from projects where report_number = $1',
    [FIRST_NUMBER + size / 2],
  );
  const place = ['createdAt', found[0]?.created_at.toISOString(), FIRST_NUMBER + size / 2];
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

async function timed({ server }: World, path: string): Promise<number> {
  const started = performance.now();
  for (let call = 0; call < CALLS; call++) {
    const answer = await fetch(`${server.address}/api${path}`, { headers });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  }
  return (performance.now() - started) / CALLS;
}

function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(2));
}

async function explainLists({ sql, size }: World): Promise<void> {
  const plans = [];
  for (const sortBy of ['createdAt', 'address'] as const) {
    for (const [what, term] of [
      ['all', ''],
      ['common term', 'main'],
      ['rare term', 'lighthouse'],
    ] as const) {
      const query = {
        whose: { of: 'caller' },
        sortBy,
        order: 'desc',
        limit: 10,
        after: null,
        term,
        filters: {},
      } as const;
      const { text, values } = statementFor(query);
      const rights = { operation: 'explained', access: 'terms-accepted', objects: [] } as const;
      const statement = runnable(callerStatement('explained', text), rights, values.length).text;
      const explained = await sql.query<Record<'QUERY PLAN', string>>(`explain (costs off) ${statement}`, [
        OWNER,
        ...values,
        // The start of the caller's session, and its id.
        null,
        null,
      ]);
      const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n');
      plans.push({
        sortBy,
        what,
        'Seq Scan of projects': /Seq Scan on projects/.test(plan) ? 'YES' : 'no',
        Sort: /\bSort\b/.test(plan) ? 'YES' : 'no',
        index: [...plan.matchAll(/projects_\w+/g)].map(([name]) => name).join(', '),
      });
    }
  }
  console.log(`\nPlans over ${size} projects:`);
  console.table(plans);
}
