import type { UserPoolConfig } from '@ridgeline/adapters/cognito';
import type { Email } from '@ridgeline/core/shared';
import { LOCAL_USER_POOL_ID } from '../identity/local-user-pool.ts';
import { CLIENT_ID, IdentityUnderTest } from '../identity/testing/identity-under-test.ts';
import { ada, unconfirmedUma } from '../identity/testing/people.ts';

export type SuiteAccount = { readonly email: string; readonly password: string };

/** A user pool for the contract suites: the stand-in or a real one. */
export type SuitePool = {
  readonly config: UserPoolConfig;
  readonly confirmed: SuiteAccount;
  readonly unconfirmed: SuiteAccount;
  /** An email address without an account. */
  readonly freshEmail: () => Email;
  readonly endSessions: (email: string) => Promise<void>;
  readonly codeSentTo: (email: string) => Promise<string>;
  /** Present if time can be moved forward. */
  readonly letPass?: (milliseconds: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function standInPool(): Promise<SuitePool> {
  const pool = await IdentityUnderTest.open([ada, unconfirmedUma]);
  const endpoint = `${await pool.listen()}/`;
  let fresh = 0;
  return {
    config: { userPoolId: LOCAL_USER_POOL_ID, userPoolClientId: CLIENT_ID, endpoint },
    confirmed: ada,
    unconfirmed: unconfirmedUma,
    freshEmail: () => `fresh-${fresh++}@example.com` as Email,
    endSessions: async (email) =>
      void (await pool.callAsAdmin('AdminUserGlobalSignOut', { Username: email })),
    codeSentTo: async (email) => pool.codeFor(email),
    letPass: async (milliseconds) => pool.wait(milliseconds),
    close: () => pool.close(),
  };
}
