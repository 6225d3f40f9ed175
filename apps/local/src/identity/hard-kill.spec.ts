import { freshDatabase } from '@ridgeline/api/testing/database';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAccounts } from './seed-accounts.ts';
import { tokensOf, type Reply } from './testing/identity-under-test.ts';
import { ada, migratingMo, unconfirmedUma } from './testing/people.ts';
import { PoolProcess } from './testing/pool-process.ts';

const PASSWORD = 'Correct-9-horse';
const NEXT = 'Changed-9-horse';
/** The number of acknowledged calls of each kind before the kill. */
const ENOUGH = 5;

let database: Pool;
let second: PoolProcess;
/** Calls answered with 200 before the process ended. */
const acknowledged = { signUps: [] as string[], sessions: [] as string[] };
let atRest: { readonly accessToken: string; readonly ended: string };

/** Killed during calls of all kinds; the second process has what the first one had committed, and nothing else. */
beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  database = new Pool({ connectionString: databaseUrl });
  await seedAccounts(database, [ada, unconfirmedUma, migratingMo]);
  const first = await PoolProcess.start(databaseUrl);
  const [one, other] = [
    tokens(await first.signIn(ada.email, ada.password)),
    tokens(await first.signIn(ada.email, ada.password)),
  ];
  await first.call('RevokeToken', { Token: other.RefreshToken });
  atRest = { accessToken: one.AccessToken, ended: other.RefreshToken ?? '' };
  for (let tries = 0; tries < 5; tries++) await first.signIn(unconfirmedUma.email, 'Wrong-1-horse');
  const { AccessToken } = tokens(await first.signIn(migratingMo.email, migratingMo.password));
  const change = { PreviousPassword: migratingMo.password, ProposedPassword: NEXT };
  expect((await first.call('ChangePassword', { AccessToken, ...change })).status).toBe(200);

  await Promise.allSettled([signUps(first, 'a'), signUps(first, 'b'), sessions(first), sessions(first)]);
  second = await PoolProcess.start(databaseUrl);
});

afterAll(async () => {
  await second.kill();
  await database.end();
});

function tokens(reply: Pick<Reply, 'status' | 'body'>) {
  return tokensOf({ ...reply, headers: {}, raw: JSON.stringify(reply.body) });
}

/** Until no answer comes. */
async function signUps(pool: PoolProcess, who: string): Promise<never> {
  for (let number = 0; ; number++) {
    const Username = `${who}.${number}@example.com`;
    const reply = await pool.call('SignUp', { Username, Password: PASSWORD });
    if (reply.status === 200) acknowledged.signUps.push(Username);
    await killWhenEnough(pool);
  }
}

async function sessions(pool: PoolProcess): Promise<never> {
  for (;;) {
    const { RefreshToken = '' } = tokens(await pool.signIn(ada.email, ada.password));
    acknowledged.sessions.push(RefreshToken);
    await killWhenEnough(pool);
  }
}

async function killWhenEnough(pool: PoolProcess): Promise<void> {
  if (acknowledged.signUps.length >= ENOUGH && acknowledged.sessions.length >= ENOUGH) await pool.kill();
}

async function codeFor(email: string): Promise<string> {
  const { rows } = await database.query<{ code: string }>(
    'SELECT code FROM local_outbox.messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1',
    [email],
  );
  return rows[0]?.code ?? 'no code was sent';
}

describe('a pool that is killed hard, in the middle of its work', () => {
  it('AUTH-13 knows who had signed up, and takes the codes it had sent', async () => {
    expect(acknowledged.signUps.length).toBeGreaterThanOrEqual(ENOUGH);
    for (const Username of acknowledged.signUps) {
      const ConfirmationCode = await codeFor(Username);
      expect(await second.call('ConfirmSignUp', { Username, ConfirmationCode })).toMatchObject({
        status: 200,
      });
      expect((await second.signIn(Username, PASSWORD)).status).toBe(200);
    }
  });

  it('AUTH-2 goes on with every session it had begun', async () => {
    expect(acknowledged.sessions.length).toBeGreaterThanOrEqual(ENOUGH);
    for (const RefreshToken of acknowledged.sessions) {
      expect((await second.call('GetTokensFromRefreshToken', { RefreshToken })).status).toBe(200);
    }
  });

  it('AUTH-2 signs with the same key, and does not take back up a session that had ended', async () => {
    expect(await second.call('GetUser', { AccessToken: atRest.accessToken })).toMatchObject({
      status: 200,
      body: { Username: ada.sub },
    });
    expect(await second.call('GetTokensFromRefreshToken', { RefreshToken: atRest.ended })).toMatchObject({
      body: { message: 'Refresh Token has been revoked' },
    });
  });

  it('AUTH-5 goes on counting: one more wrong password locks at once', async () => {
    await second.signIn(unconfirmedUma.email, 'Wrong-1-horse');
    expect(await second.signIn(unconfirmedUma.email, unconfirmedUma.password)).toMatchObject({
      body: { message: 'Password attempts exceeded' },
    });
  });

  it('PROF-7 AUTH-4 has the new password, and nothing is left to fetch from an older system', async () => {
    expect((await second.signIn(migratingMo.email, NEXT)).status).toBe(200);
    expect(await second.signIn(migratingMo.email, migratingMo.password)).toMatchObject({
      body: { message: 'Incorrect username or password.' },
    });
  });
});
