/** A copy is killed while it makes the PDFs of a batch: two others make the rest, and none that is stored already. */
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BucketStandIn } from '../../testing/bucket-stand-in.ts';
import { CopyOfTheApi } from '../../testing/copy-of-the-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { readArchive } from '../../testing/read-archive.ts';
import { TokenIssuer } from '../../testing/token-issuer.ts';

// Processes on a busy machine: a long limit, which only a hanging test reaches.
const PATIENT = { timeout: 240_000 };
const WAITS = { timeout: 120_000 };
const OWNER = 'eeeeeeee-0000-4000-8000-000000000001';
const NUMBERS = Array.from({ length: 16 }, (_, index) => String(200_001 + index));

let issuer: TokenIssuer;
let sql: Pool;
let databaseUrl: string;
let bucket: BucketStandIn;
const copies: CopyOfTheApi[] = [];

beforeAll(async () => {
  issuer = await TokenIssuer.start();
  databaseUrl = await freshDatabase();
  bucket = await BucketStandIn.start();
  sql = new Pool({ connectionString: databaseUrl, max: 2 });
  await sql.query(
    `with person as (insert into people (id, email, given_name, family_name, accepted_tos_at)
       values ($1, 'ada@example.com', 'Ada', 'Marsh', now()))
     insert into projects (report_number, owner_id, address, state, property_type, roof_type)
     select number, $1, '1437 Bannock St, Denver, CO 80202', 'co', 'residential', 'steep-slope' from unnest($2::bigint[]) number`,
    [OWNER, NUMBERS],
  );
});

afterAll(async () => {
  for (const copy of copies) await copy.end('SIGKILL');
  await sql.end();
  await issuer.stop();
  await bucket.stop();
});

async function startCopy(): Promise<CopyOfTheApi> {
  const copy = await CopyOfTheApi.start({
    DATABASE_URL: databaseUrl,
    USER_POOL_ISSUER: issuer.issuer,
    FILES_ENDPOINT: bucket.endpoint,
    JOBS: 'on',
  });
  copies.push(copy);
  return copy;
}

async function call(copy: CopyOfTheApi, path: string, body?: object): Promise<Record<string, unknown>> {
  const answered = await fetch(`${copy.address}/api${path}`, {
    headers: { authorization: `Bearer ${issuer.token(OWNER)}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  expect(answered.ok).toBe(true);
  return (await answered.json()) as Record<string, unknown>;
}

describe('a copy that is killed while it makes PDFs', () => {
  it('D RPT-7.6 is followed by others, which make the rest once', PATIENT, async () => {
    const first = await startCopy();
    const { id: whole } = await call(first, '/pdf-batches', { type: 'whole', report_numbers: NUMBERS });
    const waiting = async () => {
      const { rows } = await sql.query<{ waiting: number }>('select waiting from pdf_batches where id = $1', [
        whole,
      ]);
      return rows[0]?.waiting;
    };
    await vi.waitFor(async () => expect(await waiting()).toBeLessThan(NUMBERS.length), {
      ...WAITS,
      interval: 20,
    });
    expect(await first.end('SIGKILL')).toEqual([null, 'SIGKILL']);
    expect(await waiting()).toBeGreaterThan(0);
    const before = [...bucket.objects];
    expect(before.length).toBeGreaterThan(0);

    // Simulates the time after which the jobs of the killed copy count as lost.
    await sql.query(`update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'`);
    await sql.query('update pgboss.version set maintained_on = null');
    const standing = (copy: CopyOfTheApi) => call(copy, `/pdf-batches/${String(whole)}`);
    const [second] = await Promise.all([startCopy(), startCopy()]);
    await vi.waitFor(
      async () => {
        await sql.query(`update pgboss.job set start_after = now() where state = 'retry'`);
        expect(await standing(second)).toMatchObject({ standing: 'made', done: 16, made: 16, missing: [] });
      },
      { ...WAITS, interval: 200 },
    );
    expect(bucket.objects.size).toBe(NUMBERS.length);
    for (const [key, object] of before) expect(bucket.objects.get(key), 'it was stored again').toBe(object);

    const { url } = await standing(second);
    const opened = await fetch(`${second.address}${String(url)}`);
    expect(readArchive(Buffer.from(await opened.arrayBuffer())).size).toBe(NUMBERS.length);
  });
});
