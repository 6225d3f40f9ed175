import {
  CognitoIdentity,
  CognitoPasswordGateway,
  CognitoPasswordRecovery,
  CognitoSessionTokens,
  CognitoSignUpGateway,
  UserPoolSession,
} from '@ridgeline/adapters/cognito';
import { parseEmail, type Email } from '@ridgeline/core';
import {
  identityContract,
  passwordGatewayContract,
  passwordRecoveryContract,
  sessionTokensContract,
  signUpGatewayContract,
} from '@ridgeline/core/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { LOCAL_USER_POOL_ID } from '../identity/local-user-pool.ts';
import { CLIENT_ID, IdentityUnderTest } from '../identity/testing/identity-under-test.ts';
import { ada, unconfirmedUma } from '../identity/testing/people.ts';
import { MemoryStorage } from './memory-storage.ts';

/** Core's session ports over the real aws-amplify against the local user pool, held to the promises of the fakes. */
const opened: IdentityUnderTest[] = [];
afterEach(async () => {
  for (const pool of opened.splice(0)) await pool.close();
});

async function aPool() {
  const pool = await IdentityUnderTest.open([ada, unconfirmedUma]);
  opened.push(pool);
  const endpoint = `${await pool.listen()}/`;
  const config = { userPoolId: LOCAL_USER_POOL_ID, userPoolClientId: CLIENT_ID, endpoint };
  const session = new UserPoolSession(async () => config, new MemoryStorage());
  return { pool, session, identity: new CognitoIdentity(session) };
}

identityContract('CognitoIdentity', async () => {
  const { identity } = await aPool();
  return { identity, confirmed: ada, unconfirmed: unconfirmedUma };
});

sessionTokensContract('CognitoSessionTokens', async () => {
  const { pool, session, identity } = await aPool();
  return {
    tokens: new CognitoSessionTokens(session),
    email: ada.email,
    signIn: async () => void (await identity.signInWithPassword(ada.email, ada.password)),
    revoke: async () => void (await pool.callAsAdmin('AdminUserGlobalSignOut', { Username: ada.sub })),
  };
});

signUpGatewayContract('CognitoSignUpGateway', async () => {
  const { pool, session, identity } = await aPool();
  return {
    accounts: new CognitoSignUpGateway(session),
    identity,
    newcomer: {
      email: email('nell@example.com'),
      password: 'Correct-6-horse',
      givenName: 'Nell',
      familyName: 'Marsh',
      teamId: null,
    },
    codeSentTo: async (to) => pool.codeFor(to),
    letPass: async (milliseconds) => pool.wait(milliseconds),
  };
});

passwordRecoveryContract('CognitoPasswordRecovery', async () => {
  const { pool, session, identity } = await aPool();
  return {
    recovery: new CognitoPasswordRecovery(session),
    identity,
    confirmed: { email: email(ada.email), password: ada.password },
    nobody: email('nobody@example.com'),
    codeSentTo: async (to) => pool.codeFor(to),
  };
});

passwordGatewayContract('CognitoPasswordGateway', async () => {
  const { pool, session, identity } = await aPool();
  await identity.signInWithPassword(ada.email, ada.password);
  return {
    passwords: new CognitoPasswordGateway(session),
    password: ada.password,
    canSignInWith: async (password) => (await pool.signIn(ada.email, password)).status === 200,
  };
});

describe('a session that the pool renews no more', () => {
  it('START-5 START-6 is told once, as one with a password, and nobody is here any more', async () => {
    const { pool, session, identity } = await aPool();
    const told: unknown[] = [];
    session.onRefusedRenewal((renewal) => told.push(renewal));
    await identity.signInWithPassword(ada.email, ada.password);
    await pool.callAsAdmin('AdminUserGlobalSignOut', { Username: ada.sub });
    expect(await session.renew()).toEqual({ ok: false, failure: 'no-credentials' });
    expect(await session.accessToken()).toBeNull();
    expect(told).toEqual([{ federated: false }]);
  });

  it('is not told of somebody who signed out, nor when nobody answers', async () => {
    const { pool, session, identity } = await aPool();
    const told: unknown[] = [];
    session.onRefusedRenewal((renewal) => told.push(renewal));
    await identity.signInWithPassword(ada.email, ada.password);
    await pool.app.close();
    expect(await session.renew()).toEqual({ ok: false, failure: 'unavailable' });
    await identity.signOut();
    expect(await session.accessToken()).toBeNull();
    expect(told).toEqual([]);
  });
});

function email(text: string): Email {
  const parsed = parseEmail(text);
  if (!parsed.ok) throw new Error(`${text} is no email`);
  return parsed.value;
}
