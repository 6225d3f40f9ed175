import { fail, ok, type Result } from '../../shared/result.ts';
import { afterInviteEvent, type InviteRefusal } from '../../teams/invite.machine.ts';
import type { ReinviteRequest } from '../../teams/reinvite.policy.ts';
import type { TeamCallFailure } from '../../teams/team-call-failure.ts';
import { TeamInvites, type InviteAnswer } from '../../teams/team-invites.port.ts';
import type { Invite, RosterEntry } from '../../teams/team.ts';
import { FakeTeamServer } from './fake-team-server.ts';

/** Passes `teamInvitesContract`, as the real adapters do. */
export class FakeTeamInvites extends TeamInvites {
  readonly resent: ReinviteRequest[] = [];
  readonly #server: FakeTeamServer;
  readonly #elsewhere = new Set<string>();
  #batchAnswer: { readonly success: boolean } | 'success-flag-missing' = { success: true };

  constructor(server: FakeTeamServer = new FakeTeamServer()) {
    super();
    this.#server = server;
  }

  /** Moves this person to another team. */
  joinsElsewhere(email: string): void {
    this.#elsewhere.add(email);
  }

  /** The server's response to the next batches, whatever it did. */
  answerBatches(answer: { readonly success: boolean } | 'success-flag-missing'): void {
    this.#batchAnswer = answer;
  }

  override async pendingFor(email: string): Promise<Result<readonly Invite[], TeamCallFailure>> {
    return this.#server.asMe(() => ok(this.#pending(email)));
  }

  override async resendTo(email: string): Promise<Result<readonly Invite[], TeamCallFailure>> {
    return this.#server.asMe(() => {
      this.#server.now += 60_000;
      const { roster, now } = this.#server;
      const entries = roster.entries.map((entry) =>
        entry.email === email && entry.inviteStatus === 'pending'
          ? Object.assign({}, entry, { inviteTime: now })
          : entry,
      );
      this.#server.roster = { ...roster, entries };
      return ok(this.#pending(email));
    });
  }

  override async answer(
    teamId: string,
    answer: InviteAnswer,
  ): Promise<Result<void, TeamCallFailure | InviteRefusal | 'in-another-team' | 'team-full'>> {
    return this.#server.inTeam<void, TeamCallFailure | InviteRefusal | 'in-another-team' | 'team-full'>(
      teamId,
      (me) => {
        if (this.#elsewhere.has(me.email) && answer === 'accepted') return fail('in-another-team');
        const standing = this.#entry(me.email)?.inviteStatus ?? 'none';
        const possible = afterInviteEvent(standing, answer === 'accepted' ? 'accept' : 'decline');
        if (!possible.ok) return possible;
        return this.#server.change(
          answer === 'accepted'
            ? { is: 'accepted', email: me.email, memberId: me.id }
            : { is: 'declined', email: me.email },
        );
      },
    );
  }

  override async inactive(teamId: string): Promise<Result<readonly RosterEntry[], TeamCallFailure>> {
    return this.#server.inTeam(teamId, () =>
      ok(this.#server.roster.entries.filter((entry) => entry.inviteStatus !== 'active')),
    );
  }

  override async resendAll(
    request: ReinviteRequest,
  ): Promise<Result<{ readonly success: boolean }, TeamCallFailure | 'success-flag-missing'>> {
    return this.#server.inTeam<{ readonly success: boolean }, TeamCallFailure | 'success-flag-missing'>(
      request.teamId,
      (me) => {
        const { status } = request;
        const sent = this.#server.change({ is: 'reinvited', by: me.id, status, at: this.#server.now });
        if (!sent.ok) return sent;
        this.resent.push(request);
        return this.#batchAnswer === 'success-flag-missing' ? fail(this.#batchAnswer) : ok(this.#batchAnswer);
      },
    );
  }

  #pending(email: string): readonly Invite[] {
    const entry = this.#entry(email);
    return entry?.inviteStatus === 'pending'
      ? [{ teamId: this.#server.team.id, inviteTime: entry.inviteTime ?? entry.createdAt }]
      : [];
  }

  #entry(email: string): RosterEntry | undefined {
    return this.#server.roster.entries.find((entry) => entry.email === email);
  }
}
