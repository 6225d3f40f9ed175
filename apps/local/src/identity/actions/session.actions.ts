import type { Answer, IdentityWorld } from '../identity-world.ts';
import { accountBySub } from '../store/accounts.store.ts';
import { revokeSession, sessionByRefreshToken } from '../store/sessions.store.ts';
import { text } from '../wire/input.ts';
import { refusals } from '../wire/refusal.ts';
import { endSessions } from './account-end.ts';
import type { Action } from './action.ts';
import { requireClient } from './app-client.ts';
import { tokensFor } from './token-answer.ts';
import { bearerOf } from './token-bearer.ts';

/** New tokens for a session; the refresh token stays the same, as in a pool without rotation. */
export async function refreshedTokens(world: IdentityWorld, refreshToken: string): Promise<Answer> {
  const session = await sessionByRefreshToken(world.pool, refreshToken);
  if (!session) throw refusals.refreshTokenInvalid();
  if (session.revoked) throw refusals.refreshTokenRevoked();
  if (session.expiresAt <= world.now()) throw refusals.refreshTokenExpired();
  const account = await accountBySub(world.pool, session.sub);
  if (!account) throw refusals.unknownUser();
  if (!account.enabled) throw refusals.disabled();
  return { AuthenticationResult: tokensFor(world, account, session), ChallengeParameters: {} };
}

export const getTokensFromRefreshToken: Action = async (world, input) => {
  requireClient(world, input);
  const { AuthenticationResult } = await refreshedTokens(world, text(input, 'RefreshToken'));
  return { AuthenticationResult };
};

/** Ends one session with all its tokens. Revoking an unknown token succeeds. */
export const revokeToken: Action = async (world, input) => {
  requireClient(world, input);
  const session = await sessionByRefreshToken(world.pool, text(input, 'Token'));
  if (session) await revokeSession(world.pool, session.id, world.now());
  return {};
};

export const globalSignOut: Action = async (world, input) => {
  const account = await bearerOf(world, input);
  await endSessions(world, world.pool, account.sub);
  return {};
};
