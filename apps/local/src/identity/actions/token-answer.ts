import { randomUUID } from 'node:crypto';
import type { Answer, IdentityWorld } from '../identity-world.ts';
import type { Account } from '../store/account.ts';
import { openSession, type Session } from '../store/sessions.store.ts';
import { accessClaims, idClaims, TOKEN_LASTS_SECONDS } from '../tokens/claims.policy.ts';
import { signJwt } from '../tokens/jwt.ts';

/** Opens a session for an authenticated account. */
export async function signedIn(world: IdentityWorld, account: Account): Promise<Answer> {
  const { session, refreshToken } = await openSession(world.pool, account.sub, world.now());
  const tokens = tokensFor(world, account, session);
  return { AuthenticationResult: { ...tokens, RefreshToken: refreshToken }, ChallengeParameters: {} };
}

/** `nonce` is a value that the app expects in the ID token. */
export function tokensFor(world: IdentityWorld, account: Account, session: Session, nonce?: string): Answer {
  const now = world.now();
  const { issuer, clientId } = world.userPool;
  const facts = () => ({ account, session, issuer, clientId, jti: randomUUID() });
  return {
    AccessToken: signJwt(accessClaims(facts(), now), world.key),
    IdToken: signJwt({ ...idClaims(facts(), now), ...(nonce !== undefined && { nonce }) }, world.key),
    ExpiresIn: TOKEN_LASTS_SECONDS,
    TokenType: 'Bearer',
  };
}
