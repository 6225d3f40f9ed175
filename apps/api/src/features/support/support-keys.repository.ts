import type { Db, Statement } from '../../db/database.ts';

const HOLDER: Statement = {
  name: 'support-keys.holder',
  text: `select held.person_id as "personId", held.ends_at <= now() as "isOver" from support_keys held
    where held.secret_hash = $1`,
};

type KeyHolder = { readonly personId: string; readonly isOver: boolean };

/** The administrator of the key with this digest; null if the key is unknown or was removed. */
export async function supportKeyHolder(db: Db, secretHash: Buffer): Promise<KeyHolder | null> {
  return (await db.rows<KeyHolder>(HOLDER, [secretHash]))[0] ?? null;
}
