import { fail, type Result } from '../shared/result.ts';
import { mayRemoveMember, type RemoveMemberRefusal, type TeamActor } from './team-abilities.policy.ts';
import { withFailureCode, type TeamOperationFailure } from './team-call-failure.ts';
import type { TeamMembers } from './team-members.port.ts';
import type { Team } from './team.ts';

export type RemoveMemberFailure = RemoveMemberRefusal | TeamOperationFailure<'member-not-removed'>;

export class RemoveMember {
  readonly #members: TeamMembers;

  constructor(members: TeamMembers) {
    this.#members = members;
  }

  async run(actor: TeamActor<Team>, memberId: string): Promise<Result<void, RemoveMemberFailure>> {
    const verdict = mayRemoveMember(actor, memberId);
    if (!verdict.allowed) return fail(verdict.why);
    if (actor.team === null) return fail('no-team');
    return withFailureCode(await this.#members.remove(actor.team.id, memberId), 'member-not-removed');
  }
}
