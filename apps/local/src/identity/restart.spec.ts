import { DAY } from '@ridgeline/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAccounts } from './seed-accounts.ts';
import { migrateIdentity } from './store/migration.ts';
import { CLIENT_ID, IdentityUnderTest, tokensOf } from './testing/identity-under-test.ts';
import { ada, unconfirmedUma } from './testing/people.ts';
import { EXCEEDED, onTheWire } from './testing/refusals.ts';

let first: IdentityUnderTest;

beforeAll(async () => {
  first = await IdentityUnderTest.open([ada, unconfirmedUma]);
});

afterAll(() => first.close());

/** The second instance knows only what the first one had committed. */
describe('another process on the same database', () => {
  it('takes the tokens of the first', async () => {
    const tokens = tokensOf(await first.signIn(ada.email, ada.password));
    const second = await first.another();
    const refreshed = await second.call('GetTokensFromRefreshToken', { RefreshToken: tokens.RefreshToken });
    expect(refreshed.status).toBe(200);
    const user = await second.call('GetUser', { AccessToken: tokens.AccessToken });
    expect(user.body).toMatchObject({ Username: ada.sub });
  });

  it('knows who signed up, and takes the code that the first had sent', async () => {
    const account = { Username: 'lark@example.com', Password: 'Correct-9-horse' };
    await first.call('SignUp', account);
    const second = await first.another();
    const ConfirmationCode = first.codeFor(account.Username);
    expect(await second.call('ConfirmSignUp', { ...account, ConfirmationCode })).toMatchObject({
      status: 200,
    });
    expect((await first.signIn(account.Username, account.Password)).status).toBe(200);
  });

  it('AUTH-5 goes on counting wrong passwords', async () => {
    for (let tries = 0; tries < 5; tries++) await first.signIn(unconfirmedUma.email, 'Wrong-1-horse');
    const second = await first.another();
    expect(await second.signIn(unconfirmedUma.email, unconfirmedUma.password)).toMatchObject(
      onTheWire(EXCEEDED),
    );
  });

  it('goes on with a sign-in by SRP that the first began', async () => {
    const begun = await first.call('InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: ada.email, SRP_A: '2' },
    });
    const { SECRET_BLOCK, USERNAME } = begun.body['ChallengeParameters'] as Record<string, string>;
    const answer = {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME,
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: 'AAAA',
        TIMESTAMP: 'now',
      },
    };
    const second = await first.another();
    const message = async (identity: IdentityUnderTest) =>
      (await identity.call('RespondToAuthChallenge', answer)).body['message'];
    expect(await message(second)).toBe('Incorrect username or password.');
    expect(await message(first)).toBe('Invalid session for the user, session is expired.');
  });

  it('ends a session of the first with its thirty days', async () => {
    const { RefreshToken } = tokensOf(await first.signIn(ada.email, ada.password));
    const second = await first.another();
    second.wait(30 * DAY);
    const reply = await second.call('GetTokensFromRefreshToken', { ClientId: CLIENT_ID, RefreshToken });
    expect(reply.body['message']).toBe('Refresh Token has expired');
  });

  it('may start at the same moment', async () => {
    const { pool } = await IdentityUnderTest.open();
    await pool.query('DROP SCHEMA local_identity CASCADE');
    const others = Array.from({ length: 4 }, () => new IdentityUnderTest(pool, first.now));
    await Promise.all(others.map((identity) => identity.app.ready()));
    const { rows } = await pool.query('SELECT kid FROM local_identity.signing_key');
    expect(rows).toHaveLength(1);
    await Promise.all(others.map((identity) => identity.app.close()));
    await pool.end();
  });
});

describe('demo people', () => {
  it('are added once, and keep what they changed since', async () => {
    const identity = await IdentityUnderTest.open([ada]);
    const { AccessToken } = tokensOf(await identity.signIn(ada.email, ada.password));
    const passwords = { PreviousPassword: ada.password, ProposedPassword: 'Changed-1-horse' };
    await identity.call('ChangePassword', { AccessToken, ...passwords });
    await seedAccounts(identity.pool, [ada, unconfirmedUma]);
    await seedAccounts(identity.pool, [ada, unconfirmedUma]);
    expect((await identity.signIn(ada.email, 'Changed-1-horse')).status).toBe(200);
    const { Users } = (await identity.callAsAdmin('ListUsers')).body;
    expect(Users).toHaveLength(2);
    await identity.close();
  });

  it('can be seeded by two at once, before anything else has run', async () => {
    const identity = await IdentityUnderTest.open();
    await identity.pool.query('DROP SCHEMA local_identity CASCADE');
    await Promise.all([seedAccounts(identity.pool, [ada]), seedAccounts(identity.pool, [ada])]);
    await migrateIdentity(identity.pool);
    const { rows } = await identity.pool.query('SELECT email FROM local_identity.account');
    expect(rows).toEqual([{ email: ada.email }]);
    await identity.close();
  });
});

describe('what is at rest', () => {
  it('holds no password, code, refresh token or temporary password', async () => {
    const identity = await IdentityUnderTest.open([ada]);
    const account = { Username: 'lark@example.com', Password: 'Correct-9-horse' };
    await identity.call('SignUp', account);
    await identity.callAsAdmin('AdminCreateUser', { Username: 'finch@example.com' });
    await identity.call('ForgotPassword', { Username: ada.email });
    const { RefreshToken = '' } = tokensOf(await identity.signIn(ada.email, ada.password));
    const secrets = [
      ada.password,
      account.Password,
      RefreshToken,
      ...identity.outbox.map((sent) => sent.code),
    ];

    const { rows: tables } = await identity.pool.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'local_identity'`,
    );
    expect(tables.length).toBeGreaterThan(5);
    for (const { name } of tables) {
      const { rows } = await identity.pool.query<{ whole: string }>(
        `SELECT row_to_json(t)::text AS whole FROM local_identity.${name} t`,
      );
      const texts = rows.flatMap(({ whole }) => Object.values(JSON.parse(whole) as object).map(String));
      for (const secret of secrets) expect(texts).not.toContain(secret);
      for (const secret of secrets.filter((one) => one.length > 6)) {
        expect(rows.map(({ whole }) => whole).join('\n')).not.toContain(secret);
      }
    }
    expect(identity.outbox).toHaveLength(3);
    await identity.close();
  });
});
