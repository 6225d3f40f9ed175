import { HOUR } from '@ridgeline/core/shared';
import { createHmac, createPublicKey, generateKeyPairSync, sign, verify, type JsonWebKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_USER_POOL_ID } from './local-user-pool.ts';
import {
  claimsOf,
  CLIENT_ID,
  IdentityUnderTest,
  ISSUER,
  PREFIX,
  tokensOf,
} from './testing/identity-under-test.ts';
import { ada, unconfirmedUma } from './testing/people.ts';
import { onTheWire } from './testing/refusals.ts';

const now = Date.UTC(2026, 4, 1, 12, 0, 0, 789);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let identity: IdentityUnderTest;
let access: string;
let id: string;

beforeAll(async () => {
  identity = await IdentityUnderTest.open([ada, { ...unconfirmedUma, confirmed: true }], now);
  const tokens = tokensOf(await identity.signIn(ada.email, ada.password));
  [access, id] = [tokens.AccessToken, tokens.IdToken];
});

afterAll(() => identity.close());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const header = () => access.split('.')[0] ?? '';
const getUser = (AccessToken: string) => identity.call('GetUser', { AccessToken });

describe('the tokens', () => {
  const times = { auth_time: now / 1000 - 0.789, iat: now / 1000 - 0.789, exp: now / 1000 - 0.789 + 3600 };

  it('AUTH-2 the access token carries exactly what a pool puts there', () => {
    expect(claimsOf(access)).toStrictEqual({
      sub: ada.sub,
      username: ada.sub,
      client_id: CLIENT_ID,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      origin_jti: expect.stringMatching(UUID),
      jti: expect.stringMatching(UUID),
      iss: ISSUER,
      'cognito:groups': ['admin'],
      ...times,
    });
  });

  it('AUTH-2 the id token carries who it is and no rights', () => {
    expect(claimsOf(id)).toStrictEqual({
      sub: ada.sub,
      aud: CLIENT_ID,
      token_use: 'id',
      'cognito:username': ada.sub,
      email: ada.email,
      email_verified: true,
      given_name: 'Ada',
      family_name: 'Quill',
      origin_jti: claimsOf(access)['origin_jti'],
      jti: expect.stringMatching(UUID),
      iss: ISSUER,
      'cognito:groups': ['admin'],
      ...times,
    });
    expect(claimsOf(id)['jti']).not.toBe(claimsOf(access)['jti']);
  });

  it('omit the groups for a person in none', async () => {
    const { AccessToken } = tokensOf(await identity.signIn(unconfirmedUma.email, unconfirmedUma.password));
    expect(claimsOf(AccessToken)).not.toHaveProperty('cognito:groups');
  });

  it('are signed with a key that the pool publishes, and that alone', async () => {
    const url = `${PREFIX}/${LOCAL_USER_POOL_ID}/.well-known/jwks.json`;
    const { keys } = (await identity.app.inject({ url })).json<{ keys: (JsonWebKey & { kid: string })[] }>();
    expect(keys).toEqual([
      { kty: 'RSA', n: expect.any(String), e: 'AQAB', kid: expect.any(String), alg: 'RS256', use: 'sig' },
    ]);
    for (const token of [access, id]) {
      const [header = '', payload = '', signature = ''] = token.split('.');
      const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
      const key = createPublicKey({ key: keys.find((one) => one.kid === kid) ?? {}, format: 'jwk' });
      const signed = Buffer.from(`${header}.${payload}`);
      expect(verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
    }
  });

  it('are good until their last millisecond', async () => {
    const { AccessToken } = tokensOf(await identity.signIn(ada.email, ada.password));
    const other = await identity.another();
    const untilExpiry = HOUR - (now % 1000);
    other.wait(untilExpiry - 1);
    expect((await other.call('GetUser', { AccessToken })).status).toBe(200);
    other.wait(1);
    expect(await other.call('GetUser', { AccessToken })).toMatchObject(
      onTheWire({ name: 'NotAuthorizedException', message: 'Access Token has expired' }),
    );
    await other.app.close();
  });
});

describe('a token that is not ours', () => {
  const invalid = onTheWire({ name: 'NotAuthorizedException', message: 'Invalid Access Token' });
  const { privateKey: foreignKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

  it.each([
    ['an id token', () => id],
    ['nothing of a token', () => 'not a token'],
    ['three empty parts', () => '..'],
    ['one without a signature', () => `${access.split('.').slice(0, 2).join('.')}.`],
    ['alg none', () => `${encode({ alg: 'none' })}.${encode(claimsOf(access))}.`],
    ['other claims under the same signature', () => forged({ ...claimsOf(access), sub: unconfirmedUma.sub })],
    ['a foreign key', () => signedBy(foreignKey)],
    ['HS256 with the public key as its secret', () => signedWithPublicKey()],
  ])('is refused: %s', async (_case, token) => {
    expect(await getUser(token())).toMatchObject(invalid);
  });

  function signedBy(key: typeof foreignKey): string {
    const content = `${header()}.${encode(claimsOf(access))}`;
    return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
  }

  function signedWithPublicKey(): string {
    const content = `${encode({ alg: 'HS256' })}.${encode(claimsOf(access))}`;
    const pem = createPublicKey(foreignKey).export({ format: 'pem', type: 'spki' });
    return `${content}.${createHmac('sha256', pem).update(content).digest('base64url')}`;
  }
});

function forged(claims: object): string {
  return [header(), encode(claims), access.split('.')[2]].join('.');
}
