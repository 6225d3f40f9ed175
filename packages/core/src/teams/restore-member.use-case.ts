import { failureCodes } from '../shared/failure-code.ts';
import { fail, type Result } from '../shared/result.ts';
import type { RestoreRefusal } from './restore-member.policy.ts';
import { mayInvite, type InviteMembersRefusal, type TeamActor } from './team-abilities.policy.ts';
import { KEPT_TEAM_FAILURES, type TeamOperationFailure } from './team-call-failure.ts';
import type { TeamMembers } from './team-members.port.ts';
import type { RosterEntry, Team, TeamRole } from './team.ts';

export type RestoreMemberFailure =
  | InviteMembersRefusal
  | RestoreRefusal
  | TeamOperationFailure<'member-not-restored'>;

const withFailureCode = failureCodes({
  ...KEPT_TEAM_FAILURES,
  'removed-too-long-ago': 'removed-too-long-ago',
  'member-in-another-team': 'member-in-another-team',
  'no-seat-left': 'no-seat-left',
});

export class RestoreMember {
  readonly #members: TeamMembers;

  constructor(members: TeamMembers) {
    this.#members = members;
  }

  // D TEAM-2.4
  async run(
    actor: TeamActor<Team>,
    { id, role }: Pick<RosterEntry, 'id' | 'role'>,
  ): Promise<Result<void, RestoreMemberFailure>> {
    const verdict = mayInvite(actor, role as TeamRole);
    if (!verdict.allowed) return fail(verdict.why);
    return withFailureCode(await this.#members.restore(id), 'member-not-restored');
  }
}
