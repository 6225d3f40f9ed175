import {
  CognitoEmailChangeGateway,
  CognitoIdentity,
  CognitoPasswordGateway,
  CognitoPasswordRecovery,
  CognitoSessionTokens,
  CognitoSignUpGateway,
  UserPoolSession,
} from '@ridgeline/adapters/cognito';
import { type Email, parseEmail } from '@ridgeline/core/shared';
import { emailChangeGatewayContract, passwordGatewayContract } from '@ridgeline/core/testing/profile';
import {
  identityContract,
  passwordRecoveryContract,
  sessionTokensContract,
  signUpGatewayContract,
} from '@ridgeline/core/testing/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOCAL_USER_POOL_ID } from '../identity/local-user-pool.ts';
import { CLIENT_ID, IdentityUnderTest } from '../identity/testing/identity-under-test.ts';
import { ada } from '../identity/testing/people.ts';
import { MemoryStorage } from './memory-storage.ts';
import { signInElsewhere } from './other-device.ts';
import { realPool, realPoolSettings } from './real-pool.ts';
import { standInPool, type SuitePool } from './suite-pool.ts';

/** Core's session ports over the real aws-amplify and a user pool, with the same contracts as the fakes. */
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const pool of opened.splice(0)) await pool.close();
});

poolSuites('the stand-in', standInPool);

const settings = realPoolSettings(process.env);
if (settings) {
  poolSuites('a real user pool', () => realPool(settings), { readsMail: settings.mailbox !== undefined });
  if (settings.mailbox === undefined)
    tell('on a real user pool without sign-up and recovery: RIDGELINE_POOL_MAILBOX is not set');
} else {
  tell('on the stand-in alone: RIDGELINE_POOL_ID and the rest are not set (docs/operations.md, Sign-in)');
}

/** Reports a skipped suite, so that it does not look as if it had run. */
function tell(how: string): void {
  process.stdout.write(`\nTHE SUITES OF THE USER POOL RAN ${how}.\n\n`);
}

function poolSuites(
  where: string,
  open: () => Promise<SuitePool>,
  { readsMail }: { readonly readsMail: boolean } = { readsMail: true },
): void {
  const here = async () => {
    const pool = await open();
    opened.push(pool);
    const session = new UserPoolSession(async () => pool.config, new MemoryStorage());
    return { pool, session, identity: new CognitoIdentity(session) };
  };

  identityContract(`CognitoIdentity on ${where}`, async () => {
    const { pool, identity } = await here();
    return { identity, confirmed: pool.confirmed, unconfirmed: pool.unconfirmed };
  });

  sessionTokensContract(`CognitoSessionTokens on ${where}`, async () => {
    const { pool, session, identity } = await here();
    const { email, password } = pool.confirmed;
    return {
      tokens: new CognitoSessionTokens(session),
      email,
      signIn: async () => void (await identity.signInWithPassword(email, password)),
      revoke: () => pool.endSessions(email),
    };
  });

  passwordGatewayContract(`CognitoPasswordGateway on ${where}`, async () => {
    const { pool, session, identity } = await here();
    const { email, password } = pool.confirmed;
    await identity.signInWithPassword(email, password);
    return {
      passwords: new CognitoPasswordGateway(session),
      password,
      canSignInWith: async (next) => {
        await identity.signOut();
        return (await identity.signInWithPassword(email, next)).ok;
      },
      signInElsewhere: (next) => signInElsewhere(pool.config, email, next),
      goesOn: async () => (await session.renew()).ok,
    };
  });

  if (!readsMail) return;

  signUpGatewayContract(`CognitoSignUpGateway on ${where}`, async () => {
    const { pool, session, identity } = await here();
    return {
      accounts: new CognitoSignUpGateway(session),
      identity,
      newcomer: {
        email: pool.freshEmail(),
        password: 'Correct-6-horse',
        givenName: 'Nell',
        familyName: 'Marsh',
        teamId: null,
      },
      codeSentTo: pool.codeSentTo,
      ...(pool.letPass && { letPass: pool.letPass }),
    };
  });

  passwordRecoveryContract(`CognitoPasswordRecovery on ${where}`, async () => {
    const { pool, session, identity } = await here();
    return {
      recovery: new CognitoPasswordRecovery(session),
      identity,
      confirmed: { email: email(pool.confirmed.email), password: pool.confirmed.password },
      nobody: pool.freshEmail(),
      codeSentTo: pool.codeSentTo,
    };
  });
}

/** On the stand-in alone: a real pool cannot be moved forward by a day. */
emailChangeGatewayContract('CognitoEmailChangeGateway on the stand-in', async () => {
  const { pool, session, identity } = await aPool();
  await identity.signInWithPassword(ada.email, ada.password);
  return {
    emails: new CognitoEmailChangeGateway(session),
    // As the ID token proves it to the API.
    accountEmail: async () => (await session.identity())?.email ?? '',
    codeSentTo: async (to) => pool.outbox.findLast((sent) => sent.to === to)?.code ?? null,
    letTimePass: async (milliseconds) => {
      pool.wait(milliseconds);
      // As a tab does that stays open.
      await session.renew();
    },
    endSession: async () => void (await identity.signOut()),
  };
});

