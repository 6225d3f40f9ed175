import { CognitoIdentity, UserPoolSession } from '@ridgeline/adapters/cognito';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_USER_POOL_ID } from '../identity/local-user-pool.ts';
import { CLIENT_ID, IdentityUnderTest } from '../identity/testing/identity-under-test.ts';
import { ada } from '../identity/testing/people.ts';
import { MemoryStorage } from './memory-storage.ts';

let pool: IdentityUnderTest;
let identity: CognitoIdentity;

beforeEach(async () => {
  pool = await IdentityUnderTest.open([ada]);
  const endpoint = `${await pool.listen()}/`;
  const config = { userPoolId: LOCAL_USER_POOL_ID, userPoolClientId: CLIENT_ID, endpoint };
  identity = new CognitoIdentity(new UserPoolSession(async () => config, new MemoryStorage()));
});

afterEach(async () => {
  await pool.app.close();
  await pool.pool.end();
});

describe('signing out', () => {
  it.each([
    ['here', 200],
    ['everywhere', 400],
  ] as const)('START-3 %s: the renewal of another device is answered %i', async (reach, status) => {
    const elsewhere = await pool.signIn(ada.email, ada.password);
    const { RefreshToken } = elsewhere.body['AuthenticationResult'] as { readonly RefreshToken: string };
    await identity.signInWithPassword(ada.email, ada.password);
    expect(await identity.signOut(reach)).toEqual({ ok: true });
    expect(await identity.current()).toBeNull();
    expect((await pool.call('GetTokensFromRefreshToken', { RefreshToken })).status).toBe(status);
  });

  it('START-3 everywhere tells that the pool is not there, and is signed out here', async () => {
    await identity.signInWithPassword(ada.email, ada.password);
    await pool.app.close();
    expect(await identity.signOut('everywhere')).toEqual({ ok: false, failure: 'still-in-elsewhere' });
    expect(await identity.current()).toBeNull();
  });

  it('START-3 everywhere tells that the pool refuses, and is signed out here', async () => {
    await identity.signInWithPassword(ada.email, ada.password);
    await pool.callAsAdmin('AdminUserGlobalSignOut', { Username: ada.email });
    expect(await identity.signOut('everywhere')).toEqual({ ok: false, failure: 'still-in-elsewhere' });
    expect(await identity.current()).toBeNull();
  });
});
