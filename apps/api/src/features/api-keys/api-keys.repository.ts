import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { columnsOf, type RowOf } from '../../db/columns-of.ts';
import type { Db, Statement } from '../../db/database.ts';
import { planIncludes } from '../../db/kept-plans.ts';
import { apiKeys } from '../../db/schema/api-keys.ts';

const SELECTED = ['name', 'createdAt', 'ending', 'lastUsedAt', 'lastUsedFrom'] as const;
const COLUMNS = columnsOf(apiKeys, 'api_keys', SELECTED);

export type ApiKeyRow = RowOf<typeof apiKeys, (typeof SELECTED)[number]>;

const LIST = callerStatement(
  'list',
  `select ${COLUMNS} from api_keys where api_keys.person_id = caller.id order by api_keys.name`,
);

const FIND = callerStatement(
  'find',
  `select ${COLUMNS} from api_keys where api_keys.person_id = caller.id and api_keys.name = $2`,
);

// A trigger skips what is beyond the limit of fifty.
const KEEP = callerChange(
  'keep',
  `insert into api_keys (person_id, name, secret_hash, ending) select caller.id, $2, $3, $4 from caller
   on conflict (person_id, name) do update
     set secret_hash = excluded.secret_hash, ending = excluded.ending, created_at = now(),
       last_used_at = null, last_used_from = null
   returning ${COLUMNS}`,
);

const REVOKE = callerChange(
  'revoke',
  `delete from api_keys using caller where api_keys.person_id = caller.id and api_keys.name = $2 returning api_keys.name`,
);

const HOLDER: Statement = {
  name: 'api-keys.holder',
  // Most calls write nothing: the use of a key is noted at most once in five minutes.
  text: `with noted as (update api_keys used set last_used_at = now(), last_used_from = $2::inet
      where used.secret_hash = $1 and coalesce(used.last_used_at < now() - interval '5 minutes', true))
    select held.person_id as "personId",
      ${planIncludes('integrations', { person: 'person.id', team: 'membership.team_id', signedUpAt: 'person.signed_up_at' })}
        as "isInPlan"
    from api_keys held join people person on person.id = held.person_id
    left join team_members membership on membership.person_id = held.person_id
    where held.secret_hash = $1`,
};

export const listKeys = (db: CallerDb) => db.rows<ApiKeyRow>(LIST, []);

export async function findKey(db: CallerDb, name: string): Promise<ApiKeyRow | null> {
  return (await db.rows<ApiKeyRow>(FIND, [name]))[0] ?? null;
}

/** Null if the person has the maximum number of keys. */
export async function keepKey(
  db: CallerDb,
  key: { readonly name: string; readonly secretHash: Buffer; readonly ending: string },
): Promise<ApiKeyRow | null> {
  return (await db.rows<ApiKeyRow>(KEEP, [key.name, key.secretHash, key.ending]))[0] ?? null;
}

export async function revokeKey(db: CallerDb, name: string): Promise<boolean> {
  return (await db.rows(REVOKE, [name])).length > 0;
}

/** The person of a key, and whether their plan still includes integrations. */
export type KeyHolder = { readonly personId: string; readonly isInPlan: boolean };

/**
 * Finds the person of the key with this digest, which was sent from this network address; null if the key is unknown or
 * was deleted.
 */
export async function holderOf(db: Db, secretHash: Buffer, from: string): Promise<KeyHolder | null> {
  return (await db.rows<KeyHolder>(HOLDER, [secretHash, from]))[0] ?? null;
}
