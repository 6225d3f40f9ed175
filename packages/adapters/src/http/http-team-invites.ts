import type { Invite as InviteOnWire, TeamProblemCode } from '@ridgeline/contract';
import { done, ok, type Result } from '@ridgeline/core/shared';
import {
  type Invite,
  type InviteAnswer,
  type InviteRefusal,
  readReinviteAnswer,
  type ReinviteRequest,
  type RosterEntry,
  type TeamCallFailure,
  TeamInvites,
} from '@ridgeline/core/teams';
import type { ApiClient } from './api-client.ts';
import { failureIn, type Refused, resultOf } from './call.ts';
import { everyPage } from './every-page.ts';
import { rosterEntryFrom } from './roster-entry-on-wire.ts';
import { TEAM_FAILURES, teamFailureOf } from './team-failure.ts';

type AnswerFailure = TeamCallFailure | InviteRefusal | 'in-another-team' | 'team-full';

const ANSWER_FAILURES: Readonly<Record<TeamProblemCode, AnswerFailure>> = {
  ...TEAM_FAILURES,
  'already-active': 'already-active',
  'already-declined': 'already-declined',
  'in-another-team': 'in-another-team',
  'team-full': 'team-full',
};

export class HttpTeamInvites extends TeamInvites {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override pendingFor(email: string): Promise<Result<readonly Invite[], TeamCallFailure>> {
    return this.#invitesOf({ email });
  }

  override resendTo(email: string): Promise<Result<readonly Invite[], TeamCallFailure>> {
    return this.#invitesOf({ email, resend: true });
  }

  override answer(id: string, answer: InviteAnswer): Promise<Result<void, AnswerFailure>> {
    return resultOf(
      () => this.#api.POST('/teams/{id}/invites/answer', { params: { path: { id } }, body: { answer } }),
      () => done,
      answerFailureOf,
    );
  }

  override inactive(teamId: string): Promise<Result<readonly RosterEntry[], TeamCallFailure>> {
    const query = { team_id: teamId, limit: 100 };
    return everyPage((cursor) =>
      resultOf(
        () => this.#api.GET('/inactiveMembers', { params: { query: { ...query, ...cursor } } }),
        ({ items, cursor_id }) => ok({ items: items.map(rosterEntryFrom), cursor_id }),
        teamFailureOf,
      ),
    );
  }

  override resendAll({
    teamId,
    status,
  }: ReinviteRequest): Promise<
    Result<{ readonly success: boolean }, TeamCallFailure | 'success-flag-missing'>
  > {
    const params = { header: { 'Idempotency-Key': crypto.randomUUID() } };
    return resultOf(
      () => this.#api.POST('/resend-invites-batch', { params, body: { team_id: teamId, status } }),
      readReinviteAnswer,
      teamFailureOf,
    );
  }

  #invitesOf(query: {
    readonly email: string;
    readonly resend?: boolean;
  }): Promise<Result<readonly Invite[], TeamCallFailure>> {
    return resultOf(
      () => this.#api.GET('/teams/invites', { params: { query } }),
      ({ items }) => ok(items.map(inviteFrom)),
      teamFailureOf,
    );
  }
}

function answerFailureOf(refused: Refused | null): AnswerFailure {
  const failure = failureIn(ANSWER_FAILURES, refused) ?? teamFailureOf(refused);
  // To a user who is not invited, the team does not exist.
  return failure === 'not-found' ? 'not-invited' : failure;
}

function inviteFrom({ team_id, invite_time }: InviteOnWire): Invite {
  return { teamId: team_id, inviteTime: Date.parse(invite_time) };
}
