/**
 * How long a caller waits with a thousand projects and with a million: the same calls in turn, A B A B, one at a time.
 * The goals are in docs/quality: 1.5 times for pages and one report, 2 for a common term, 25 ms for a rare one. Then the
 * query plans of the lists over the million: none may scan or sort everything. Then the storm records near a place, with
 * a thousand rows and with a million, and the bytes of the tables.
 *
 * `PROJECTS=10000000 STORMS=10000000 pnpm bench growth` for more (docs/scaling.md): one person has a million of the projects,
 * and everybody else a thousand.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { migrateDatabase } from '@ridgeline/api/migrate';
import {
  boxText,
  callerStatement,
  runnable,
  statementFor,
  STORMS_AT,
  TokenIssuer,
} from '@ridgeline/api/testing';
import { startPostgres } from '@ridgeline/local/postgres';
import { Client } from 'pg';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { Served } from './served.ts';

const FEW = 1_000;
const MANY = Number(process.env['PROJECTS'] ?? 1_000_000);
const STORMS = Number(process.env['STORMS'] ?? 1_000_000);
const OF_OWNER = 1_000_000;
const OF_OTHERS = 1_000;
const ROUNDS = 5;
const CALLS = 60;
const OWNER = 'b0000000-0000-4000-8000-000000000001';
const FIRST_NUMBER = 100_001;

/** `size`: the projects of the owner. */
type World = { readonly name: string; readonly size: number; readonly sql: Client; readonly server: Served };

const folder = await temporaryFolder('growth');
const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false });
const issuer = await TokenIssuer.start();
const headers = { authorization: `Bearer ${issuer.token(OWNER)}` };
const [few, many] = [await grow('few', FEW, FEW), await grow('many', MANY, STORMS)];

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
await askForStorms();
await tellSizes(many);

await Promise.all([few.server.stop(), many.server.stop(), few.sql.end(), many.sql.end(), issuer.stop()]);
await postgres.stop();
await rm(folder, { recursive: true, force: true });

async function grow(name: string, projects: number, storms: number): Promise<World> {
  const admin = new Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const databaseUrl = postgres.url(name);
  await migrateDatabase(databaseUrl);
  const sql = new Client({ connectionString: databaseUrl });
  await sql.connect();
  const size = Math.min(projects, OF_OWNER);
  await sql.query(`set maintenance_work_mem = '1GB'`);
  await seedProjects(sql, size, projects);
  await seedStorms(sql, storms);
  await sql.query('vacuum analyze');
  const server = await Served.start('./api-alone.ts', {
    DATABASE_URL: databaseUrl,
    ISSUER: issuer.issuer,
    CLIENT_ID: 'web',
  });
  return { name, size, sql, server };
}

async function seedProjects(sql: Client, size: number, projects: number): Promise<void> {
  await sql.query(
    `insert into people (id, email, given_name, family_name, accepted_tos_at) values ($1, 'growth@example.com', 'Gwen', 'March', now())`,
    [OWNER],
  );
  // Without the triggers, which would update the same count a million times.
  await sql.query('set session_replication_role = replica');
  await sql.query(
    `insert into people (id, email, given_name, family_name, accepted_tos_at)
     select ('c0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@example.com', 'Pat', 'Field', now()
     from generate_series(0, ($1::int - 1) / $2::int) n`,
    [projects - size, OF_OTHERS],
  );
  await withIndexesAfterwards(sql, 'projects', () =>
    sql.query(
      `insert into projects (report_number, owner_id, address, state, jurisdiction, property_type, roof_type, created_at)
       select $3 + n, case when n < $2 then $1::uuid else ('c0000000-0000-4000-8000-' || lpad(((n - $2) / $5)::text, 12, '0'))::uuid end,
         n || case when n = $2 / 3 then ' Lighthouse Rd' else ' Main St' end || ', Denver, CO 80202', 'co', 'Denver', 'residential',
         'steep-slope', timestamptz '2026-01-01' - n * interval '1 minute'
       from generate_series(0, $4::int - 1) n`,
      [OWNER, size, FIRST_NUMBER, projects, OF_OTHERS],
    ),
  );
  await sql.query(
    'insert into project_counts (person_id, projects) select owner_id, count(*) from projects group by 1',
  );
  await sql.query('set session_replication_role = origin');
}

/** Hail on a grid over the country, in the fifty years before 2026. */
async function seedStorms(sql: Client, rows: number): Promise<void> {
  await sql.query(
    `insert into storm_files (sha256, name, record, kinds) values (repeat('0', 64), 'growth_hail.csv', 'spc-daily', '{hail,wind}')`,
  );
  await withIndexesAfterwards(sql, 'storm_reports', () =>
    sql.query(
      `insert into storm_reports (id, file_id, line, kind, at, place, magnitude, unit, basis, location, county, state, comments)
       select gen_random_uuid(), (select id from storm_files), n + 1, 'hail', timestamptz '2026-01-01' - (n % 18250) * interval '1 day',
         point(-122 + (n * 7919 % 47990) / 1000.0, 25 + (n * 104729 % 23990) / 1000.0), 100, 'hundredths-in', 'estimated',
         '4 SSE ATHENS', 'LIMESTONE', 'TX', 'QUARTER SIZE HAIL NEAR I-65. (HUN)'
       from generate_series(0::bigint, $1::bigint - 1) n`,
      [rows],
    ),
  );
}

/** Fills a table faster: its indexes are built from all rows at once. */
async function withIndexesAfterwards(
  sql: Client,
  table: string,
  fill: () => Promise<unknown>,
): Promise<void> {
  const { rows: indexes } = await sql.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = 'public' and tablename = $1
       and not exists (select from pg_constraint where conname = indexname)`,
    [table],
  );
  for (const { indexname } of indexes) await sql.query(`drop index ${indexname}`);
  await fill();
  for (const { indexdef } of indexes) await sql.query(indexdef);
}

/** The statement of a report, for a place in the middle of the country. */
async function askForStorms(): Promise<void> {
  const place = { latitude: 37, longitude: -98 };
  const answers = [];
  for (const { name, sql } of [few, many]) {
    const ask = () => sql.query(STORMS_AT.text, [place.latitude, place.longitude, boxText(place)]);
    await ask();
    const times: number[] = [];
    for (let call = 0; call < CALLS; call++) {
      const started = performance.now();
      await ask();
      times.push(performance.now() - started);
    }
    const { rows: found } = await sql.query<{ all: number; near: number }>(
      'select count(*)::int as all, (count(*) filter (where place <@ $1::box))::int as near from storm_reports',
      [boxText(place)],
    );
    answers.push({
      world: name,
      'storm rows': found[0]?.all,
      'in the box': found[0]?.near,
      ms: median(times),
    });
  }
  console.log('\nHail and wind within 50 miles:');
  console.table(answers);
}

async function tellSizes({ sql }: World): Promise<void> {
  const { rows: sizes } = await sql.query(
    `select relname as table, reltuples::bigint as rows, round(pg_table_size(oid) / 1e6) as "rows, MB",
       round(pg_indexes_size(oid) / 1e6) as "indexes, MB", round(pg_total_relation_size(oid) / greatest(reltuples, 1)) as "bytes a row"
     from pg_class where oid in ('projects'::regclass, 'storm_reports'::regclass, 'people'::regclass)`,
  );
  console.table(sizes);
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
