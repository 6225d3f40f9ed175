import type { Result } from '../shared/result.ts';
import { inactiveLookup, type InactiveLookupRefusal } from './list-guards.policy.ts';
import { withFailureCode, type TeamOperationFailure } from './team-call-failure.ts';
import type { TeamInvites } from './team-invites.port.ts';
import type { RosterEntry } from './team.ts';

export type LoadInactiveMembersFailure = InactiveLookupRefusal | TeamOperationFailure<'members-unavailable'>;

export class LoadInactiveMembers {
  readonly #invites: TeamInvites;

  constructor(invites: TeamInvites) {
    this.#invites = invites;
  }

  async run(asked: {
    readonly userId: string | null;
    readonly teamId: string | null;
  }): Promise<Result<readonly RosterEntry[], LoadInactiveMembersFailure>> {
    const teamId = inactiveLookup(asked);
    return teamId.ok
      ? withFailureCode(await this.#invites.inactive(teamId.value), 'members-unavailable')
      : teamId;
  }
}
