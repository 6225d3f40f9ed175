import {
  CognitoIdentity,
  CognitoPasswordGateway,
  CognitoPasswordRecovery,
  UserPoolSession,
} from '@ridgeline/adapters/cognito';
import { apiClient, HttpAccountEndGateway, HttpTermsGateway } from '@ridgeline/adapters/http';
import { ChangePassword } from '@ridgeline/core/profile';
import {
  DeleteAccount,
  EndSessionsAfterReset,
  ResetApp,
  SetNewPassword,
  SignOut,
} from '@ridgeline/core/session';
import type { Email } from '@ridgeline/core/shared';
import { FakeClientState } from '@ridgeline/core/testing/session';
import { FakePreferences } from '@ridgeline/core/testing/shared';
import { afterAll, describe, expect, it } from 'vitest';
import { FederationUnderTest } from '../federation/testing/federation-under-test.ts';
import { LOCAL_USER_POOL_ID } from '../identity/local-user-pool.ts';
import { CLIENT_ID, PREFIX, type Tokens } from '../identity/testing/identity-under-test.ts';
import { apiSuite, type ApiSuite } from './api-suite.ts';
import { MemoryStorage } from './memory-storage.ts';

const known: { suite?: ApiSuite; doesPoolTellApi: boolean } = { doesPoolTellApi: false };
const accountEnds = () => (known.doesPoolTellApi ? known.suite?.api.api.accountEnds : undefined);
const pool = await FederationUnderTest.open({
  accountEnds: {
    sessionsEnded: async (ended) => accountEnds()?.sessionsEnded(ended),
    deleted: async (person) => accountEnds()?.deleted(person),
  },
});
afterAll(() => pool.close());
const suite = await apiSuite(
  {},
  { issuer: `${pool.address}${PREFIX}/${LOCAL_USER_POOL_ID}`, clientId: CLIENT_ID },
);
known.suite = suite;

const OLD = 'Correct-6-horse';
const NEW = 'Slate-2026-roof';
let count = 0;

/** A new user, signed in with the app's adapters, and on another device. */
async function aUserOnTwoDevices() {
  const email = `ada-${(count += 1)}@example.com` as Email;
  await pool.call('SignUp', { ClientId: CLIENT_ID, Username: email, Password: OLD });
  const ConfirmationCode = pool.codeFor(email);
  await pool.call('ConfirmSignUp', { ClientId: CLIENT_ID, Username: email, ConfirmationCode });
  const endpoint = `${pool.address}${PREFIX}/`;
  const config = { userPoolId: LOCAL_USER_POOL_ID, userPoolClientId: CLIENT_ID, endpoint };
  const session = new UserPoolSession(async () => config, new MemoryStorage());
  const identity = new CognitoIdentity(session);
  await identity.signInWithPassword(email, OLD);
  const client = apiClient({ baseUrl: suite.address, tokens: session });
  await new HttpTermsGateway(client, session).accept();
  const other = await signInElsewhere(email, OLD);

  const [ends, preferences] = [new HttpAccountEndGateway(client), new FakePreferences()];
  const reset = new ResetApp(new FakeClientState(), preferences);
  const signOut = new SignOut({ identity, ends, reset, preferences });
  return {
    email,
    identity,
    signOut,
    changePassword: new ChangePassword(new CognitoPasswordGateway(session), ends, preferences),
    recovery: new CognitoPasswordRecovery(session),
    setPassword: new SetNewPassword(new CognitoPasswordRecovery(session), preferences),
    endSessions: new EndSessionsAfterReset(preferences, ends),
    deleteAccount: new DeleteAccount(ends, identity, signOut),
    isHereAccepted: async () => isAccepted(await session.accessToken()),
    isOtherAccepted: () => isAccepted(other),
    isOtherInPool: async () =>
      Object.hasOwn(Object(await pool.call('GetUser', { AccessToken: other })), 'Username'),
  };
}

async function signInElsewhere(email: string, password: string): Promise<string | null> {
  const AuthParameters = { USERNAME: email, PASSWORD: password };
  const request = { ClientId: CLIENT_ID, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters };
  const answer = (await pool.call('InitiateAuth', request)) as { readonly AuthenticationResult?: Tokens };
  return answer.AuthenticationResult?.AccessToken ?? null;
}

async function isAccepted(token: string | null): Promise<boolean> {
  if (token === null) return false;
  return (await suite.api.call('GET', '/v2/projects', { token })).status === 200;
}

describe.each([
  ['Amazon’s, which tells the API nothing', false],
  ['the stand-in, which tells the API itself', true],
])('with a pool like %s', (_, doesPoolTellApi) => {
  const onTwoDevices = async () => {
    known.doesPoolTellApi = doesPoolTellApi;
    const user = await aUserOnTwoDevices();
    expect([await user.isHereAccepted(), await user.isOtherAccepted()]).toEqual([true, true]);
    return user;
  };

  it('PROF-7 a changed password ends the other sessions at the API and in the pool', async () => {
    const { email, changePassword, isHereAccepted, isOtherAccepted, isOtherInPool } = await onTwoDevices();
    expect(await changePassword.run({ email, current: OLD, next: NEW })).toEqual({
      ok: true,
      value: 'password-updated',
    });
    expect([await isHereAccepted(), await isOtherAccepted(), await isOtherInPool()]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('PROF-7 a refused password ends none', async () => {
    const { email, changePassword, isHereAccepted, isOtherAccepted } = await onTwoDevices();
    expect(await changePassword.run({ email, current: 'Wrong-6-horse', next: NEW })).toMatchObject({
      ok: false,
    });
    expect([await isHereAccepted(), await isOtherAccepted()]).toEqual([true, true]);
  });

  it('PROF-7 AUTH-10 a reset password ends the older sessions at the API by the next sign-in', async () => {
    const { email, identity, signOut, recovery, setPassword, endSessions, ...user } = await onTwoDevices();
    await signOut.run();
    await recovery.sendCode(email);
    const reset = await setPassword.run({ email, code: pool.codeFor(email), password: NEW });
    expect(reset).toEqual({ ok: true });
    const signedIn = await identity.signInWithPassword(email, NEW);
    if (!signedIn.ok) throw new Error(signedIn.failure);
    await endSessions.run(signedIn.value);
    expect([await user.isHereAccepted(), await user.isOtherAccepted()]).toEqual([true, false]);
  });

  it('START-3 a sign-out on all devices ends the other sessions at the API', async () => {
    const { signOut, isHereAccepted, isOtherAccepted } = await onTwoDevices();
    expect(await signOut.run('everywhere')).toEqual({ ok: true });
    expect([await isHereAccepted(), await isOtherAccepted()]).toEqual([false, false]);
  });

  it('a deleted account is gone from the API and the pool, and the email can sign up again', async () => {
    const { email, identity, deleteAccount, isOtherAccepted } = await onTwoDevices();
    expect(await deleteAccount.run()).toEqual({ ok: true });
    expect([await identity.current(), await isOtherAccepted()]).toEqual([null, false]);
    const { rowCount } = await suite.api.sql.query('select from people where email = $1', [email]);
    expect(rowCount).toBe(0);
    expect(await identity.signInWithPassword(email, OLD)).toEqual({ ok: false, failure: 'unknown-user' });
    expect(await pool.call('SignUp', { ClientId: CLIENT_ID, Username: email, Password: OLD })).toMatchObject({
      UserConfirmed: false,
    });
  });
});
