import type { TeamActor, TeamRole } from '@ridgeline/core/teams';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { idOf } from '../../db/object-references.ts';

/** Waits for a change of the owner that is under way. */
const TEAM = `select team.id, team.admin_id, caller.owns_team from teams team, caller
  where team.id = caller.team_id for share of team`;

// TEAM-2.2
const REMOVE = callerChange(
  'remove',
  {
    held: TEAM,
    parted: `delete from team_members member using held
      where member.team_id = held.id and member.person_id = $2::uuid and member.person_id <> held.admin_id
        and (held.owns_team or member.role <> 'admin')
      returning member.person_id as id`,
    withdrawn: `delete from team_invites invite using held
      where invite.team_id = held.id and invite.id = $2::uuid and (held.owns_team or invite.role <> 'admin')
      returning invite.id`,
  },
  'select id from parted union all select id from withdrawn',
);

/** Whether a member was removed, or an invite withdrawn. */
export async function removeFromRoster(db: CallerDb, rosterId: string): Promise<boolean> {
  const rows = await db.rows(REMOVE, [idOf({ kind: 'roster', value: rosterId })]);
  return rows.length > 0;
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
