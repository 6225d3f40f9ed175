import type { Result } from '../shared/result.ts';
import { withFailureCode, type TeamOperationFailure } from './team-call-failure.ts';
import type { TeamMembers } from './team-members.port.ts';
import type { TeamMember } from './team.ts';

export class ListMembers {
  readonly #members: TeamMembers;

  constructor(members: TeamMembers) {
    this.#members = members;
  }

  async run(
    teamId: string,
  ): Promise<Result<readonly TeamMember[], TeamOperationFailure<'members-unavailable'>>> {
    return withFailureCode(await this.#members.all(teamId), 'members-unavailable');
  }
}
