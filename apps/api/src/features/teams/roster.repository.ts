import type { InviteStatus, MemberSortKey, TeamRole } from '@ridgeline/core/teams';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement, type CallerStatement } from '../../db/caller-statement.ts';
import type { RosterCursor } from './roster-cursor.ts';

export type RosterRow = {
  readonly id: string;
  /** True for a person, false for an invite. */
  readonly joined: boolean;
  readonly email: string;
  readonly displayName: string | null;
  readonly role: TeamRole;
  readonly createdAt: Date;
  readonly inviteStatus: InviteStatus;
  readonly inviteTime: Date | null;
  readonly projectCount: number;
  /** The sort key, if it is text. */
  readonly key: string | number | Date;
};

export type RosterQuery = {
  readonly sortBy: MemberSortKey;
  readonly sortOrder: 'asc' | 'desc';
  readonly limit: number;
  readonly after: RosterCursor | null;
  /** Words that must all occur in name or email. */
  readonly words: readonly string[];
  readonly role: string | null;
  readonly statuses: readonly InviteStatus[] | null;
  readonly projectCount: number | null;
};

/** Invites of people who have joined in the meantime are left out. */
const rosterOf = (team: string) => `
  select member.person_id as id, true as joined, person.email::text as email,
    nullif(trim(coalesce(person.display_name, person.given_name || ' ' || person.family_name)), '')
      as "displayName",
    member.role, member.joined_at as "createdAt", 'active' as "inviteStatus",
    member.invited_at as "inviteTime", coalesce(counted.projects, 0) as "projectCount"
  from team_members member
  join people person on person.id = member.person_id
  left join project_counts counted on counted.person_id = member.person_id
  where member.team_id = ${team}
  union all
  select invite.id, false, invite.email::text, null, invite.role, invite.created_at, invite.status,
    invite.invited_at, 0
  from team_invites invite
  where invite.team_id = ${team} and not exists (
    select from team_members member join people person on person.id = member.person_id
    where member.team_id = ${team} and person.email = invite.email)`;

const text = (sql: string) => ({ key: `lower(${sql}) collate "C"`, type: 'text' });
const SORT: Readonly<Record<MemberSortKey, { readonly key: string; readonly type: string }>> = {
  createdAt: { key: 'entry."createdAt"', type: 'timestamptz' },
  name: text('coalesce(entry."displayName", entry.email)'),
  email: text('entry.email'),
  role: text('entry.role'),
  inviteStatus: text('entry."inviteStatus"'),
  projectCount: { key: 'entry."projectCount"', type: 'int' },
};

/** One page of the roster of the caller's team and one row more, by key. */
export function findRoster(db: CallerDb, query: RosterQuery): Promise<RosterRow[]> {
  return db.rows<RosterRow>(statementFor(query), [
    query.words,
    query.role,
    query.statuses,
    query.projectCount,
    query.limit + 1,
    ...(query.after ? [query.after[1], query.after[2]] : []),
  ]);
}

const statements = new Map<string, CallerStatement>();

function statementFor({ sortBy, sortOrder, after }: RosterQuery): CallerStatement {
  const name = `roster.${sortBy}.${sortOrder}${after ? '.after' : ''}`;
  const known = statements.get(name);
  if (known) return known;
  const { key, type } = SORT[sortBy];
  const way = sortOrder === 'asc' ? '>' : '<';
  const made = callerStatement(
    name,
    `select entry.*, ${key} as key from (${rosterOf('caller.team_id')}) entry
     where (select bool_and(strpos(lower(concat_ws(' ', entry."displayName", entry.email)), lower(word)) > 0)
            from unnest($2::text[]) word) is not false
       and ($3::text is null or lower(entry.role) = lower($3))
       and ($4::text[] is null or entry."inviteStatus" = any($4))
       and ($5::int is null or entry."projectCount" = $5)
       ${after ? `and (${key}, entry.id) ${way} ($7::${type}, $8::uuid)` : ''}
     order by ${key} ${sortOrder}, entry.id ${sortOrder} limit $6::int`,
  );
  statements.set(name, made);
  return made;
}

const ALL_OF = callerStatement(
  'roster-of',
  `select entry.*, entry."createdAt" as key from (${rosterOf('$2::uuid')}) entry
   where $4::timestamptz is null or (entry."createdAt", entry.id) > ($4::timestamptz, $5::uuid)
   order by entry."createdAt", entry.id limit $3::int`,
);

/** The roster of any team, the oldest entries first, and one row more than a page: for the support desk. */
export function findRosterOf(
  db: CallerDb,
  teamId: string,
  { after, limit }: Pick<RosterQuery, 'after' | 'limit'>,
): Promise<RosterRow[]> {
  return db.rows<RosterRow>(ALL_OF, [teamId, limit + 1, after?.[1] ?? null, after?.[2] ?? null]);
}
