import { type Instant, MINUTE } from '@ridgeline/core/shared';
import { randomSecret, sha256 } from '../../identity/secrets/digest.ts';
import type { Db } from '../../identity/store/database.ts';

/** A sign-in that is in progress at a provider. */
export type PendingSignIn = {
  readonly provider: string;
  /** The browser that began it; only that browser can complete it. */
  readonly browserHash: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly asked: CodeRequest;
};

/** The app's own request: its redirect URI, and the challenge that binds the code to it. */
export type CodeRequest = {
  readonly redirectUri: string;
  readonly state: string | null;
  readonly challenge: string;
  readonly nonce: string | null;
};

/** An authorization code of the pool, and the account it is for. */
export type PoolCode = { readonly sub: string; readonly provider: string; readonly asked: CodeRequest };

/** Data stored under a secret, to be read once within a time limit. Only the secret's hash is stored. */
type Once = { readonly table: 'pending_sign_in' | 'pool_code'; readonly hash: string; readonly at: string };

const PENDING: Once = { table: 'pending_sign_in', hash: 'state_hash', at: 'begun_at' };
const CODE: Once = { table: 'pool_code', hash: 'code_hash', at: 'issued_at' };
const PENDING_LASTS = 15 * MINUTE;
const CODE_LASTS = 5 * MINUTE;

export function keepPending(db: Db, state: string, pending: PendingSignIn, now: Instant): Promise<void> {
  return keep(db, PENDING, { secret: state, facts: pending, now, lasts: PENDING_LASTS });
}

export function takePending(db: Db, state: string, now: Instant): Promise<PendingSignIn | null> {
  return take<PendingSignIn>(db, PENDING, { secret: state, now, lasts: PENDING_LASTS });
}

export async function issueCode(db: Db, facts: PoolCode, now: Instant): Promise<string> {
  const code = randomSecret(24);
  await keep(db, CODE, { secret: code, facts, now, lasts: CODE_LASTS });
  return code;
}

export function takeCode(db: Db, code: string, now: Instant): Promise<PoolCode | null> {
  return take<PoolCode>(db, CODE, { secret: code, now, lasts: CODE_LASTS });
}

async function keep(
  db: Db,
  { table, hash, at }: Once,
  { secret, facts, now, lasts }: { secret: string; facts: object; now: Instant; lasts: number },
): Promise<void> {
  await db.query(`DELETE FROM local_federation.${table} WHERE ${at} <= $1`, [new Date(now - lasts)]);
  await db.query(`INSERT INTO local_federation.${table} (${hash}, facts, ${at}) VALUES ($1, $2, $3)`, [
    sha256(secret),
    JSON.stringify(facts),
    new Date(now),
  ]);
}

async function take<Facts>(
  db: Db,
  { table, hash, at }: Once,
  { secret, now, lasts }: { secret: string; now: Instant; lasts: number },
): Promise<Facts | null> {
  const { rows } = await db.query<{ facts: Facts; at: Date }>(
    `DELETE FROM local_federation.${table} WHERE ${hash} = $1 RETURNING facts, ${at} AS at`,
    [sha256(secret)],
  );
  const row = rows[0];
  return row && now < row.at.getTime() + lasts ? row.facts : null;
}
