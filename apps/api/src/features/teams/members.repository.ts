import { SECOND } from '@ridgeline/core/shared';
import { RESTORABLE_FOR, type TeamActor, type TeamRole } from '@ridgeline/core/teams';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { idOf } from '../../db/object-references.ts';

/** Waits for a change of the owner that is under way. */
const TEAM = `select team.id, team.admin_id, caller.owns_team from teams team, caller
  where team.id = caller.team_id for share of team`;

/** Core's `mayRestoreMember` in SQL; `seconds` is a parameter. */
const isRestorable = (seconds: string) => `former.removed_at > now() - make_interval(secs => ${seconds})`;

// TEAM-2.2
const REMOVE = callerChange(
  'remove',
  {
    held: TEAM,
    parted: `delete from team_members member using held
      where member.team_id = held.id and member.person_id = $2::uuid and member.person_id <> held.admin_id
        and (held.owns_team or member.role <> 'admin')
      returning member.person_id as id, member.team_id, member.role, member.joined_at, member.invited_at`,
    // TEAM-2.4
    kept: `insert into former_members (team_id, person_id, role, joined_at, invited_at)
      select team_id, id, role, joined_at, invited_at from parted
      on conflict (team_id, person_id) do update
        set role = excluded.role, joined_at = excluded.joined_at, invited_at = excluded.invited_at, removed_at = now()`,
    forgotten: `delete from former_members former using held
      where former.team_id = held.id and former.person_id <> $2::uuid and not ${isRestorable('$3')}`,
    withdrawn: `delete from team_invites invite using held
      where invite.team_id = held.id and invite.id = $2::uuid and (held.owns_team or invite.role <> 'admin')
      returning invite.id`,
  },
  'select id from parted union all select id from withdrawn',
);

/** Whether a member was removed, or an invite withdrawn. */
export async function removeFromRoster(db: CallerDb, rosterId: string): Promise<boolean> {
  const rows = await db.rows(REMOVE, [idOf({ kind: 'roster', value: rosterId }), RESTORABLE_FOR / SECOND]);
  return rows.length > 0;
}

/** TEAM-2.4: the team is locked before its seats are counted, as for an invite; an invite that is open already holds one. */
const RESTORE = callerChange(
  'restore',
  {
    asked: `select former.*, person.email
      from caller join former_members former on former.team_id = caller.team_id and former.person_id = $2::uuid
      join people person on person.id = former.person_id
      where ${isRestorable('$3')} and (caller.owns_team or former.role <> 'admin')`,
    seated: `select asked.* from asked cross join lateral team_standings(asked.team_id, array[asked.email]) stands
      where stands.standing is distinct from 'active'
        and (stands.room is null or stands.taken - (stands.standing is not distinct from 'pending')::int < stands.room)`,
    joined: `insert into team_members (team_id, person_id, role, joined_at, invited_at)
      select team_id, person_id, role, joined_at, invited_at from seated
      on conflict (person_id) do nothing returning team_id, person_id`,
    answered: `delete from team_invites invite using seated join joined using (team_id, person_id)
      where invite.team_id = seated.team_id and invite.email = seated.email`,
    used: `delete from former_members former using joined
      where former.team_id = joined.team_id and former.person_id = joined.person_id`,
  },
  'select person_id from joined',
);

export async function restoreMember(db: CallerDb, memberId: string): Promise<boolean> {
  const rows = await db.rows(RESTORE, [
    idOf({ kind: 'former-member', value: memberId }),
    RESTORABLE_FOR / SECOND,
  ]);
  return rows.length > 0;
}

const FORMER = callerStatement(
  'former',
  `select team.admin_id as "adminId", caller.team_role as "ownRole", former.role, former.removed_at as "removedAt",
     now() as now, (select member.team_id = caller.team_id from team_members member
       where member.person_id = former.person_id) as "isBack"
   from former_members former join teams team on team.id = former.team_id
   where former.team_id = caller.team_id and former.person_id = $2::uuid`,
);

