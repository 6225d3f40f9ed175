import { JwtRsaVerifier } from 'aws-jwt-verify';
import type { JwtPayload } from 'aws-jwt-verify/jwt-model';
import { KeysNotAnswered, poolKeys } from './pool-keys.ts';
import { Refusal } from '../problems/problem.ts';

/** The user pool whose tokens are accepted. */
export type UserPool = {
  readonly issuer: string;
  readonly clientId: string;
  readonly now: () => number;
};

/** The claims of a valid token of this use, or null. */
export type ReadToken = (token: string, use: 'access' | 'id') => Promise<Claims | null>;
export type Claims = JwtPayload & { readonly exp: number };

/** The same code for any issuer, the real pool or a stand-in, with one set of keys for both kinds of tokens. */
export function poolTokens(pool: UserPool): ReadToken {
  const verifier = JwtRsaVerifier.create(
    {
      issuer: pool.issuer,
      jwksUri: `${pool.issuer}/.well-known/jwks.json`,
      audience: null,
      // The expiry is checked below, by the same clock that limits how long the token is cached.
      graceSeconds: Number.POSITIVE_INFINITY,
    },
    { jwksCache: poolKeys(pool.now) },
  );

  return async (token, use) => {
    const claims = await verifier.verify(token).catch(nullUnlessKeysAreMissing);
    return claims !== null && isGood(claims, use) ? claims : null;
  };

  function isGood(claims: JwtPayload, use: 'access' | 'id'): claims is Claims {
    const { exp, nbf = 0 } = claims;
    const client = use === 'access' ? claims['client_id'] : claims.aud;
    if (claims['token_use'] !== use || client !== pool.clientId || exp === undefined) return false;
    return exp * 1000 > pool.now() && nbf * 1000 <= pool.now();
  }
}

/** If the pool's keys are unavailable for a moment, a valid token must not look invalid and sign its user out. */
function nullUnlessKeysAreMissing(problem: unknown): null {
  if (problem instanceof KeysNotAnswered) throw new Refusal('unavailable');
  return null;
}
