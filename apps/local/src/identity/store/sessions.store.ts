import { DAY, type Instant } from '@ridgeline/core/shared';
import { randomUUID } from 'node:crypto';
import { randomSecret, sha256 } from '../secrets/digest.ts';
import { refusals } from '../wire/refusal.ts';
import type { Db } from './database.ts';

/** One sign-in on one device. Its id is the `origin_jti` of all its tokens. */
export type Session = {
  readonly id: string;
  readonly sub: string;
  readonly signedInAt: Instant;
  readonly expiresAt: Instant;
  readonly revoked: boolean;
};

type Row = { id: string; sub: string; signed_in_at: Date; expires_at: Date; revoked: boolean };

const LASTS = 30 * DAY;
const COLUMNS = 'id, sub, signed_in_at, expires_at, revoked_at IS NOT NULL AS revoked';

/**
 * Tokens carry the start of a session in whole seconds: a session that starts in the same second in which older ones
 * were ended is dated to the next second, so that it does not count as one of them.
 */
export async function openSession(
  db: Db,
  sub: string,
  now: Instant,
  lasts: number = LASTS,
): Promise<{ readonly session: Session; readonly refreshToken: string }> {
  const refreshToken = randomSecret();
  const { rows } = await db.query<Row>(
    `INSERT INTO local_identity.session (id, sub, refresh_hash, signed_in_at, expires_at)
     SELECT $1, sub, $3, greatest($4::timestamptz, date_trunc('second', sessions_ended_at) + interval '1 second'), $5
     FROM local_identity.account WHERE sub = $2 RETURNING ${COLUMNS}`,
    [randomUUID(), sub, sha256(refreshToken), new Date(now), new Date(now + lasts)],
  );
  const [row] = rows;
  if (!row) throw refusals.unknownUser();
  return { session: read(row), refreshToken };
}

export async function sessionById(db: Db, id: string): Promise<Session | null> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM local_identity.session WHERE id = $1`, [id]);
  return rows[0] ? read(rows[0]) : null;
}

export async function sessionByRefreshToken(db: Db, refreshToken: string): Promise<Session | null> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM local_identity.session WHERE refresh_hash = $1`,
    [sha256(refreshToken)],
  );
  return rows[0] ? read(rows[0]) : null;
}

export async function revokeSession(db: Db, id: string, now: Instant): Promise<void> {
  await db.query('UPDATE local_identity.session SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL', [
    id,
    new Date(now),
  ]);
}

/** Ends all sessions of an account. */
export async function revokeSessionsOf(db: Db, sub: string, now: Instant): Promise<void> {
  await db.query(
    `WITH noted AS (UPDATE local_identity.account SET sessions_ended_at = $2 WHERE sub = $1)
     UPDATE local_identity.session SET revoked_at = $2
      WHERE sub = $1 AND revoked_at IS NULL`,
    [sub, new Date(now)],
  );
}

function read(row: Row): Session {
  return {
    id: row.id,
    sub: row.sub,
    signedInAt: row.signed_in_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    revoked: row.revoked,
  };
}
