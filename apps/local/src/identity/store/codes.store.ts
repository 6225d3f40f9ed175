import type { Instant } from '@ridgeline/core/shared';
import { timingSafeEqual } from 'node:crypto';
import type { CodePurpose } from '../rules/code.policy.ts';
import { sha256 } from '../secrets/digest.ts';
import type { Db } from './database.ts';

export type SentCode = {
  /** The address or number that the code verifies. */
  readonly proves: string;
  readonly issuedAt: Instant;
  matches(given: string): boolean;
};

/** The digest includes account and purpose: the same digits for another one have another digest. */
const trace = (sub: string, purpose: CodePurpose, code: string) => sha256(`${sub}:${purpose}:${code}`);

/** An id that no account has: the database does the same work, and stores or finds nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export async function keepCode(
  db: Db,
  sent: {
    readonly sub: string | null;
    readonly purpose: CodePurpose;
    readonly code: string;
    readonly proves: string;
  },
  now: Instant,
): Promise<void> {
  const sub = sent.sub ?? NOBODY;
  await db.query(
    `INSERT INTO local_identity.code (sub, purpose, hash, proves, issued_at)
     SELECT sub, $2::text, $3::bytea, $4::text, $5::timestamptz FROM local_identity.account WHERE sub = $1::uuid
     ON CONFLICT (sub, purpose) DO UPDATE
       SET hash = excluded.hash, proves = excluded.proves, issued_at = excluded.issued_at`,
    [sub, sent.purpose, trace(sub, sent.purpose, sent.code), sent.proves, new Date(now)],
  );
}

export async function sentCode(db: Db, whose: string | null, purpose: CodePurpose): Promise<SentCode | null> {
  const sub = whose ?? NOBODY;
  const { rows } = await db.query<{ hash: Buffer; proves: string; issued_at: Date }>(
    'SELECT hash, proves, issued_at FROM local_identity.code WHERE sub = $1 AND purpose = $2',
    [sub, purpose],
  );
  const row = rows[0];
  if (!row) return null;
  return {
    proves: row.proves,
    issuedAt: row.issued_at.getTime(),
    matches: (given) => timingSafeEqual(row.hash, trace(sub, purpose, given)),
  };
}

export async function forgetCode(db: Db, sub: string, purpose: CodePurpose): Promise<void> {
  await db.query('DELETE FROM local_identity.code WHERE sub = $1 AND purpose = $2', [sub, purpose]);
}
