import {
  mayChangeOwner,
  mayChangeRole,
  mayRemoveMember,
  mayRestoreMember,
  type TeamActor,
} from '@ridgeline/core/teams';
import { idOf } from '../../db/object-references.ts';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem, type Problem } from '../../problems/problem.ts';
import { personIdOnWire } from '../person-id-on-wire.ts';
import {
  actorOn,
  changeOwner,
  changeRole,
  formerMember,
  removeFromRoster,
  restoreMember,
} from './members.repository.ts';

/** If nothing was changed, core's policies tell the reason. */
export function memberHandlers({
  region,
}: {
  readonly region: string;
}): Pick<Handlers, 'removeTeamMember' | 'restoreTeamMember' | 'changeMemberRole' | 'changeTeamOwner'> {
  return {
    async removeTeamMember({ query: { member_id }, caller, db }) {
      if (await removeFromRoster(db, member_id)) return answer(204, undefined);
      const { actor, id } = await actorOn(db, caller, member_id);
      return refused(mayRemoveMember(actor, id), problem('not-found'));
    },

    async restoreTeamMember({ path: { memberId }, caller, db }) {
      if (await restoreMember(db, memberId)) return answer(204, undefined);
      const found = await formerMember(db, caller, memberId);
      if (found === undefined || found.isBack === true) return problem('not-found');
      const overtaken = found.isBack === null ? 'no-seat-left' : 'member-in-another-team';
      return refused(mayRestoreMember(found.actor, found.former, found.now), problem(overtaken));
    },

    async changeMemberRole({ path: { memberId }, body: { newRole }, caller, db }) {
      if (await changeRole(db, memberId, newRole)) return answer(200, { id: memberId, role: newRole });
      const { actor, id } = await actorOn(db, caller, memberId);
      return refused(mayChangeRole(actor, id, newRole), problem('not-found'));
    },

    async changeTeamOwner({ body: { newAdminId }, caller, db }) {
      const adminId = await changeOwner(db, newAdminId);
      if (adminId !== undefined) return answer(200, { admin_id: personIdOnWire(region, adminId) });
      const { actor, id } = asOwner(caller, newAdminId);
      return refused(mayChangeOwner(actor, id), problem('not-team-owner'));
    },
  };
}

/** The caller, as the owner of a team that includes the named person. */
function asOwner(caller: string, named: string): { readonly actor: TeamActor; readonly id: string } {
  const id = (idOf({ kind: 'roster', value: named }) ?? '').toLowerCase();
  const userId = caller.toLowerCase();
  return { actor: { userId, team: { adminId: userId, members: [{ id, role: 'member' }] } }, id };
}

type Verdict = ReturnType<
  typeof mayRemoveMember | typeof mayRestoreMember | typeof mayChangeRole | typeof mayChangeOwner
>;

/** `overtaken` if the policy allows it: another request was faster. */
function refused(verdict: Verdict, overtaken: Problem): Problem {
  if (verdict.allowed) return overtaken;
  switch (verdict.why) {
    case 'owner-stays':
    case 'owner-keeps-role':
    case 'already-owner':
    case 'admins-by-owner':
    case 'removed-too-long-ago':
      return problem(verdict.why);
    default:
      return overtaken;
  }
}
