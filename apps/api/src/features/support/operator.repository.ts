import type { Database, Statement } from '../../db/database.ts';

/** The operator has no account; the audit entry says so by its missing actor, and tells their reason. */
const noted = (
  action: string,
  from: string,
  reason: string,
) => `insert into audit.entries (action, object, details)
    select '${action}', ${from}.id::text, jsonb_build_object('reason', ${reason}::text) from ${from} returning id`;

const GRANT: Statement = {
  name: 'support.grant',
  text: `with person as (update people set is_admin = true where email = $1::citext and not is_admin returning id),
      noted as (${noted('admin-granted', 'person', '$2')})
    select exists (select from people where email = $1::citext) as "isKnown"`,
};

const REVOKE: Statement = {
  name: 'support.revoke',
  text: `with person as (update people set is_admin = false where email = $1::citext and is_admin returning id),
      keys as (delete from support_keys held using people whose
        where whose.email = $1::citext and held.person_id = whose.id returning held.id),
      noted as (${noted('admin-revoked', 'person', '$2')})
    select exists (select from people where email = $1::citext) as "isKnown"`,
};

const LIST: Statement = {
  name: 'support.list',
  text: `select person.email::text as email, coalesce(array_agg(held.ending || ' until '
      || to_char(held.ends_at at time zone 'utc', 'YYYY-MM-DD HH24:MI') || ' UTC' order by held.ends_at)
      filter (where held.ends_at > now()), '{}') as keys
    from people person left join support_keys held on held.person_id = person.id
    where person.is_admin group by person.email order by person.email`,
};

const KEEP_KEY: Statement = {
  name: 'support.keep-key',
  text: `with over as (delete from support_keys where ends_at <= now() - interval '30 days')
    insert into support_keys (person_id, secret_hash, ending, ends_at)
    select person.id, $2, $3, now() + $4::int * interval '1 hour' from people person
    where person.email = $1::citext and person.is_admin returning ends_at as "endsAt"`,
};

type Known = { readonly isKnown: boolean };

/** False if nobody has this address. */
export async function makeAdmin(database: Database, email: string, reason: string): Promise<boolean> {
  return (await database.rows<Known>(GRANT, [email, reason]))[0]?.isKnown === true;
}

/** Removes their keys as well. False if nobody has this address. */
export async function unmakeAdmin(database: Database, email: string, reason: string): Promise<boolean> {
  return (await database.rows<Known>(REVOKE, [email, reason]))[0]?.isKnown === true;
}

export type Admin = { readonly email: string; readonly keys: readonly string[] };

export function listAdmins(database: Database): Promise<readonly Admin[]> {
  return database.rows<Admin>(LIST, []);
}

export type NewSupportKey = {
  readonly email: string;
  readonly secretHash: Buffer;
  readonly ending: string;
  readonly hours: number;
};

/** When it ends; null if nobody with this address is an administrator. */
export async function keepSupportKey(
  database: Database,
  { email, secretHash, ending, hours }: NewSupportKey,
): Promise<Date | null> {
  const [kept] = await database.rows<{ readonly endsAt: Date }>(KEEP_KEY, [email, secretHash, ending, hours]);
  return kept?.endsAt ?? null;
}
