import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { CliFailure, CliFailures } from '../command-line/cli-failure.ts';
import type { Streams } from '../command-line/streams.ts';
import { keepSession, keptSession } from '../session/kept-sessions.ts';
import type { PoolFailure, PoolPlace } from '../session/user-pool.ts';

/** A token that ends while the call is under way would be refused. */
const MARGIN = 60_000;

/** The access token of the kept session, renewed if it has ended; null if nobody is signed in. */
export async function sessionToken(
  api: string,
  { sessions, userPool, clock }: Pick<Streams, 'sessions' | 'userPool' | 'clock'>,
): Promise<Result<string | null, CliFailures>> {
  const session = await keptSession(sessions, api);
  if (session === null) return ok(null);
  if (session.expiresAt - MARGIN > clock.now()) return ok(session.accessToken);
  const renewed = await (await userPool()).renew(session.pool, session.refreshToken);
  if (renewed.ok) {
    await keepSession(sessions, api, { ...session, ...renewed.value });
    return ok(renewed.value.accessToken);
  }
  if (renewed.failure === 'unavailable') return fail([poolFailure(session.pool, 'unavailable')]);
  await keepSession(sessions, api, null);
  return fail([{ code: 'session-ended' }]);
}

export function poolFailure({ endpoint }: PoolPlace, why: PoolFailure): CliFailure {
  return why === 'unavailable'
    ? { code: 'user-pool-unreachable', pool: endpoint }
    : { code: 'sign-in-failed', why };
}
