import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import { signJwt } from '../../identity/tokens/jwt.ts';
import { providerOfKind } from '../providers.ts';
import { loadProviderKeys } from '../store/provider-keys.store.ts';
import { personBySubject, type ProviderPerson } from '../store/provider-people.store.ts';
import { GOOGLE_SERVICE_CLIENT } from './identity-provider.ts';

const COOKIE = 'local_google_account';
const LASTS = 3600;

/** The cookie by which the local Google remembers who has signed in there with this browser. */
export function rememberedByGoogle(subject: string): string {
  return `${COOKIE}=${subject}; Path=/local/one-tap; HttpOnly; SameSite=Lax`;
}

export type OneTapFacts = { readonly pool: Pool; readonly issuer: string };

/** AUTH-9: whom the one-tap prompt of the local Google offers, with a credential; null if nobody has signed in there. */
export function oneTap({ pool, issuer }: OneTapFacts): FastifyPluginAsync {
  const google = providerOfKind('google');
  return async (app) => {
    app.get<{ Querystring: { client_id?: string } }>('/one-tap', async (request, reply) => {
      const subject = new RegExp(`(?:^|; )${COOKIE}=(\\d+)`).exec(request.headers.cookie ?? '')?.[1];
      const person = subject === undefined ? null : await personBySubject(pool, google.name, subject);
      const isKnown = request.query.client_id === GOOGLE_SERVICE_CLIENT;
      const answer = person === null || !isKnown ? null : await offerTo(person);
      return reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(answer));
    });
  };

  async function offerTo({ subject, email, givenName, familyName }: ProviderPerson) {
    const { jwk } = await loadProviderKeys(pool, google);
    const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
    const key = { kid: jwk.kid, privateKey, publicKey: createPublicKey(privateKey) };
    const name = `${givenName} ${familyName}`.trim();
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: GOOGLE_SERVICE_CLIENT,
      sub: subject,
      email,
      email_verified: true,
      name,
      iat: now,
      exp: now + LASTS,
    };
    return { name, email, credential: signJwt(claims, key) };
  }
}
