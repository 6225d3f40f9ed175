/**
 * Storm reports: rows a second of loading against `COPY` of the same rows into the same table, the memory of the loading
 * process as the file goes by, and what a question for one point touches. `ROWS=200000 pnpm bench storms` for fewer rows.
 */
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { migrateDatabase } from '@ridgeline/api/migrate';
import { boxText, loadStorms, openDatabase, STORMS_AT } from '@ridgeline/api/testing';
import { startPostgres } from '@ridgeline/local/postgres';
import { Client } from 'pg';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const ROWS = Number(process.env['ROWS'] ?? 2_000_000);
/** Where a row in the middle of the file is: a point that storms were reported at. */
const POINT = pointOf(Math.floor(ROWS / 2));
const STATEMENT = 600_000;

const folder = await temporaryFolder('storms');
const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false });
const url = postgres.url('postgres');
await migrateDatabase(url);
const database = openDatabase(url, { connections: 1, statement: STATEMENT });
const sql = new Client({ connectionString: url });
await sql.connect();

const path = join(folder, '180615_rpts_hail.csv');
await pipeline(Readable.from(reportLines(ROWS)), createWriteStream(path));
const { size } = await stat(path);

const memory: { read: string; 'RSS, MB': number }[] = [];
const loaded = await timed(() =>
  loadStorms(database, {
    path,
    day: null,
    onRead(bytes) {
      const tenth = Math.floor((10 * bytes) / size);
      if (tenth < memory.length) return;
      memory.push({ read: `${tenth * 10} %`, 'RSS, MB': Math.round(process.memoryUsage().rss / 2 ** 20) });
    },
  }),
);
console.table(memory);
const question = await explained();

// The server writes and reads the file of `COPY` itself, without a client.
const shown = await sql.query<{ data_directory: string }>('show data_directory');
const copy = `'${join(shown.rows[0]?.data_directory ?? '', 'storms.copy')}'`;
await sql.query(`copy storm_reports to ${copy}`);
await sql.query('truncate storm_reports');
const copied = await timed(() => sql.query(`copy storm_reports from ${copy}`));
console.table([
  { way: 'load-storms', rows: ROWS, seconds: seconds(loaded), 'rows a second': Math.round(ROWS / loaded) },
  { way: 'COPY', rows: ROWS, seconds: seconds(copied), 'rows a second': Math.round(ROWS / copied) },
]);
console.log(`COPY is ${(loaded / copied).toFixed(2)} times as fast.`);
console.table([question]);

await sql.end();
await database.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });

/** Hail all over the country, each row another report. */
function* reportLines(rows: number): Generator<string> {
  yield 'Time,Size,Location,County,State,Lat,Lon,Comments\n';
  for (let row = 0; row < rows; row++) {
    const time = `${String(row % 24).padStart(2, '0')}${String(row % 60).padStart(2, '0')}`;
    const { latitude, longitude } = pointOf(row);
    yield `${time},${75 + (row % 300)},${row} SSE ATHENS,LIMESTONE,TX,${latitude.toFixed(2)},${longitude.toFixed(2)},QUARTER SIZE HAIL, NEAR I-65. (HUN)\n`;
  }
}

function pointOf(row: number) {
  return { latitude: 25 + (row % 2_399) / 100, longitude: -122 + (row % 4_799) / 100 };
}

async function explained() {
  await sql.query('analyze storm_reports');
  const answer = await sql.query<{
    'QUERY PLAN': readonly [{ readonly Plan: Plan; 'Execution Time': number }];
  }>(`explain (analyze, buffers, format json) ${STORMS_AT.text}`, [
    POINT.latitude,
    POINT.longitude,
    boxText(POINT),
  ]);
  const [plan] = answer.rows[0]?.['QUERY PLAN'] ?? [];
  const nodes = nodesIn(plan?.Plan);
  const near = nodes.find((node) => node['Index Name'] === 'storm_reports_near');
  const inBox = await sql.query<{ count: number }>(
    'select count(*)::int as count from storm_reports where place <@ $1::box',
    [boxText(POINT)],
  );
  const whole = nodes.some(
    (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'storm_reports',
  );
  return {
    question: 'hail and wind within 50 miles',
    'rows in the table': ROWS,
    'rows in the box around it': inBox.rows[0]?.count,
    'rows touched by the index': near && near['Actual Rows'] * near['Actual Loops'],
    'rows read besides': nodes
      .filter((node) => node['Relation Name'] === 'storm_reports')
      .reduce((sum, node) => sum + (node['Rows Removed by Filter'] ?? 0), 0),
    'rows answered': plan?.Plan['Actual Rows'],
    'scan of the whole table': whole ? 'YES' : 'no',
    ms: plan?.['Execution Time'],
  };
}

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
};

function nodesIn(plan: Plan | undefined): readonly Plan[] {
  return plan ? [plan, ...(plan.Plans ?? []).flatMap(nodesIn)] : [];
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return (performance.now() - started) / 1_000;
}

function seconds(time: number): number {
  return Number(time.toFixed(1));
}
