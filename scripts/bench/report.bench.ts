/**
 * A whole report compared with bare Fastify and the same SQL: CPU microseconds per request, in turn, A B A B. It is made by the
 * API itself, of the packs of the product, with both add-ons and a product. The goal is a ratio of at most 1.6.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrateDatabase } from '@ridgeline/api/migrate';
import { REPORT, runnable, TokenIssuer } from '@ridgeline/api/testing';
import { startPostgres } from '@ridgeline/local/postgres';
import { Client } from 'pg';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { load, Served } from './served.ts';

const ROUNDS = 9;
/** Rounds that are not counted: the larger program takes longer until all of it is compiled. */
const WARM_UP = 3;
const REQUESTS = 2_000;
const OWNER = 'b0000000-0000-4000-8000-000000000001';

const folder = await temporaryFolder('bench');
const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false });
const databaseUrl = postgres.url('postgres');
await migrateDatabase(databaseUrl);
const client = new Client({ connectionString: databaseUrl });
await client.connect();
await client.query(
  `insert into people (id, email, given_name, family_name, accepted_tos_at) values ($1, 'bench@example.com', 'Ben', 'March', now())`,
  [OWNER],
);

const issuer = await TokenIssuer.start();
const headers = { authorization: `Bearer ${issuer.token(OWNER)}` };
const api = await Served.start('./api-alone.ts', {
  DATABASE_URL: databaseUrl,
  ISSUER: issuer.issuer,
  CLIENT_ID: 'web',
});
const number = await reportOfDenver();
await client.end();

const rights = {
  operation: 'getReport',
  access: 'terms-accepted',
  objects: [{ kind: 'project', value: number }],
} as const;
const bare = await Served.start('./bare-fastify.ts', {
  DATABASE_URL: databaseUrl,
  BARE_SQL: runnable(REPORT, rights, 1).text,
  // The number that is asked for and the one that is checked; the start of the caller's session, and its id.
  BARE_VALUES: JSON.stringify([OWNER, number, number, null, null]),
});

const rows: { api: number; bare: number; ratio: number }[] = [];
for (let turn = -WARM_UP; turn < ROUNDS; turn++) {
  const measured = { api: await round(api, `/api/codeReports/${number}`), bare: await round(bare, '/bare') };
  if (turn >= 0) rows.push({ ...measured, ratio: Number((measured.api / measured.bare).toFixed(2)) });
}
console.table(rows);
const ratios = rows.map(({ ratio }) => ratio).sort((one, other) => one - other);
console.log(`CPU µs a report; ratio API ÷ bare: median ${ratios[Math.floor(ROUNDS / 2)]} (aim ≤ 1.6)`);

await Promise.all([api.stop(), bare.stop(), issuer.stop()]);
await postgres.stop();
await rm(folder, { recursive: true, force: true });

async function round(server: Served, path: string): Promise<number> {
  const before = await server.cpu();
  await load({ url: `${server.address}${path}`, headers, requests: REQUESTS });
  return Math.round(((await server.cpu()) - before) / REQUESTS);
}

async function reportOfDenver(): Promise<string> {
  const order = {
    address: '1437 Bannock St, Denver, CO 80202',
    source: 'census',
    locationId: null,
    propertyType: 'residential',
    roofType: 'steep-slope',
    appSource: 'web',
    version: 4,
  };
  const made = await sent<{ report: { reportNumber: string } }>('POST', '/codeReports', order);
  const { reportNumber } = made.report;
  await client.query(`update projects set includes = '{code-detail,weather}' where report_number = $1`, [
    reportNumber,
  ]);
  const patches = { manufacturer_id: 'gaf', product_id: 'timberline-hdz' };
  const chosen = await sent<{ facts: readonly unknown[] }>('PATCH', `/v2/projects/${reportNumber}`, {
    action: 'apply-upgrades',
    upgrades: [],
    patches,
  });
  const bytes = JSON.stringify(chosen).length;
  console.log(`A report of ${chosen.facts.length} facts, ${Math.round(bytes / 1_024)} KB of JSON.`);
  return reportNumber;
}

async function sent<Answer>(method: string, path: string, body: object): Promise<Answer> {
  const answered = await fetch(`${api.address}/api${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': `bench-${path.length}` },
    body: JSON.stringify(body),
  });
  if (!answered.ok) throw new Error(`${path}: ${answered.status} ${await answered.text()}`);
  return (await answered.json()) as Answer;
}
