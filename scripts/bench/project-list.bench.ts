/**
 * The project list compared with bare Fastify and the same SQL: CPU microseconds per request, in turn, A B A B.
 * The goal is a ratio of at most 1.35 (docs/quality).
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrateDatabase } from '@ridgeline/api/migrate';
import { callerStatement, runnable, statementFor, TokenIssuer } from '@ridgeline/api/testing';
import { startPostgres } from '@ridgeline/local/postgres';
import { Client } from 'pg';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { load, Served } from './served.ts';

const PROJECTS = 1_000;
const ROUNDS = 9;
/** Rounds that are not counted: the larger program takes longer until all of it is compiled. */
const WARM_UP = 3;
const REQUESTS = 4_000;
const LIMIT = 10;
const OWNER = 'b0000000-0000-4000-8000-000000000001';

const folder = await temporaryFolder('bench');
const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false });
const databaseUrl = postgres.url('postgres');
await migrateDatabase(databaseUrl);
await seed();

const issuer = await TokenIssuer.start();
const query = statementFor({
  whose: { of: 'caller' },
  sortBy: 'createdAt',
  order: 'desc',
  limit: LIMIT,
  after: null,
  term: '',
  filters: {},
});
const rights = { operation: 'listProjects', access: 'terms-accepted', objects: [] } as const;
const bareSql = runnable(callerStatement('bare', query.text), rights, query.values.length).text;
const api = await Served.start('./api-alone.ts', {
  DATABASE_URL: databaseUrl,
  ISSUER: issuer.issuer,
  CLIENT_ID: 'web',
});
const bare = await Served.start('./bare-fastify.ts', {
  DATABASE_URL: databaseUrl,
  BARE_SQL: bareSql,
  // The last two: the start of the caller's session, and its id.
  BARE_VALUES: JSON.stringify([OWNER, LIMIT + 1, null, null]),
});

const headers = { authorization: `Bearer ${issuer.token(OWNER)}` };
const rows: { api: number; bare: number; ratio: number }[] = [];
for (let turn = -WARM_UP; turn < ROUNDS; turn++) {
  const measured = { api: await round(api, '/api/v2/projects'), bare: await round(bare, '/bare') };
  if (turn >= 0) rows.push({ ...measured, ratio: Number((measured.api / measured.bare).toFixed(2)) });
}
console.table(rows);
const ratios = rows.map(({ ratio }) => ratio).sort((one, other) => one - other);
console.log(
  `CPU µs a request, ${LIMIT} of ${PROJECTS} projects; ratio API ÷ bare: median ${ratios[Math.floor(ROUNDS / 2)]} (aim ≤ 1.35)`,
);

await Promise.all([api.stop(), bare.stop(), issuer.stop()]);
await postgres.stop();
await rm(folder, { recursive: true, force: true });

async function round(server: Served, path: string): Promise<number> {
  const before = await server.cpu();
  await load({ url: `${server.address}${path}`, headers, requests: REQUESTS });
  return Math.round(((await server.cpu()) - before) / REQUESTS);
}

async function seed(): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into people (id, email, given_name, family_name, accepted_tos_at) values ($1, 'bench@example.com', 'Ben', 'March', now())`,
    [OWNER],
  );
  await client.query(
    `insert into projects (owner_id, address, state, jurisdiction, property_type, roof_type, created_at)
     select $1, n || ' Main St, Denver, CO 80202', 'co', 'Denver', 'residential', 'steep-slope', now() - n * interval '1 hour'
     from generate_series(1, $2) n`,
    [OWNER, PROJECTS],
  );
  await client.query('analyze');
  await client.end();
}
