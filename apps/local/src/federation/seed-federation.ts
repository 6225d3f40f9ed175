import type { Instant } from '@ridgeline/core/shared';
import type { Pool } from 'pg';
import { accountBySub, addAccount } from '../identity/store/accounts.store.ts';
import { holdLock, inTransaction } from '../identity/store/database.ts';
import { migrateIdentity } from '../identity/store/migration.ts';
import { federatedAccount } from './hosted/federated-account.ts';
import { providerOfKind, type FederationProvider } from './providers.ts';
import { migrateFederation } from './store/migration.ts';
import { personWithEmail } from './store/provider-people.store.ts';

/** A person who has signed in by a provider before. */
export type FederatedSeed = {
  /** A UUID; it must not change, since the API identifies the person by it. */
  readonly sub: string;
  readonly kind: FederationProvider['kind'];
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
};

/** Adds missing people, at the provider and in the pool, and never changes existing ones. */
export async function seedFederation(
  pool: Pool,
  people: readonly FederatedSeed[],
  now: () => Instant = Date.now,
): Promise<void> {
  await migrateIdentity(pool);
  await migrateFederation(pool);
  await inTransaction(pool, async (db) => {
    await holdLock(db, 'seed');
    for (const { sub, kind, ...person } of people) {
      const provider = providerOfKind(kind);
      const vouched = await personWithEmail(db, provider.name, person);
      if (await accountBySub(db, sub)) continue;
      await addAccount(db, federatedAccount(provider, vouched, { sub, now: now() }));
    }
  });
}
