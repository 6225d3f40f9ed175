import { fail, type Result } from '../shared/result.ts';
import { parseInvitees, type Invited, type InviteesFailure } from './invitees.policy.ts';
import {
  mayInvite,
  type InviteMembersRefusal,
  mayManagePeople,
  type TeamActor,
} from './team-abilities.policy.ts';
import { withFailureCode, type TeamOperationFailure } from './team-call-failure.ts';
import type { TeamMembers } from './team-members.port.ts';
import type { Team } from './team.ts';

export type AddMembersFailure =
  | InviteesFailure
  | { readonly code: InviteMembersRefusal | TeamOperationFailure<'members-not-added'> };

export class AddMembers {
  readonly #members: TeamMembers;

  constructor(members: TeamMembers) {
    this.#members = members;
  }

  async run(
    actor: TeamActor<Team>,
    entered: { readonly emails: string; readonly role: string },
  ): Promise<Result<readonly Invited[], AddMembersFailure>> {
    const verdict = mayManagePeople(actor);
    if (!verdict.allowed) return fail({ code: verdict.why });
    if (actor.team === null) return fail({ code: 'no-team' });
    const invitees = parseInvitees(entered);
    if (!invitees.ok) return invitees;
    const invite = mayInvite(actor, invitees.value.role);
    if (!invite.allowed) return fail({ code: invite.why });
    const added = withFailureCode(
      await this.#members.add(actor.team.id, invitees.value),
      'members-not-added',
    );
    return added.ok ? added : fail({ code: added.failure });
  }
}
