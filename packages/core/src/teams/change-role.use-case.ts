import { fail, type Result } from '../shared/result.ts';
import { mayChangeRole, type ChangeRoleRefusal, type TeamActor } from './team-abilities.policy.ts';
import { withFailureCode, type TeamOperationFailure } from './team-call-failure.ts';
import type { TeamMembers } from './team-members.port.ts';
import type { TeamRole } from './team.ts';

export type ChangeRoleFailure = ChangeRoleRefusal | TeamOperationFailure<'role-not-changed'>;

export class ChangeRole {
  readonly #members: TeamMembers;

  constructor(members: TeamMembers) {
    this.#members = members;
  }

  async run(actor: TeamActor, memberId: string, newRole: TeamRole): Promise<Result<void, ChangeRoleFailure>> {
    const verdict = mayChangeRole(actor, memberId, newRole);
    if (!verdict.allowed) return fail(verdict.why);
    return withFailureCode(await this.#members.changeRole(memberId, newRole), 'role-not-changed');
  }
}
