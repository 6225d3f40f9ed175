import { createHash } from 'node:crypto';
import type { Caller, Session } from '../db/caller.ts';
import type { Claims, ReadToken } from './pool-tokens.ts';
import { Refusal } from '../problems/problem.ts';

/** The caller of this `Authorization` header; refuses anything but a valid access token. */
export type VerifyToken = (authorization: string | undefined) => Promise<Caller>;

type Verified = { readonly caller: Caller; readonly until: number };

const KEPT = 10_000;
const LONGEST = 8_192;
const LONGEST_SESSION = 100;
/** The format of user pool ids. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Verifying a signature costs a third of a list request, so a verified token is cached, by its hash, until it expires. */
export function tokenVerifier(
  read: ReadToken,
  now: () => number,
  /** Called when this copy sees a token for the first time, with the token's session. */
  onFirstSeen: (caller: string, session: string) => void = () => {},
): VerifyToken {
  const verified = new Map<string, Verified>();

  return async (authorization) => {
    const token = bearer(authorization);
    const key = createHash('sha256').update(token).digest('base64');
    const known = verified.get(key);
    if (known) {
      if (known.until > now()) return known.caller;
      verified.delete(key);
      throw new Refusal('signed-out');
    }
    const claims = await read(token, 'access');
    if (claims?.sub === undefined || !UUID.test(claims.sub)) throw new Refusal('signed-out');
    const session = sessionOf(claims);
    const caller = { id: claims.sub, session };
    remember(key, { caller, until: claims.exp * 1000 });
    if (session.id !== null) onFirstSeen(caller.id, session.id);
    return caller;
  };

  function remember(key: string, entry: Verified): void {
    const [oldest] = verified.keys();
    if (verified.size >= KEPT && oldest !== undefined) verified.delete(oldest);
    verified.set(key, entry);
  }
}

/** `auth_time` stays the same when tokens are renewed; without it the token's issue time counts. */
function sessionOf(claims: Claims): Session {
  const id = claims['origin_jti'] ?? claims.jti;
  const begunAt = Number(claims['auth_time'] ?? claims.iat ?? 0);
  return { id: typeof id === 'string' ? id.slice(0, LONGEST_SESSION) : null, begunAt };
}

function bearer(authorization: string | undefined): string {
  const [scheme, token, ...more] = (authorization ?? '').split(' ');
  const isBearer = scheme?.toLowerCase() === 'bearer' && more.length === 0;
  if (!isBearer || !token || token.length > LONGEST) throw new Refusal('signed-out');
  return token;
}
