import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { refreshedTokens, revokeToken } from '../../identity/actions/session.actions.ts';
import { tokensFor } from '../../identity/actions/token-answer.ts';
import type { Answer } from '../../identity/identity-world.ts';
import { accountBySub } from '../../identity/store/accounts.store.ts';
import { openSession } from '../../identity/store/sessions.store.ts';
import { Refusal } from '../../identity/wire/refusal.ts';
import { providerNamed } from '../providers.ts';
import { takeCode } from '../store/once.store.ts';
import type { HostedWorld } from './hosted-world.ts';

type TokenError = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type';

/** `POST /oauth2/token`, with OAuth's field names. */
export async function token(world: HostedWorld, reply: FastifyReply, form: URLSearchParams) {
  void reply.header('cache-control', 'no-store');
  if (form.get('client_id') !== world.userPool.clientId) return refuse(reply, 'invalid_client');
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return send(reply, await exchanged(world, form));
    case 'refresh_token':
      return send(reply, await refreshed(world, form));
    default:
      return refuse(reply, 'unsupported_grant_type');
  }
}

/** `POST /oauth2/revoke`: ends the session of a refresh token; revoking an unknown one succeeds. */
export async function revoke(world: HostedWorld, reply: FastifyReply, form: URLSearchParams) {
  if (form.get('client_id') !== world.userPool.clientId) return refuse(reply, 'invalid_client');
  const given = form.get('token');
  if (given === null || given === '') return refuse(reply, 'invalid_request');
  await revokeToken(world, { ClientId: world.userPool.clientId, Token: given });
  return reply.send();
}

async function exchanged(world: HostedWorld, form: URLSearchParams): Promise<Answer | null> {
  const now = world.now();
  const code = await takeCode(world.pool, form.get('code') ?? '', now);
  if (code?.asked.redirectUri !== form.get('redirect_uri')) return null;
  if (code.asked.challenge !== challengeOf(form.get('code_verifier') ?? '')) return null;
  const account = await accountBySub(world.pool, code.sub);
  if (!account?.enabled) return null;

  // START-4: seven days for Apple.
  const lasts = providerNamed(code.provider)?.sessionLasts;
  const { session, refreshToken } = await openSession(world.pool, account.sub, now, lasts);
  const nonce = code.asked.nonce ?? undefined;
  return { ...tokensFor(world, account, session, nonce), RefreshToken: refreshToken };
}

async function refreshed(world: HostedWorld, form: URLSearchParams): Promise<Answer | null> {
  try {
    const { AuthenticationResult } = await refreshedTokens(world, form.get('refresh_token') ?? '');
    return AuthenticationResult as Answer;
  } catch (problem) {
    if (problem instanceof Refusal) return null;
    throw problem;
  }
}

function send(reply: FastifyReply, tokens: Answer | null) {
  if (tokens === null) return refuse(reply, 'invalid_grant');
  return reply.send({
    access_token: tokens['AccessToken'],
    id_token: tokens['IdToken'],
    refresh_token: tokens['RefreshToken'],
    expires_in: tokens['ExpiresIn'],
    token_type: tokens['TokenType'],
  });
}

function refuse(reply: FastifyReply, error: TokenError) {
  return reply.code(400).send({ error });
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
