import { createHash } from 'node:crypto';
import { JwtRsaVerifier } from 'aws-jwt-verify';
import { poolKeys, type UserPool } from './pool-keys.ts';
import { Refusal } from './problem.ts';

/** The user pool's id of whoever sent this `Authorization` header; refuses anything but a good access token. */
export type VerifyToken = (authorization: string | undefined) => Promise<string>;

type Verified = { readonly caller: string; readonly until: number };

const KEPT = 10_000;
const LONGEST = 8_192;
/** The form in which a user pool writes ids. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * One code path for any issuer, the real pool or a stand-in. A signature costs a third of a list request,
 * so a verified token is remembered, by its hash, until it expires.
 */
export function tokenVerifier(options: UserPool): VerifyToken {
  const verifier = JwtRsaVerifier.create(
    {
      issuer: options.issuer,
      jwksUri: `${options.issuer}/.well-known/jwks.json`,
      audience: null,
      customJwtCheck: ({ payload }) => {
        if (payload['token_use'] !== 'access') throw new Error('not an access token');
        if (payload['client_id'] !== options.clientId) throw new Error('of another client');
      },
    },
    { jwksCache: poolKeys() },
  );
  const verified = new Map<string, Verified>();

  return async (authorization) => {
    const token = bearer(authorization);
    const key = createHash('sha256').update(token).digest('base64');
    const known = verified.get(key);
    if (known) {
      if (known.until > options.now()) return known.caller;
      verified.delete(key);
      throw new Refusal('signed-out');
    }
    const { caller, until } = await verify(token);
    remember(key, { caller, until });
    return caller;
  };

  async function verify(token: string): Promise<Verified> {
    try {
      const { sub, exp } = await verifier.verify(token);
      if (sub === undefined || !UUID.test(sub) || exp === undefined)
        throw new Error('names nobody, or never ends');
      return { caller: sub, until: exp * 1000 };
    } catch {
      throw new Refusal('signed-out');
    }
  }

  function remember(key: string, entry: Verified): void {
    const [oldest] = verified.keys();
    if (verified.size >= KEPT && oldest !== undefined) verified.delete(oldest);
    verified.set(key, entry);
  }
}

function bearer(authorization: string | undefined): string {
  const [scheme, token] = (authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || token.length > LONGEST) throw new Refusal('signed-out');
  return token;
}
