import { DAY, HOUR, MINUTE, SECOND } from '@ridgeline/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimsOf, IdentityUnderTest, tokensOf } from './testing/identity-under-test.ts';
import { EXCEEDED, MIGRATION, onTheWire, UNKNOWN, WRONG_PASSWORD, DISABLED } from './testing/refusals.ts';
import { ada, deniedDee, disabledDan, migratingMo, unconfirmedUma } from './testing/people.ts';

let identity: IdentityUnderTest;

beforeAll(async () => {
  identity = await IdentityUnderTest.open([ada, unconfirmedUma, migratingMo, deniedDee, disabledDan]);
});

afterAll(() => identity.close());

const refused = (name: string, message: string) => onTheWire({ name, message });

describe('signing in with a password', () => {
  it('AUTH-1 gives three tokens for the right password, however the email is written', async () => {
    const reply = await identity.signIn('  ADA@Example.com ', ada.password);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      AuthenticationResult: {
        AccessToken: expect.any(String),
        IdToken: expect.any(String),
        RefreshToken: expect.any(String),
        ExpiresIn: 3600,
        TokenType: 'Bearer',
      },
      ChallengeParameters: {},
    });
  });

  it('AUTH-3 refuses an account that is not confirmed, and only who knows its password learns so', async () => {
    expect(await identity.signIn(unconfirmedUma.email, unconfirmedUma.password)).toMatchObject(
      refused('UserNotConfirmedException', 'User is not confirmed.'),
    );
    expect(await identity.signIn(unconfirmedUma.email, 'Wrong-1-horse')).toMatchObject(
      onTheWire(WRONG_PASSWORD),
    );
  });

  it('AUTH-4 says that an account does not exist', async () => {
    expect(await identity.signIn('nobody@example.com', ada.password)).toMatchObject(onTheWire(UNKNOWN));
  });

  it('AUTH-4 answers a wrong password in an older system with a bad-password migration error', async () => {
    const wrong = await identity.signIn(migratingMo.email, 'Wrong-1-horse');
    expect(wrong).toMatchObject(onTheWire(MIGRATION));
    expect((await identity.signIn(migratingMo.email, migratingMo.password)).status).toBe(200);
    expect(await identity.signIn(migratingMo.email, 'Wrong-1-horse')).toMatchObject(
      onTheWire(WRONG_PASSWORD),
    );
  });

  it('refuses a disabled account', async () => {
    expect(await identity.signIn(disabledDan.email, disabledDan.password)).toMatchObject(onTheWire(DISABLED));
  });

  it('AUTH-6 gives the reason for a denied sign-in in the id token', async () => {
    const { IdToken } = tokensOf(await identity.signIn(deniedDee.email, deniedDee.password));
    expect(claimsOf(IdToken)).toMatchObject({
      accessDenied: 'true',
      email: deniedDee.email,
      existingAccountType: 'google-account',
      identityProviderId: 'Google',
    });
  });

  it('asks for the client and the flow that it knows', async () => {
    const parameters = { AuthParameters: { USERNAME: ada.email, PASSWORD: ada.password } };
    expect(await identity.call('InitiateAuth', { ...parameters, AuthFlow: 'CUSTOM_AUTH' })).toMatchObject(
      refused('InvalidParameterException', 'Initiate Auth method not supported.'),
    );
    expect(
      await identity.call('InitiateAuth', {
        ...parameters,
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId: 'other',
      }),
    ).toMatchObject(refused('ResourceNotFoundException', 'User pool client other does not exist.'));
    expect(
      await identity.call('InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: 'a' },
      }),
    ).toMatchObject(refused('InvalidParameterException', 'Missing required parameter PASSWORD'));
  });
});