async function aPool(storage = new MemoryStorage()) {
  const pool = await IdentityUnderTest.open([ada]);
  opened.push(pool);
  const endpoint = `${await pool.listen()}/`;
  const config = { userPoolId: LOCAL_USER_POOL_ID, userPoolClientId: CLIENT_ID, endpoint };
  const session = new UserPoolSession(async () => config, storage);
  return { pool, session, identity: new CognitoIdentity(session) };
}

describe('a sign-in whose code or configuration cannot be loaded', () => {
  it('AUTH-5 is said to be unavailable, and goes on once it can', async () => {
    const { pool } = await aPool();
    const endpoint = `http://127.0.0.1:${port(pool)}/local/identity/`;
    let isThere = false;
    const config = async () => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
      return { userPoolId: LOCAL_USER_POOL_ID, userPoolClientId: CLIENT_ID, endpoint };
    };
    const identity = new CognitoIdentity(new UserPoolSession(config, new MemoryStorage()));
    const attempt = () => identity.signInWithPassword(ada.email, ada.password);
    expect(await attempt()).toEqual({ ok: false, failure: 'unavailable' });
    isThere = true;
    expect(await attempt()).toMatchObject({ ok: true });
  });

  it('AUTH-5 is unavailable, and no wrong password, where nobody answers', async () => {
    const { pool, identity } = await aPool();
    await identity.signInWithPassword(ada.email, 'wrong');
    await pool.app.close();
    const attempt = await identity.signInWithPassword(ada.email, ada.password);
    expect(attempt).toEqual({ ok: false, failure: 'unavailable' });
  });
});

describe('the console of a browser', () => {
  it('is written nothing to by a pool at an address of its own', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { identity } = await aPool();
    await identity.signInWithPassword(ada.email, ada.password);
    expect(warn.mock.calls).toEqual([]);
    warn.mockRestore();
  });
});

/** Tells when the tokens of a session are deleted. */
class WatchedStorage extends MemoryStorage {
  onEmptied: () => void = () => {};

  override removeItem(key: string): void {
    super.removeItem(key);
    if (key.endsWith('.accessToken')) this.onEmptied();
  }
}

describe('a new session after a change of the password', () => {
  it('PROF-7 START-3 does not outlive a sign-out that comes while it begins', async () => {
    const storage = new WatchedStorage();
    const { session, identity } = await aPool(storage);
    await identity.signInWithPassword(ada.email, ada.password);
    const emptied = new Promise<void>((resolve) => (storage.onEmptied = resolve));
    const begun = session.beginAnew(ada.password);
    await emptied;
    await identity.signOut();
    await begun;
    expect(await identity.current()).toBeNull();
  });
});

describe('a session that the pool renews no more', () => {
  it('START-5 is reported after a reload as well, when only its tokens are left', async () => {
    const pool = await IdentityUnderTest.open([ada]);
    opened.push(pool);
    const endpoint = `${await pool.listen()}/`;
    const config = { userPoolId: LOCAL_USER_POOL_ID, userPoolClientId: CLIENT_ID, endpoint };
    const storage = new MemoryStorage();
    const before = new UserPoolSession(async () => config, storage);
    await new CognitoIdentity(before).signInWithPassword(ada.email, ada.password);
    await pool.callAsAdmin('AdminUserGlobalSignOut', { Username: ada.sub });
    const reloaded = new UserPoolSession(async () => config, storage);
    const told: unknown[] = [];
    reloaded.onRefusedRenewal((renewal) => told.push(renewal));
    await reloaded.renew();
    await reloaded.renew();
    expect(told).toEqual([{ federated: false }]);
  });

  it('START-5 START-6 is reported once, like one with a password, and leaves nobody signed in', async () => {
    const { pool, session, identity } = await aPool();
    const told: unknown[] = [];
    session.onRefusedRenewal((renewal) => told.push(renewal));
    await identity.signInWithPassword(ada.email, ada.password);
    await pool.callAsAdmin('AdminUserGlobalSignOut', { Username: ada.sub });
    expect(await session.renew()).toEqual({ ok: false, failure: 'no-credentials' });
    expect(await session.accessToken()).toBeNull();
    expect(told).toEqual([{ federated: false }]);
  });

  it('is not reported after a sign-out, nor without an answer', async () => {
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

function port({ app }: IdentityUnderTest): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function email(text: string): Email {
  const parsed = parseEmail(text);
  if (!parsed.ok) throw new Error(`${text} is no email`);
  return parsed.value;
}
