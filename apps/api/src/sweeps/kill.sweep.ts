/**
 * Two copies on one database, one of them repeatedly killed in the middle of writes (`SWEEP_ROUNDS`, 10).
 * Everything acknowledged is stored; everything else can be sent again and is done once.
 */
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CopyOfTheApi } from '../testing/copy-of-the-api.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { TokenIssuer } from '../testing/token-issuer.ts';
import { Ledger, Writing, writersIn, type Writer } from './writers.ts';

const ROUNDS = Number(process.env['SWEEP_ROUNDS'] ?? 10);
const WRITERS = 8;
const COPY = new URL('copy-with-suppliers.ts', import.meta.url);

const ledger = new Ledger();
/** Message-IDs of the received mails, by recipient. */
const mails = new Map<string, string[]>();
let issuer: TokenIssuer;
let post: SMTPServer;
let sql: Pool;
let databaseUrl: string;
let writers: readonly Writer[];
let writing: Writing;
const copies: (CopyOfTheApi | undefined)[] = [];

beforeAll(async () => {
  issuer = await TokenIssuer.start();
  databaseUrl = await freshDatabase();
  sql = new Pool({ connectionString: databaseUrl, max: 4 });
  writers = await writersIn(sql, issuer, WRITERS);
  writing = new Writing(sql, issuer, ledger);
  post = await postOffice();
});

afterAll(async () => {
  for (const copy of copies) await copy?.end('SIGKILL');
  await sql.end();
  await issuer.stop();
  await new Promise<void>((resolve) => post.close(() => resolve()));
});

describe('copies that are killed', () => {
  it(`lose nothing that they acknowledged, ${ROUNDS} times`, async () => {
    copies.push(await startCopy(), await startCopy());
    const sweep = { isOver: false };
    const load = writers.map(async (writer, index) => {
      for (let turn = index; !sweep.isOver; turn += 1) {
        const copy = copies[turn % copies.length] ?? copies.find(Boolean);
        if (copy) await writing.once(writer, copy.address, turn);
      }
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      const enough = ledger.acknowledged + 30 + Math.floor(Math.random() * 90);
      while (ledger.acknowledged < enough) await new Promise(setImmediate);
      const victim = round % copies.length;
      expect(await copies[victim]?.end('SIGKILL')).toEqual([null, 'SIGKILL']);
      // No more requests are sent to it, as behind a load balancer.
      copies[victim] = undefined;
      copies[victim] = await startCopy();
    }
    sweep.isOver = true;
    await Promise.all(load);
    process.stdout.write(`killed ${ROUNDS} times; ${ledger.acknowledged} calls acknowledged\n`);
    expect(ledger.refusals).toEqual([]);
  });

  it('have made every report that they acknowledged, once, and counted it once', async () => {
    const made = await counts(`select address as name, count(*)::int from projects group by address`);
    for (const property of ledger.acknowledgedReports)
      expect([property, made.get(property)]).toEqual([property, 1]);
    await expectCounted();
  });

  it('make what they had no time to answer once, when it is sent again', async () => {
    const open = [...ledger.reports].filter(([property]) => !ledger.acknowledgedReports.has(property));
    for (const [property, order] of open) await writing.report(property, order, copies[0]?.address ?? '');
    const made = await counts(`select address as name, count(*)::int from projects group by address`);
    expect(made.size).toBe(ledger.reports.size);
    expect(new Set(made.values())).toEqual(new Set([1]));
    await expectCounted();
  });

  it('keep the last acknowledged value of a profile, or a later one', async () => {
    const { rows } = await sql.query<{ id: string; company: string }>(
      'select id, company from people where company is not null',
    );
    for (const { id, company } of rows) {
      const said = ledger.companies.get(id);
      expect(Number(company)).toBeGreaterThanOrEqual(said?.acknowledged ?? 0);
      expect(Number(company)).toBeLessThanOrEqual(said?.told ?? 0);
    }
    expect(rows.length).toBe(WRITERS);
  });

  it('keep invites that were sent and accepted', async () => {
    const invited = await counts(
      `select email::text as name, count(*)::int from team_invites group by email`,
    );
    for (const email of ledger.acknowledgedInvites) expect([email, invited.get(email)]).toEqual([email, 1]);
    const members = await counts(
      `select person_id::text as name, count(*)::int from team_members group by person_id`,
    );
    for (const id of ledger.acknowledgedMembers) expect([id, members.get(id)]).toEqual([id, 1]);
  });

  it('mail every invite that they acknowledged, and none as two', async () => {
    // Simulates the time after which a held job counts as lost.
    await sql.query(`update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'`);
    await sql.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    await sql.query('update pgboss.version set maintained_on = null');
    copies.push(await startCopy());
    for (;;) {
      const { rows } = await sql.query(
        `select from pgboss.job where name = 'send-invite' and state < 'completed' limit 1`,
      );
      if (rows.length === 0) break;
      await sql.query(`update pgboss.job set start_after = now() where state = 'retry'`);
      await new Promise(setImmediate);
    }
    for (const email of ledger.acknowledgedInvites)
      expect([email, new Set(mails.get(email)).size]).toEqual([email, 1]);
  });
});

function startCopy(): Promise<CopyOfTheApi> {
  return CopyOfTheApi.start(
    {
      DATABASE_URL: databaseUrl,
      USER_POOL_ISSUER: issuer.issuer,
      SMTP_URL: `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}`,
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'info',
    },
    COPY,
  );
}

/** No quick view is lost, and none is taken twice. */
async function expectCounted(): Promise<void> {
  const made = await counts('select owner_id::text as name, count(*)::int from projects group by owner_id');
  const used = await counts(
    `select person_id::text as name, quick_views as count from usage_counts where counting = 'monthly'`,
  );
  expect(used).toEqual(made);
}

async function counts(text: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql.query<{ name: string; count: number }>(`${text} order by name`);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

async function postOffice(): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const id = /^Message-ID: (\S+)/im.exec(Buffer.concat(chunks).toString())?.[1] ?? '';
        for (const { address } of envelope.rcptTo) mails.set(address, [...(mails.get(address) ?? []), id]);
        answer();
      });
    },
  });
  // A killed copy breaks its connection: that is the point of this test.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
