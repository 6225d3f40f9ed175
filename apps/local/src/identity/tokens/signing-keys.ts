import type { Instant } from '@ridgeline/core/shared';
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { holdLock, inTransaction, type Db } from '../store/database.ts';

export type SigningKey = {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
};
export type PublicJwk = JsonWebKey & { readonly kid: string; readonly alg: 'RS256'; readonly use: 'sig' };

/** The pool's key: created once and stored, so that tokens stay valid after a restart. */
export async function loadSigningKey(pool: Pool, now: Instant): Promise<SigningKey> {
  return inTransaction(pool, async (db) => {
    await holdLock(db, 'signing-key');
    return (await newestKey(db)) ?? (await makeKey(db, now));
  });
}

export function publicJwk(key: SigningKey): PublicJwk {
  return { ...key.publicKey.export({ format: 'jwk' }), kid: key.kid, alg: 'RS256', use: 'sig' };
}

/** A secret derived from the pool's key, for answers that must be the same every time. */
export function poolSecret(key: SigningKey): string {
  return createHash('sha256')
    .update(key.privateKey.export({ format: 'der', type: 'pkcs8' }))
    .digest('hex');
}

async function newestKey(db: Db): Promise<SigningKey | null> {
  const { rows } = await db.query<{ kid: string; private_pem: string }>(
    'SELECT kid, private_pem FROM local_identity.signing_key ORDER BY created_at DESC LIMIT 1',
  );
  return rows[0] ? asKey(rows[0].kid, rows[0].private_pem) : null;
}

async function makeKey(db: Db, now: Instant): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const kid = createHash('sha256').update(pem).digest('base64url').slice(0, 22);
  await db.query(
    'INSERT INTO local_identity.signing_key (kid, private_pem, created_at) VALUES ($1, $2, $3)',
    [kid, pem, new Date(now)],
  );
  return asKey(kid, pem);
}

function asKey(kid: string, pem: string): SigningKey {
  const privateKey = createPrivateKey(pem);
  return { kid, privateKey, publicKey: createPublicKey(privateKey) };
}
