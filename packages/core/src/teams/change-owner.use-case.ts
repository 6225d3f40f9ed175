import { fail, type Result } from '../shared/result.ts';
import { mayChangeOwner, type ChangeOwnerRefusal, type TeamActor } from './team-abilities.policy.ts';
import { withFailureCode, type TeamOperationFailure } from './team-call-failure.ts';
import type { TeamMembers } from './team-members.port.ts';

export type ChangeOwnerFailure = ChangeOwnerRefusal | TeamOperationFailure<'owner-not-changed'>;

export class ChangeOwner {
  readonly #members: TeamMembers;

  constructor(members: TeamMembers) {
    this.#members = members;
  }

  async run(actor: TeamActor, newAdminId: string): Promise<Result<void, ChangeOwnerFailure>> {
    const verdict = mayChangeOwner(actor, newAdminId);
    if (!verdict.allowed) return fail(verdict.why);
    return withFailureCode(await this.#members.changeOwner(newAdminId), 'owner-not-changed');
  }
}
