import type { Instant } from '@ridgeline/core/shared';
import type { Pool } from 'pg';
import { LOCAL_USER_POOL_ID } from './local-user-pool.ts';
import type { Attributes } from './rules/attributes.policy.ts';
import { keepPassword } from './secrets/password-secrets.ts';
import type { AccessDenied, Account } from './store/account.ts';
import { accountByName, addAccount } from './store/accounts.store.ts';
import { holdLock, inTransaction } from './store/database.ts';
import { migrateIdentity } from './store/migration.ts';

/** A seeded account with a password. */
export type SeedAccount = {
  /** A UUID; it must not change, since the API identifies the person by it. */
  readonly sub: string;
  readonly email: string;
  readonly password: string;
  readonly confirmed?: boolean;
  readonly groups?: readonly string[];
  readonly attributes?: Attributes;
  /** Not migrated from the older system yet: a wrong password gets 'a bad-password migration error'. */
  readonly migrating?: boolean;
  readonly accessDenied?: AccessDenied;
  readonly disabled?: boolean;
};

type Settings = { readonly userPoolId: string; readonly now: () => Instant };
const DEFAULTS: Settings = { userPoolId: LOCAL_USER_POOL_ID, now: () => Date.now() };

/** Adds missing accounts and never changes existing ones: users may have edited them. */
export async function seedAccounts(
  pool: Pool,
  accounts: readonly SeedAccount[],
  settings: Settings = DEFAULTS,
): Promise<void> {
  await migrateIdentity(pool);
  await inTransaction(pool, async (db) => {
    await holdLock(db, 'seed');
    for (const seed of accounts) {
      const isThere =
        (await accountByName(db, seed.sub)) ?? (await accountByName(db, seed.email.toLowerCase()));
      if (!isThere) await addAccount(db, await asAccount(seed, settings));
    }
  });
}

async function asAccount(seed: SeedAccount, { userPoolId, now }: Settings): Promise<Account> {
  const confirmed = seed.confirmed ?? true;
  const password = await keepPassword({ userPoolId, userId: seed.sub }, seed.password);
  const email = { email: seed.email.toLowerCase(), email_verified: String(confirmed) };
  return {
    sub: seed.sub,
    username: seed.sub,
    provider: null,
    attributes: { ...seed.attributes, ...email },
    status: confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
    enabled: !seed.disabled,
    groups: seed.groups ?? [],
    password,
    migrating: seed.migrating ?? false,
    accessDenied: seed.accessDenied ?? null,
    identities: [],
    createdAt: now(),
    updatedAt: now(),
  };
}
