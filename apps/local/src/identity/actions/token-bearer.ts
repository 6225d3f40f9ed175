import { SECOND } from '@ridgeline/core/shared';
import type { IdentityWorld } from '../identity-world.ts';
import type { Account } from '../store/account.ts';
import { accountBySub } from '../store/accounts.store.ts';
import { sessionById } from '../store/sessions.store.ts';
import { readJwt } from '../tokens/jwt.ts';
import { text, type Input } from '../wire/input.ts';
import { refusals } from '../wire/refusal.ts';

/** The account of this access token: its signature and expiry are checked here, everything else in the database. */
export async function bearerOf(world: IdentityWorld, input: Input): Promise<Account> {
  const claims = readJwt(text(input, 'AccessToken'), world.key);
  if (!claims || claims['token_use'] !== 'access' || claims['iss'] !== world.userPool.issuer) {
    throw refusals.accessTokenInvalid();
  }
  if (Number(claims['exp']) * SECOND <= world.now()) throw refusals.accessTokenExpired();

  const session = await sessionById(world.pool, String(claims['origin_jti']));
  if (!session || session.revoked) throw refusals.accessTokenRevoked();
  const account = await accountBySub(world.pool, session.sub);
  if (!account) throw refusals.unknownUser();
  if (!account.enabled) throw refusals.disabled();
  return account;
}
