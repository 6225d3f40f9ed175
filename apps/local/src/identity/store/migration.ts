import type { Pool } from 'pg';
import { holdLock, inTransaction } from './database.ts';

/** Applied in order; a released one is never edited. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE local_identity.account (
    sub           uuid PRIMARY KEY,
    username      text NOT NULL UNIQUE,
    -- null for an account with a password; otherwise the identity provider it comes from
    provider      text,
    attributes    jsonb NOT NULL,
    email         text GENERATED ALWAYS AS (attributes ->> 'email') STORED,
    status        text NOT NULL,
    enabled       boolean NOT NULL DEFAULT true,
    groups        text[] NOT NULL DEFAULT '{}',
    password_hash text,
    srp_salt      text,
    srp_verifier  text,
    migrating     boolean NOT NULL DEFAULT false,
    access_denied jsonb,
    identities    jsonb NOT NULL DEFAULT '[]',
    created_at    timestamptz NOT NULL,
    updated_at    timestamptz NOT NULL
  );
  CREATE UNIQUE INDEX account_email_with_password ON local_identity.account (email) WHERE provider IS NULL;
  CREATE INDEX account_newest ON local_identity.account (created_at, sub);

  CREATE TABLE local_identity.session (
    id           uuid PRIMARY KEY,
    sub          uuid NOT NULL REFERENCES local_identity.account ON DELETE CASCADE,
    refresh_hash bytea NOT NULL UNIQUE,
    signed_in_at timestamptz NOT NULL,
    expires_at   timestamptz NOT NULL,
    revoked_at   timestamptz
  );
  CREATE INDEX session_of_account ON local_identity.session (sub);

  CREATE TABLE local_identity.code (
    sub       uuid NOT NULL REFERENCES local_identity.account ON DELETE CASCADE,
    purpose   text NOT NULL,
    hash      bytea NOT NULL,
    -- the address or number that the code proves
    proves    text NOT NULL,
    issued_at timestamptz NOT NULL,
    PRIMARY KEY (sub, purpose)
  );

  CREATE TABLE local_identity.challenge (
    handle_hash bytea PRIMARY KEY,
    facts       jsonb NOT NULL,
    issued_at   timestamptz NOT NULL
  );

  -- wrong tries in a row by what was tried, for names that no account has as well
  CREATE TABLE local_identity.wrong_tries (
    tried   text PRIMARY KEY,
    count   integer NOT NULL,
    last_at timestamptz NOT NULL
  );

  CREATE TABLE local_identity.signing_key (
    kid         text PRIMARY KEY,
    private_pem text NOT NULL,
    created_at  timestamptz NOT NULL
  );
  `,
  'ALTER TABLE local_identity.account ADD sessions_ended_at timestamptz',
];

/** Migrates the schema; several processes may call it at the same time. */
export async function migrateIdentity(pool: Pool): Promise<void> {
  await inTransaction(pool, async (db) => {
    await holdLock(db, 'migration');
    await db.query('CREATE SCHEMA IF NOT EXISTS local_identity');
    await db.query('CREATE TABLE IF NOT EXISTS local_identity.migration (number integer PRIMARY KEY)');
    const { rows } = await db.query<{ applied: number }>(
      'SELECT count(*)::int AS applied FROM local_identity.migration',
    );
    const applied = rows[0]?.applied ?? 0;
    for (const [number, migration] of MIGRATIONS.entries()) {
      if (number < applied) continue;
      await db.query(migration);
      await db.query('INSERT INTO local_identity.migration VALUES ($1)', [number]);
    }
  });
}
