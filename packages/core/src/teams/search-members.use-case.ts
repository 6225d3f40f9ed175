import type { Result } from '../shared/result.ts';
import { withFailureCode, type TeamOperationFailure } from './team-call-failure.ts';
import type { MemberSearch } from './member-search.policy.ts';
import type { MemberPage, TeamMembers } from './team-members.port.ts';

export class SearchMembers {
  readonly #members: TeamMembers;

  constructor(members: TeamMembers) {
    this.#members = members;
  }

  async run(
    teamId: string,
    search: MemberSearch,
  ): Promise<Result<MemberPage, TeamOperationFailure<'members-unavailable'>>> {
    const found = await this.#members.search(teamId, { ...search, term: search.term.trim() });
    return withFailureCode(found, 'members-unavailable');
  }
}