type FormerRow = {
  readonly adminId: string;
  readonly ownRole: TeamRole;
  readonly role: TeamRole;
  readonly removedAt: Date;
  readonly now: Date;
  /** Null: in no team; false: in another one. */
  readonly isBack: boolean | null;
};

/** What core's policy needs to say why a removal was not undone; undefined for somebody who was not removed. */
export async function formerMember(db: CallerDb, caller: string, memberId: string) {
  const [row] = await db.rows<FormerRow>(FORMER, [idOf({ kind: 'former-member', value: memberId })]);
  if (row === undefined) return undefined;
  const userId = caller.toLowerCase();
  const members = [{ id: userId, role: row.ownRole }];
  return {
    actor: { userId, team: { adminId: row.adminId.toLowerCase(), members } },
    former: { role: row.role, removedAt: row.removedAt.getTime() },
    now: row.now.getTime(),
    isBack: row.isBack,
  };
}

// TEAM-2.2
const CHANGE_ROLE = callerChange(
  'role',
  {
    held: TEAM,
    joined: `update team_members member set role = $3 from held
      where member.team_id = held.id and member.person_id = $2::uuid and member.person_id <> held.admin_id
        and (held.owns_team or 'admin' not in (member.role, $3))
      returning member.person_id as id`,
    invited: `update team_invites invite set role = $3 from held
      where invite.team_id = held.id and invite.id = $2::uuid
        and (held.owns_team or 'admin' not in (invite.role, $3))
      returning invite.id`,
  },
  'select id from joined union all select id from invited',
);

export async function changeRole(db: CallerDb, rosterId: string, role: TeamRole): Promise<boolean> {
  const rows = await db.rows(CHANGE_ROLE, [idOf({ kind: 'roster', value: rosterId }), role]);
  return rows.length > 0;
}

/** The condition is checked on the locked row: of two concurrent calls, the second finds that the caller no longer owns the team. */
const CHANGE_OWNER = callerChange(
  'owner',
  `update teams team set admin_id = $2::uuid from caller
   where team.id = caller.team_id and team.admin_id = caller.id and caller.id <> $2::uuid
   returning team.admin_id as "adminId"`,
);

/** The id of the new owner; undefined if nothing was changed. */
export async function changeOwner(db: CallerDb, newOwner: string): Promise<string | undefined> {
  const [changed] = await db.rows<{ readonly adminId: string }>(CHANGE_OWNER, [
    idOf({ kind: 'teammate', value: newOwner }),
  ]);
  return changed?.adminId;
}

const FACTS = callerStatement(
  'facts',
  `select team.admin_id as "adminId", caller.team_role as "ownRole", coalesce(
      (select member.role from team_members member
       where member.team_id = team.id and member.person_id = $2::uuid),
      (select invite.role from team_invites invite where invite.team_id = team.id and invite.id = $2::uuid)) as role
   from teams team where team.id = caller.team_id`,
);

type Facts = { readonly adminId: string; readonly ownRole: TeamRole; readonly role: TeamRole | null };

/** The caller and the named entry, as core's policies see them; for the reason why nothing was changed. */
export async function actorOn(
  db: CallerDb,
  caller: string,
  rosterId: string,
): Promise<{ readonly actor: TeamActor; readonly id: string }> {
  const id = (idOf({ kind: 'roster', value: rosterId }) ?? '').toLowerCase();
  const userId = caller.toLowerCase();
  const [facts] = await db.rows<Facts>(FACTS, [id]);
  if (!facts) return { actor: { userId, team: null }, id };
  const { adminId, ownRole, role } = facts;
  const members = [{ id: userId, role: ownRole }, ...(role === null ? [] : [{ id, role }])];
  return { actor: { userId, team: { adminId: adminId.toLowerCase(), members } }, id };
}
