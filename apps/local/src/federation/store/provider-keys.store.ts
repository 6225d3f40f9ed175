import { generateKeyPair, type JsonWebKey } from 'node:crypto';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { holdLock, inTransaction, type Db } from '../../identity/store/database.ts';
import { randomSecret, sha256 } from '../../identity/secrets/digest.ts';
import type { FederationProvider } from '../providers.ts';

export type SigningJwk = JsonWebKey & { readonly kid: string; readonly alg: 'RS256'; readonly use: 'sig' };

/** A provider's signing keys, cookie keys and client secrets. */
export type ProviderKeys = {
  readonly jwk: SigningJwk;
  readonly cookieKey: string;
  readonly clientSecret: string;
};

type Row = { jwks: SigningJwk; cookie_key: string; client_secret: string };

export async function loadProviderKeys(pool: Pool, { name }: FederationProvider): Promise<ProviderKeys> {
  return inTransaction(pool, async (db) => {
    await holdLock(db, `provider-key:${name}`);
    return (await keptKeys(db, name)) ?? (await makeKeys(db, name));
  });
}

async function keptKeys(db: Db, name: string): Promise<ProviderKeys | null> {
  const { rows } = await db.query<Row>(
    'SELECT jwks, cookie_key, client_secret FROM local_federation.provider_key WHERE provider = $1',
    [name],
  );
  const row = rows[0];
  return row ? { jwk: row.jwks, cookieKey: row.cookie_key, clientSecret: row.client_secret } : null;
}

async function makeKeys(db: Db, name: string): Promise<ProviderKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  const kid = sha256(String(jwk.n)).toString('base64url').slice(0, 22);
  const keys: ProviderKeys = {
    jwk: { ...jwk, kid, alg: 'RS256', use: 'sig' },
    cookieKey: randomSecret(),
    clientSecret: randomSecret(),
  };
  await db.query(
    'INSERT INTO local_federation.provider_key (provider, jwks, cookie_key, client_secret) VALUES ($1, $2, $3, $4)',
    [name, JSON.stringify(keys.jwk), keys.cookieKey, keys.clientSecret],
  );
  return keys;
}
