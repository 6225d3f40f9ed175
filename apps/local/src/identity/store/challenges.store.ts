import { type Instant, MINUTE } from '@ridgeline/core/shared';
import { randomSecret, sha256 } from '../secrets/digest.ts';
import type { ServerSecret } from '../secrets/srp.ts';
import type { Db } from './database.ts';

/** A sign-in challenge, kept until it is answered. `sub` is null if there is no such account. */
export type Challenge =
  | {
      readonly asks: 'PASSWORD_VERIFIER';
      readonly name: string;
      readonly sub: string | null;
      readonly userId: string;
      readonly secret: ServerSecret;
    }
  | { readonly asks: 'NEW_PASSWORD_REQUIRED'; readonly sub: string };

const LASTS = 3 * MINUTE;

/** Returns the handle with which the answer names its challenge. */
export async function keepChallenge(db: Db, challenge: Challenge, now: Instant): Promise<string> {
  const handle = randomSecret();
  await db.query('DELETE FROM local_identity.challenge WHERE issued_at <= $1', [new Date(now - LASTS)]);
  await db.query('INSERT INTO local_identity.challenge (handle_hash, facts, issued_at) VALUES ($1, $2, $3)', [
    sha256(handle),
    JSON.stringify(challenge),
    new Date(now),
  ]);
  return handle;
}

/** A challenge can be answered once. */
export async function takeChallenge(db: Db, handle: string, now: Instant): Promise<Challenge | null> {
  const { rows } = await db.query<{ facts: Challenge; issued_at: Date }>(
    'DELETE FROM local_identity.challenge WHERE handle_hash = $1 RETURNING facts, issued_at',
    [sha256(handle)],
  );
  const row = rows[0];
  return row && now < row.issued_at.getTime() + LASTS ? row.facts : null;
}
