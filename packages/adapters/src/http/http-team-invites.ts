import type { Invite as InviteOnWire } from '@ridgeline/contract';
import { done, fail, ok, type Result } from '@ridgeline/core/shared';
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
import { everyPage } from './every-page.ts';
import { rosterEntryFrom } from './roster-entry-on-wire.ts';
import { teamAnswer, teamCall } from './team-call.ts';

export class HttpTeamInvites extends TeamInvites {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async pendingFor(email: string): Promise<Result<readonly Invite[], TeamCallFailure>> {
    return this.#invitesOf({ email });
  }

  override async resendTo(email: string): Promise<Result<readonly Invite[], TeamCallFailure>> {
    return this.#invitesOf({ email, resend: true });
  }

  override async answer(
    id: string,
    answer: InviteAnswer,
  ): Promise<Result<void, TeamCallFailure | InviteRefusal | 'in-another-team'>> {
    const answered = await teamAnswer(() =>
      this.#api.POST('/teams/{id}/invites/answer', { params: { path: { id } }, body: { answer } }),
    );
    if (answered.ok) return done;
    const { why, code } = answered.failure;
    if (code === 'already-active' || code === 'already-declined' || code === 'in-another-team') {
      return fail(code);
    }
    // To a user who is not invited, the team does not exist.
    return fail(why === 'not-found' ? 'not-invited' : why);
  }

  override async inactive(teamId: string): Promise<Result<readonly RosterEntry[], TeamCallFailure>> {
    const entries = await everyPage((cursor) =>
      teamCall(() =>
        this.#api.GET('/inactiveMembers', { params: { query: { team_id: teamId, limit: 100, ...cursor } } }),
      ),
    );
    return entries.ok ? ok(entries.value.map(rosterEntryFrom)) : entries;
  }

  override async resendAll({
    teamId,
    status,
  }: ReinviteRequest): Promise<
    Result<{ readonly success: boolean }, TeamCallFailure | 'success-flag-missing'>
  > {
    const sent = await teamCall(() =>
      this.#api.POST('/resend-invites-batch', {
        params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
        body: { team_id: teamId, status },
      }),
    );
    return sent.ok ? readReinviteAnswer(sent.value) : sent;
  }

  async #invitesOf(query: {
    readonly email: string;
    readonly resend?: boolean;
  }): Promise<Result<readonly Invite[], TeamCallFailure>> {
    const invites = await teamCall(() => this.#api.GET('/teams/invites', { params: { query } }));
    return invites.ok ? ok(invites.value.items.map(inviteFrom)) : invites;
  }
}

function inviteFrom({ team_id, invite_time }: InviteOnWire): Invite {
  return { teamId: team_id, inviteTime: Date.parse(invite_time) };
}
