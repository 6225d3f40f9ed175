import type { Database, Statement } from '../../db/database.ts';

/** Whom a notice is for. */
export type NoticeReaders =
  | { readonly are: 'everyone' }
  | { readonly are: 'people'; readonly emails: readonly string[] }
  | { readonly are: 'team'; readonly teamId: string };

export type OperatorNotice = {
  readonly id: string;
  readonly message: string;
  /** Null where it is in English alone. */
  readonly messageEs: string | null;
  readonly webAction: string | null;
};

const READERS = `select person.id from people person
  where case $1 when 'everyone' then true
    when 'people' then person.email = any($2::citext[])
    else exists (select from team_members member where member.person_id = person.id and member.team_id::text = any($2)) end`;

const WRITE: Statement = {
  name: 'notices.write',
  text: `insert into notices (person_id, id, message, message_es, type, web_action)
    select readers.id, $3, $4, $6, 'operator', $5 from (${READERS}) readers
    on conflict (person_id, id) do update set message = excluded.message, message_es = excluded.message_es, web_action = excluded.web_action, since = now()
    where notices.type = 'operator' returning person_id`,
};

const REMOVE: Statement = {
  name: 'notices.remove',
  text: `delete from notices using (${READERS}) readers
    where notices.person_id = readers.id and notices.id = $3 and notices.type = 'operator' returning notices.person_id`,
};

const LIST: Statement = {
  name: 'notices.list',
  text: `select id, min(message) as message, min(message_es) as "messageEs", min(web_action) as "webAction", count(*)::int as readers
    from notices where type = 'operator' group by id order by id`,
};

/** Returns how many people have it. Written again, it replaces the operator's earlier notice of this id. */
export async function writeNotice(
  database: Database,
  readers: NoticeReaders,
  { id, message, messageEs, webAction }: OperatorNotice,
): Promise<number> {
  return (await database.rows(WRITE, [...valuesOf(readers), id, message, webAction, messageEs])).length;
}

/** Returns from how many people it was removed. Notices that the product itself has written stay. */
export async function removeNotice(database: Database, readers: NoticeReaders, id: string): Promise<number> {
  return (await database.rows(REMOVE, [...valuesOf(readers), id])).length;
}

export function listNotices(
  database: Database,
): Promise<readonly (OperatorNotice & { readonly readers: number })[]> {
  return database.rows(LIST, []);
}

function valuesOf(readers: NoticeReaders): readonly [string, readonly string[]] {
  switch (readers.are) {
    case 'everyone':
      return [readers.are, []];
    case 'people':
      return [readers.are, readers.emails];
    case 'team':
      return [readers.are, [readers.teamId]];
  }
}
