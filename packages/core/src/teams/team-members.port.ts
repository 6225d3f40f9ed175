import type { Result } from '../shared/result.ts';
import type { Invited, Invitees } from './invitees.policy.ts';
import type { MemberSearch } from './member-search.policy.ts';
import type { RestoreRefusal } from './restore-member.policy.ts';
import type { TeamCallFailure } from './team-call-failure.ts';
import type { RosterEntry, TeamMember, TeamRole } from './team.ts';

export type MemberPage = {
  readonly entries: readonly RosterEntry[];
  /** How many there are on all pages. */
  readonly total: number;
};

/** Who is in a team, and in which role. */
export abstract class TeamMembers {
  abstract all(teamId: string): Promise<Result<readonly TeamMember[], TeamCallFailure>>;
  abstract search(teamId: string, search: MemberSearch): Promise<Result<MemberPage, TeamCallFailure>>;
  /** Says of each address what became of it; nothing changes for those who are in the team or invited already. */
  abstract add(teamId: string, invitees: Invitees): Promise<Result<readonly Invited[], TeamCallFailure>>;
  abstract remove(teamId: string, memberId: string): Promise<Result<void, TeamCallFailure>>;
  /** A removed member comes back in the role they had. */
  abstract restore(memberId: string): Promise<Result<void, TeamCallFailure | RestoreRefusal>>;
  abstract changeOwner(newAdminId: string): Promise<Result<void, TeamCallFailure>>;
  abstract changeRole(memberId: string, newRole: TeamRole): Promise<Result<void, TeamCallFailure>>;
}
