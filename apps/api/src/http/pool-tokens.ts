import { JwtRsaVerifier } from 'aws-jwt-verify';
import type { JwtPayload } from 'aws-jwt-verify/jwt-model';
import { KeysNotAnswered, poolKeys } from './pool-keys.ts';
import { Refusal } from '../problems/problem.ts';

/** The user pool whose tokens count. */
export type UserPool = {
  readonly issuer: string;
  readonly clientId: string;
  readonly now: () => number;
};

/** What a good token of this use says, or null. */
export type ReadToken = (token: string, use: 'access' | 'id') => Promise<Claims | null>;
export type Claims = JwtPayload & { readonly exp: number };

/** One code path for any issuer, the real pool or a stand-in, and one set of keys for both kinds of tokens. */
export function poolTokens(pool: UserPool): ReadToken {
  const verifier = JwtRsaVerifier.create(
    {
      issuer: pool.issuer,
      jwksUri: `${pool.issuer}/.well-known/jwks.json`,
      audience: null,
      // Whether it is good now is judged below, by the clock that also ends what is remembered of it.
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

/** A good token must not look bad, and sign its bearer out, because the pool was away for a moment. */
function nullUnlessKeysAreMissing(problem: unknown): null {
  if (problem instanceof KeysNotAnswered) throw new Refusal('unavailable');
  return null;
}
