import { DAY, type Instant } from '@ridgeline/core/shared';
import { randomUUID } from 'node:crypto';
import { randomSecret, sha256 } from '../secrets/digest.ts';
import type { Db } from './database.ts';

/** One sign-in on one device. Its id is the `origin_jti` of every token that descends from it. */
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

export async function openSession(
  db: Db,
  sub: string,
  now: Instant,
  lasts: number = LASTS,
): Promise<{ readonly session: Session; readonly refreshToken: string }> {
  const refreshToken = randomSecret();
  const session = { id: randomUUID(), sub, signedInAt: now, expiresAt: now + lasts, revoked: false };
  await db.query(
    `INSERT INTO local_identity.session (id, sub, refresh_hash, signed_in_at, expires_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [session.id, sub, sha256(refreshToken), new Date(now), new Date(session.expiresAt)],
  );
  return { session, refreshToken };
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

export async function revokeSessionsOf(db: Db, sub: string, now: Instant): Promise<void> {
  await db.query('UPDATE local_identity.session SET revoked_at = $2 WHERE sub = $1 AND revoked_at IS NULL', [
    sub,
    new Date(now),
  ]);
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
