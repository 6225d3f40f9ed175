import type { IdentityWorld } from '../identity-world.ts';
import { deleteAccount } from '../store/accounts.store.ts';
import type { Db } from '../store/database.ts';
import { revokeSessionsOf } from '../store/sessions.store.ts';

/** Ends all sessions of an account, in the pool and at the API. */
export async function endSessions(
  world: IdentityWorld,
  db: Db,
  sub: string,
  { passwordChanged = false }: { passwordChanged?: boolean } = {},
): Promise<void> {
  const at = world.now();
  await revokeSessionsOf(db, sub, at);
  await world.accountEnds.sessionsEnded({ person: sub, at, passwordChanged });
}

/** The API first: an email whose person still exists there could not sign up again. */
export async function endAccount(world: IdentityWorld, sub: string): Promise<void> {
  await world.accountEnds.deleted(sub);
  await deleteAccount(world.pool, sub);
}
