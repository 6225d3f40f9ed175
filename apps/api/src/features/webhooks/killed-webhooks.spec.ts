/** A copy is killed between a change and its event, and while it sends one: neither loses an event. */
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CopyOfTheApi } from '../../testing/copy-of-the-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { TokenIssuer } from '../../testing/token-issuer.ts';
import { receiver } from '../../testing/webhook-receiver.ts';

// Processes on a busy machine: a long limit, which only a hanging test reaches.
const PATIENT = { timeout: 180_000 };
const OWNER = 'eeeeeeee-0000-4000-8000-000000000001';
const PROJECT = 200_001;

const received = await receiver();
let issuer: TokenIssuer;
let sql: Pool;
let databaseUrl: string;
const copies: CopyOfTheApi[] = [];

beforeAll(async () => {
  issuer = await TokenIssuer.start();
  databaseUrl = await freshDatabase();
  sql = new Pool({ connectionString: databaseUrl, max: 2 });
  await sql.query(
    `with person as (insert into people (id, email, given_name, family_name, accepted_tos_at)
       values ($1, 'ada@example.com', 'Ada', 'Marsh', now())),
     plan as (insert into subscriptions (person_id, sku) values ($1, 'plan_premium'))
     insert into projects (report_number, owner_id, address, state, property_type, roof_type)
     values ($2, $1, '1437 Bannock St, Denver, CO 80202', 'co', 'residential', 'steep-slope')`,
    [OWNER, PROJECT],
  );
});

afterAll(async () => {
  for (const copy of copies) await copy.end('SIGKILL');
  await sql.end();
  await issuer.stop();
});

async function startCopy(jobs: 'on' | 'off'): Promise<CopyOfTheApi> {
  const copy = await CopyOfTheApi.start({
    DATABASE_URL: databaseUrl,
    USER_POOL_ISSUER: issuer.issuer,
    ENVIRONMENT: 'specs',
    WEBHOOK_SINK: received.address,
    JOBS: jobs,
  });
  copies.push(copy);
  return copy;
}

const call = ({ address }: CopyOfTheApi, path: string, body: object) =>
  fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${issuer.token(OWNER)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const typesOf = () => received.events.map(({ body }) => (JSON.parse(body) as { type: string }).type);

describe('a copy that is killed', () => {
  it(
    'D API-5.4 between a change that it acknowledged and the event, and while it sends, loses nothing',
    PATIENT,
    async () => {
      const first = await startCopy('off');
      const made = await call(first, '/v2/webhooks', {
        address: received.address,
        events: ['project.archived'],
        of: 'me',
      });
      expect(made.status).toBe(201);
      expect((await call(first, `/codeReports/${PROJECT}`, { archive: true })).status).toBe(200);
      expect(await first.end('SIGKILL')).toEqual([null, 'SIGKILL']);
      expect(received.events).toEqual([]);

      // The next copy sends it, and is killed before it gets an answer.
      received.answers = ['never'];
      const second = await startCopy('on');
      await vi.waitFor(() => expect(typesOf()).toEqual(['project.archived']), { timeout: 120_000 });
      expect(await second.end('SIGKILL')).toEqual([null, 'SIGKILL']);

      // Simulates the time after which its job, and its lease, count as lost.
      await sql.query(`update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'`);
      await sql.query('update webhook_deliveries set leased_until = now()');
      await sql.query('update pgboss.version set maintained_on = null');
      await startCopy('on');
      await vi.waitFor(
        async () => {
          await sql.query(`update pgboss.job set start_after = now() where state = 'retry'`);
          const { rows } = await sql.query('select standing, tries, status from webhook_deliveries');
          expect(rows).toEqual([{ standing: 'accepted', tries: 1, status: 200 }]);
        },
        { timeout: 120_000 },
      );
      expect(typesOf()).toEqual(['project.archived', 'project.archived']);
      expect(new Set(received.events.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    },
  );
});
