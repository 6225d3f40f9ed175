import type { Instant } from '@ridgeline/core/shared';
import type { PasswordSecrets } from '../secrets/password-secrets.ts';
import type { Account } from './account.ts';
import type { Db } from './database.ts';

type Row = {
  sub: string;
  username: string;
  provider: string | null;
  attributes: Account['attributes'];
  status: Account['status'];
  enabled: boolean;
  groups: string[];
  password_hash: string | null;
  srp_salt: string | null;
  srp_verifier: string | null;
  migrating: boolean;
  access_denied: Account['accessDenied'];
  identities: Account['identities'];
  created_at: Date;
  updated_at: Date;
};

export async function addAccount(db: Db, account: Account): Promise<void> {
  await db.query(
    `INSERT INTO local_identity.account
       (sub, username, provider, attributes, status, enabled, groups, password_hash, srp_salt, srp_verifier,
        migrating, access_denied, identities, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      account.sub,
      account.username,
      ...changeable(account),
      new Date(account.createdAt),
      new Date(account.updatedAt),
    ],
  );
}

/** Stores the changed account, which must have been read with `forUpdate`. */
export async function saveAccount(db: Db, account: Account, now: Instant): Promise<void> {
  await db.query(
    `UPDATE local_identity.account
        SET provider = $2, attributes = $3, status = $4, enabled = $5, groups = $6, password_hash = $7,
            srp_salt = $8, srp_verifier = $9, migrating = $10, access_denied = $11, identities = $12, updated_at = $13
      WHERE sub = $1`,
    [account.sub, ...changeable(account), new Date(now)],
  );
}

export async function deleteAccount(db: Db, sub: string): Promise<void> {
  await db.query('DELETE FROM local_identity.account WHERE sub = $1', [sub]);
}

export async function accountBySub(db: Db, sub: string, how?: 'forUpdate'): Promise<Account | null> {
  return one(db, `sub = $1${how ? ' FOR UPDATE' : ''}`, sub);
}

/** By the email of an account with a password, or by username. */
export async function accountByName(db: Db, name: string, how?: 'forUpdate'): Promise<Account | null> {
  const condition = 'username = $1 OR (provider IS NULL AND email = $1)';
  return one(db, `${condition} ORDER BY username = $1 DESC LIMIT 1${how ? ' FOR UPDATE' : ''}`, name);
}

/** Oldest first, after the given one. `column` must never be a caller's text. */
export async function listAccounts(
  db: Db,
  wanted: {
    readonly filter: { readonly column: string; readonly value: string; readonly isPrefix: boolean } | null;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<readonly Account[]> {
  const { filter, after, limit } = wanted;
  const matches =
    filter === null
      ? 'true'
      : filter.isPrefix
        ? `starts_with(${filter.column}, $3)`
        : `${filter.column} = $3`;
  const { rows } = await db.query<Row>(
    `SELECT * FROM local_identity.account
      WHERE ($1::uuid IS NULL OR (created_at, sub) > (SELECT created_at, sub FROM local_identity.account WHERE sub = $1))
        AND ${matches}
      ORDER BY created_at, sub LIMIT $2`,
    filter === null ? [after, limit] : [after, limit, filter.value],
  );
  return rows.map(read);
}

async function one(db: Db, condition: string, value: string): Promise<Account | null> {
  const { rows } = await db.query<Row>(`SELECT * FROM local_identity.account WHERE ${condition}`, [value]);
  return rows[0] ? read(rows[0]) : null;
}

function changeable(account: Account): unknown[] {
  return [
    account.provider,
    JSON.stringify(account.attributes),
    account.status,
    account.enabled,
    account.groups,
    account.password?.hash ?? null,
    account.password?.srp.salt ?? null,
    account.password?.srp.verifier ?? null,
    account.migrating,
    account.accessDenied === null ? null : JSON.stringify(account.accessDenied),
    JSON.stringify(account.identities),
  ];
}

function read(row: Row): Account {
  return {
    sub: row.sub,
    username: row.username,
    provider: row.provider,
    attributes: row.attributes,
    status: row.status,
    enabled: row.enabled,
    groups: row.groups,
    password: readPassword(row),
    migrating: row.migrating,
    accessDenied: row.access_denied,
    identities: row.identities,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
  };
}

function readPassword(row: Row): PasswordSecrets | null {
  const { password_hash: hash, srp_salt: salt, srp_verifier: verifier } = row;
  return hash === null || salt === null || verifier === null ? null : { hash, srp: { salt, verifier } };
}
