import { fail, type Result } from '../shared/result.ts';
import type { InviteRefusal } from './invite.machine.ts';
import type { TeamCallFailure } from './team-call-failure.ts';
import type { InviteAnswer, TeamInvites } from './team-invites.port.ts';

export type AnswerInviteFailure = InviteRefusal | 'not-authenticated' | 'invite-not-answered';

const FAILURES: Readonly<Record<TeamCallFailure | InviteRefusal, AnswerInviteFailure>> = {
  'signed-out': 'not-authenticated',
  'not-owner': 'invite-not-answered',
  'not-found': 'not-invited',
  unavailable: 'invite-not-answered',
  'not-invited': 'not-invited',
  'already-active': 'already-active',
  'already-declined': 'already-declined',
};

export class AnswerInvite {
  readonly #invites: TeamInvites;

  constructor(invites: TeamInvites) {
    this.#invites = invites;
  }

  async run(teamId: string, answer: InviteAnswer): Promise<Result<void, AnswerInviteFailure>> {
    const answered = await this.#invites.answer(teamId, answer);
    return answered.ok ? answered : fail(FAILURES[answered.failure]);
  }
}