describe('wrong passwords', () => {
  const exceeded = onTheWire(EXCEEDED);
  const wrong = onTheWire(WRONG_PASSWORD);

  it('AUTH-5 are enough after five, and the lock lifts with time', async () => {
    const pool = await IdentityUnderTest.open([ada]);
    for (let tries = 0; tries < 5; tries++) {
      expect(await pool.signIn(ada.email, 'Wrong-1-horse')).toMatchObject(wrong);
    }
    expect(await pool.signIn(ada.email, ada.password)).toMatchObject(exceeded);
    pool.wait(SECOND - 1);
    expect(await pool.signIn(ada.email, ada.password)).toMatchObject(exceeded);
    pool.wait(1);
    expect(await pool.signIn(ada.email, 'Wrong-1-horse')).toMatchObject(wrong);
    pool.wait(2 * SECOND - 1);
    expect(await pool.signIn(ada.email, ada.password)).toMatchObject(exceeded);
    pool.wait(1);
    expect((await pool.signIn(ada.email, ada.password)).status).toBe(200);
    expect(await pool.signIn(ada.email, 'Wrong-1-horse')).toMatchObject(wrong);
    await pool.close();
  });

  it('AUTH-5 are counted alike for an email that nobody has', async () => {
    for (let tries = 0; tries < 5; tries++) await identity.signIn('ghost@example.com', 'Wrong-1-horse');
    expect(await identity.signIn('ghost@example.com', 'Wrong-1-horse')).toMatchObject(exceeded);
  });

  it('AUTH-5 many at once are no more than as many in a row', async () => {
    const pool = await IdentityUnderTest.open([ada]);
    const tries = Array.from({ length: 40 }, () => pool.signIn(ada.email, 'Wrong-1-horse'));
    const messages = (await Promise.all(tries)).map((reply) => reply.body['message']);
    expect(messages.filter((message) => message === 'Incorrect username or password.')).toHaveLength(5);
    expect(messages.filter((message) => message === 'Password attempts exceeded')).toHaveLength(35);
    await pool.close();
  });

  it('many right passwords at once lock nobody out', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => identity.signIn(ada.email, ada.password)),
    );
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200));
  });

  it('AUTH-5 are forgotten after a quarter of an hour', async () => {
    const pool = await IdentityUnderTest.open([ada]);
    for (let tries = 0; tries < 4; tries++) await pool.signIn(ada.email, 'Wrong-1-horse');
    pool.wait(15 * MINUTE);
    for (let tries = 0; tries < 4; tries++) await pool.signIn(ada.email, 'Wrong-1-horse');
    expect((await pool.signIn(ada.email, ada.password)).status).toBe(200);
    await pool.close();
  });
});

const refresh = (RefreshToken: string | undefined) =>
  identity.call('GetTokensFromRefreshToken', { RefreshToken });
const getUser = (AccessToken: string) => identity.call('GetUser', { AccessToken });

describe('a session', () => {
  it('AUTH-2 is refreshed in both ways and keeps its beginning', async () => {
    const first = tokensOf(await identity.signIn(ada.email, ada.password));
    identity.wait(HOUR);
    const second = tokensOf(await refresh(first.RefreshToken));
    const third = tokensOf(
      await identity.call('InitiateAuth', {
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: first.RefreshToken },
      }),
    );
    for (const tokens of [second, third]) {
      const [before, after] = [claimsOf(first.AccessToken), claimsOf(tokens.AccessToken)];
      expect(after).toMatchObject({ origin_jti: before['origin_jti'], auth_time: before['auth_time'] });
      expect(after['jti']).not.toBe(before['jti']);
      expect(after['iat']).toBe(Number(before['iat']) + 3600);
      expect(tokens.RefreshToken).toBeUndefined();
    }
  });

  it('ends for all its tokens when it is revoked, and no other session with it', async () => {
    const one = tokensOf(await identity.signIn(ada.email, ada.password));
    const other = tokensOf(await identity.signIn(ada.email, ada.password));
    expect((await identity.call('RevokeToken', { Token: one.RefreshToken })).status).toBe(200);
    expect(await refresh(one.RefreshToken)).toMatchObject(
      refused('NotAuthorizedException', 'Refresh Token has been revoked'),
    );
    expect(await getUser(one.AccessToken)).toMatchObject(
      refused('NotAuthorizedException', 'Access Token has been revoked'),
    );
    expect((await refresh(other.RefreshToken)).status).toBe(200);
    expect((await identity.call('RevokeToken', { Token: 'nobody knows it' })).status).toBe(200);
  });

  it('ends everywhere with a global sign-out', async () => {
    const one = tokensOf(await identity.signIn(ada.email, ada.password));
    const other = tokensOf(await identity.signIn(ada.email, ada.password));
    expect((await identity.call('GlobalSignOut', { AccessToken: one.AccessToken })).status).toBe(200);
    for (const { RefreshToken } of [one, other]) {
      expect(await refresh(RefreshToken)).toMatchObject(
        refused('NotAuthorizedException', 'Refresh Token has been revoked'),
      );
    }
  });

  it('lasts thirty days, to the millisecond', async () => {
    const { RefreshToken } = tokensOf(await identity.signIn(ada.email, ada.password));
    identity.wait(30 * DAY - 1);
    expect((await refresh(RefreshToken)).status).toBe(200);
    identity.wait(1);
    expect(await refresh(RefreshToken)).toMatchObject(
      refused('NotAuthorizedException', 'Refresh Token has expired'),
    );
    expect(await refresh('made up')).toMatchObject(
      refused('NotAuthorizedException', 'Invalid Refresh Token'),
    );
  });
});
