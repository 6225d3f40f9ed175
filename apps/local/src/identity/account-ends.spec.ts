import { apiForSpecs, type ApiUnderTest } from '@ridgeline/api/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { FederationUnderTest } from '../federation/testing/federation-under-test.ts';
import { LOCAL_USER_POOL_ID } from './local-user-pool.ts';
import { CLIENT_ID, PREFIX, type Tokens } from './testing/identity-under-test.ts';

/** The stand-in and the API side by side, as in `npm start`: an account or session that ends in one ends in the other. */
const known: { api?: ApiUnderTest } = {};
const pool = await FederationUnderTest.open({
  accountEnds: {
    sessionsEnded: async (ended) => known.api?.api.accountEnds.sessionsEnded(ended),
    deleted: async (person) => known.api?.api.accountEnds.deleted(person),
  },
});
afterAll(() => pool.close());
const api = await apiForSpecs(
  {},
  { issuer: `${pool.address}${PREFIX}/${LOCAL_USER_POOL_ID}`, clientId: CLIENT_ID },
);
known.api = api;

const OLD = 'Correct-6-horse';
const NEW = 'Slate-2026-roof';
let email: string;
let count = 0;

beforeEach(async () => {
  count += 1;
  email = `ada-${count}@example.com`;
  await signUp();
});

type Asked = { readonly status: number; readonly body: Record<string, unknown> };

async function ask(action: string, input: object): Promise<Asked> {
  const response = await fetch(`${pool.address}${PREFIX}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify({ ClientId: CLIENT_ID, ...input }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function signUp(): Promise<void> {
  await ask('SignUp', { Username: email, Password: OLD });
  await ask('ConfirmSignUp', { Username: email, ConfirmationCode: pool.codeFor(email) });
}

async function signIn(password: string): Promise<Tokens> {
  const AuthParameters = { USERNAME: email, PASSWORD: password };
  const { body } = await ask('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
  return body['AuthenticationResult'] as Tokens;
}

async function signedUp(): Promise<Tokens> {
  const tokens = await signIn(OLD);
  expect(await acceptTerms(tokens)).toBe(200);
  return tokens;
}

async function acceptTerms({ AccessToken, IdToken }: Tokens): Promise<number> {
  const body = { accepted_tos: true, idToken: IdToken };
  return (await api.call('POST', '/codeReports/profile', { token: AccessToken, body })).status;
}

/** What a session can still do: refresh its tokens at the pool, and call the API. */
async function standing({ AccessToken, RefreshToken }: Tokens) {
  const [atPool, renewed, atApi] = await Promise.all([
    ask('GetUser', { AccessToken }),
    ask('GetTokensFromRefreshToken', { RefreshToken }),
    api.call('GET', '/v2/projects', { token: AccessToken }),
  ]);
  return [atPool.status, renewed.status, atApi.status];
}
const GOES_ON = [200, 200, 200];
const IS_OVER = [400, 400, 401];

describe('a new password', () => {
  it('PROF-7 ends no session, as in Amazon’s pool', async () => {
    const [mine, other] = [await signedUp(), await signIn(OLD)];
    const { AccessToken } = mine;
    const changed = await ask('ChangePassword', {
      AccessToken,
      PreviousPassword: OLD,
      ProposedPassword: NEW,
    });
    expect(changed.status).toBe(200);
    expect([await standing(mine), await standing(other)]).toEqual([GOES_ON, GOES_ON]);
    expect(await standing(await signIn(NEW))).toEqual(GOES_ON);
  });

  it('AUTH-10 by a code ends every session, and the sign-in that follows at once goes on', async () => {
    const before = await signedUp();
    await ask('ForgotPassword', { Username: email });
    const reset = { Username: email, ConfirmationCode: pool.codeFor(email), Password: NEW };
    expect((await ask('ConfirmForgotPassword', reset)).status).toBe(200);
    expect(await standing(before)).toEqual(IS_OVER);
    expect(await standing(await signIn(NEW))).toEqual(GOES_ON);
  });
});

describe('signing out everywhere', () => {
  it('ends every session at the API as well', async () => {
    const [mine, other] = [await signedUp(), await signIn(OLD)];
    await ask('GlobalSignOut', { AccessToken: mine.AccessToken });
    expect([await standing(mine), await standing(other)]).toEqual([IS_OVER, IS_OVER]);
  });
});

describe('deleting an account', () => {
  it('ends its tokens at once, and the email signs up again up to its profile', async () => {
    const [mine, other] = [await signedUp(), await signIn(OLD)];
    expect((await ask('DeleteUser', { AccessToken: mine.AccessToken })).status).toBe(200);
    expect([await standing(mine), await standing(other)]).toEqual([IS_OVER, IS_OVER]);
    const status = await api.call('POST', '/public/reports/email-verification', {
      body: { emails: [email] },
    });
    expect(status.body['status']).toBe('ok');
    await signUp();
    expect(await standing(await signedUp())).toEqual(GOES_ON);
  });
});
