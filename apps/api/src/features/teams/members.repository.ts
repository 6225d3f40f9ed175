import type { TeamRole } from '@ridgeline/core/teams';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange } from '../../db/caller-statement.ts';
import { idOf } from '../../db/object-references.ts';

const REMOVE = callerChange(
  'remove',
  {
    parted: `delete from team_members member using caller
      where member.team_id = caller.team_id and member.person_id = $2::uuid and member.person_id <> caller.id
      returning member.person_id as id`,
    withdrawn: `delete from team_invites invite using caller
      where invite.team_id = caller.team_id and invite.id = $2::uuid returning invite.id`,
  },
  'select id from parted union all select id from withdrawn',
);

/** Whether a member was removed, or an invite withdrawn. */
export async function removeFromRoster(db: CallerDb, rosterId: string): Promise<boolean> {
  const rows = await db.rows(REMOVE, [idOf({ kind: 'roster', value: rosterId })]);
  return rows.length > 0;
}

const CHANGE_ROLE = callerChange(
  'role',
  {
    joined: `update team_members member set role = $3 from caller
      where member.team_id = caller.team_id and member.person_id = $2::uuid and member.person_id <> caller.id
      returning member.person_id as id`,
    invited: `update team_invites invite set role = $3 from caller
      where invite.team_id = caller.team_id and invite.id = $2::uuid returning invite.id`,
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
