import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomSecret, sha256 } from '../../identity/secrets/digest.ts';
import { providerNamed, providerOfDomain } from '../providers.ts';
import { keepPending, type CodeRequest } from '../store/once.store.ts';
import { answerApp, answerPage } from './answers.ts';
import type { HostedWorld } from './hosted-world.ts';

/** Identifies the browser in which a sign-in began. */
export const BROWSER_COOKIE = 'local_pool_browser';
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

/** `GET /oauth2/authorize`: checks the app's request, and redirects the browser to the provider. */
export async function authorize(world: HostedWorld, request: FastifyRequest, reply: FastifyReply) {
  const query = new URLSearchParams(request.url.split('?')[1]);
  const redirectUri = query.get('redirect_uri') ?? '';
  // An unknown redirect URI gets an error page and no redirect.
  if (query.get('client_id') !== world.userPool.clientId)
    return answerPage(reply, 'This app is not known here.');
  if (!world.redirectUris.includes(redirectUri))
    return answerPage(reply, 'This return address is not known here.');

  const asked: CodeRequest = {
    redirectUri,
    state: query.get('state'),
    challenge: query.get('code_challenge') ?? '',
    nonce: query.get('nonce'),
  };
  const isCodeFlow = query.get('response_type') === 'code' && query.get('code_challenge_method') === 'S256';
  if (!isCodeFlow || !CHALLENGE.test(asked.challenge)) {
    return answerApp(reply, asked, {
      error: 'invalid_request',
      error_description: 'A code with PKCE has to be asked for.',
    });
  }
  const provider =
    providerNamed(query.get('identity_provider') ?? undefined) ??
    providerOfDomain(query.get('idp_identifier') ?? undefined);
  const relyingParty = provider && world.relyingParties.get(provider.name);
  if (!provider || !relyingParty) {
    return answerApp(reply, asked, {
      error: 'invalid_request',
      error_description: 'Identity provider not found',
    });
  }

  const browser = randomSecret(24);
  const { request: sent, url } = await relyingParty.begin(query.get('login_hint'));
  const { state, verifier, nonce } = sent;
  const browserHash = sha256(browser).toString('hex');
  await keepPending(
    world.pool,
    state,
    { provider: provider.name, browserHash, verifier, nonce, asked },
    world.now(),
  );
  return reply
    .header('set-cookie', `${BROWSER_COOKIE}=${browser}; Path=/; HttpOnly; SameSite=Lax; Max-Age=900`)
    .header('cache-control', 'no-store')
    .redirect(url);
}
