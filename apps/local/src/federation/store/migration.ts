import type { Pool } from 'pg';
import { holdLock, inTransaction } from '../../identity/store/database.ts';

/** Applied in order; a released one is never edited. */
const MIGRATIONS: readonly string[] = [
  `
  -- what a provider signs and encrypts with: made once, so that cookies and tokens outlive a restart
  CREATE TABLE local_federation.provider_key (
    provider      text PRIMARY KEY,
    jwks          jsonb NOT NULL,
    cookie_key    text NOT NULL,
    client_secret text NOT NULL
  );

  CREATE TABLE local_federation.person (
    provider    text NOT NULL,
    subject     text NOT NULL,
    email       text NOT NULL,
    given_name  text NOT NULL,
    family_name text NOT NULL,
    created_at  timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (provider, subject),
    UNIQUE (provider, email)
  );

  -- sessions, grants, codes and tokens of the providers, as oidc-provider keeps them
  CREATE TABLE local_federation.artefact (
    provider   text NOT NULL,
    model      text NOT NULL,
    id         text NOT NULL,
    payload    jsonb NOT NULL,
    grant_id   text,
    uid        text,
    expires_at timestamptz,
    PRIMARY KEY (provider, model, id)
  );
  CREATE INDEX artefact_of_grant ON local_federation.artefact (grant_id);
  CREATE INDEX artefact_by_uid ON local_federation.artefact (provider, model, uid);

  -- sign-ins that wait for a provider's answer
  CREATE TABLE local_federation.pending_sign_in (
    state_hash bytea PRIMARY KEY,
    facts      jsonb NOT NULL,
    begun_at   timestamptz NOT NULL
  );

  -- codes of the pool that wait to be exchanged for tokens
  CREATE TABLE local_federation.pool_code (
    code_hash bytea PRIMARY KEY,
    facts     jsonb NOT NULL,
    issued_at timestamptz NOT NULL
  );
  `,
];

/** Migrates the schema; several processes may call it at the same time. */
export async function migrateFederation(pool: Pool): Promise<void> {
  await inTransaction(pool, async (db) => {
    await holdLock(db, 'federation-migration');
    await db.query('CREATE SCHEMA IF NOT EXISTS local_federation');
    await db.query('CREATE TABLE IF NOT EXISTS local_federation.migration (number integer PRIMARY KEY)');
    const { rows } = await db.query<{ applied: number }>(
      'SELECT count(*)::int AS applied FROM local_federation.migration',
    );
    const applied = rows[0]?.applied ?? 0;
    for (const [number, migration] of MIGRATIONS.entries()) {
      if (number < applied) continue;
      await db.query(migration);
      await db.query('INSERT INTO local_federation.migration VALUES ($1)', [number]);
    }
  });
}
