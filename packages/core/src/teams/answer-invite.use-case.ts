import { fail, type Result } from '../shared/result.ts';
import type { InviteRefusal } from './invite.machine.ts';
import type { TeamCallFailure } from './team-call-failure.ts';
import type { InviteAnswer, TeamInvites } from './team-invites.port.ts';

type Refusal = TeamCallFailure | InviteRefusal | 'in-another-team' | 'team-full';
export type AnswerInviteFailure =
  | InviteRefusal
  | 'in-another-team'
  | 'team-full'
  | 'not-authenticated'
  | 'invite-not-answered';

const FAILURES: Readonly<Record<Refusal, AnswerInviteFailure>> = {
  'signed-out': 'not-authenticated',
  'not-owner': 'invite-not-answered',
  'not-admin': 'invite-not-answered',
  'admins-by-owner': 'invite-not-answered',
  'too-many-invites': 'invite-not-answered',
  'not-in-plan': 'invite-not-answered',
  'not-found': 'not-invited',
  unavailable: 'invite-not-answered',
  'not-invited': 'not-invited',
  'already-active': 'already-active',
  'already-declined': 'already-declined',
  'in-another-team': 'in-another-team',
  'team-full': 'team-full',
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
