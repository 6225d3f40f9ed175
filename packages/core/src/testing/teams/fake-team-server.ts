import { fail, ok, type Result } from '../../shared/result.ts';
import type { RestoreRefusal } from '../../teams/restore-member.policy.ts';
import type { TeamCallFailure } from '../../teams/team-call-failure.ts';
import { afterTeamEvent, type TeamEvent, type TeamRoster } from '../../teams/team.machine.ts';
import type { RosterEntry, Team } from '../../teams/team.ts';
import { aRosterEntry, aTeam } from './team.builder.ts';

/** In-memory server data of one team and the signed-in user, shared by several fakes. */
export class FakeTeamServer {
  roster: TeamRoster;
  name: string;
  logoUrl: string | null = null;
  /** Advances a minute with every write. */
  now = Date.parse('2026-03-02T15:00:00Z');
  #me: RosterEntry | null;
  #refusal: TeamCallFailure | null = null;

  constructor(entries: readonly RosterEntry[] = [owner, aRosterEntry()]) {
    this.roster = { adminId: owner.id, entries, seats: 50 };
    this.name = aTeam().name;
    this.#me = owner;
  }

  get team(): Team {
    const { entries } = this.roster;
    const joined = entries.filter((entry) => entry.inviteStatus === 'active');
    return aTeam({
      adminId: this.roster.adminId,
      name: this.name,
      logoUrl: this.logoUrl,
      members: joined.map(({ id, role }) => ({ id, role })),
      seats: {
        total: this.roster.seats ?? null,
        held: entries.filter((entry) => entry.inviteStatus === 'pending').length,
      },
    });
  }

  /** The account with this email, in the team or not, or null. */
  signIn(email: string | null): void {
    const known = this.roster.entries.find((entry) => entry.email === email);
    this.#me = email === null ? null : (known ?? aRosterEntry({ id: `user:${email}`, email }));
  }

  /** Makes every later call fail with this code; null ends that. */
  refuseWith(refusal: TeamCallFailure | null): void {
    this.#refusal = refusal;
  }

  /** Runs the call if the user is signed in. */
  asMe<Value, Failure>(
    answer: (me: RosterEntry) => Result<Value, Failure>,
  ): Result<Value, Failure | TeamCallFailure> {
    if (this.#refusal !== null) return fail(this.#refusal);
    return this.#me === null ? fail('signed-out') : answer(this.#me);
  }

  /** Runs the call if the user is signed in and the team is this one. */
  inTeam<Value, Failure>(
    teamId: string,
    answer: (me: RosterEntry) => Result<Value, Failure>,
  ): Result<Value, Failure | TeamCallFailure> {
    return this.asMe<Value, Failure | TeamCallFailure>((me) =>
      teamId === this.team.id ? answer(me) : fail('not-found'),
    );
  }

  change(event: TeamEvent): Result<void, TeamCallFailure> {
    this.now += 60_000;
    const after = afterTeamEvent(this.roster, event);
    if (!after.ok) return fail(isRight(after.failure) ? after.failure : 'not-found');
    this.roster = after.value;
    return ok(undefined);
  }

  restore(who: {
    readonly by: string;
    readonly memberId: string;
  }): Result<void, TeamCallFailure | RestoreRefusal> {
    this.now += 60_000;
    const after = afterTeamEvent(this.roster, { is: 'restored', at: this.now, ...who });
    if (!after.ok)
      return fail(isRight(after.failure) || isOfRestoring(after.failure) ? after.failure : 'not-found');
    this.roster = after.value;
    return ok(undefined);
  }
}

const RIGHTS = ['not-owner', 'not-admin', 'admins-by-owner'] as const;

function isRight(failure: string): failure is (typeof RIGHTS)[number] {
  return RIGHTS.some((right) => right === failure);
}

const OF_RESTORING = ['removed-too-long-ago', 'member-in-another-team', 'no-seat-left'] as const;

function isOfRestoring(failure: string): failure is (typeof OF_RESTORING)[number] {
  return OF_RESTORING.some((one) => one === failure);
}

const owner = aRosterEntry({ id: 'ada', email: 'ada@example.com', displayName: 'Ada Marsh', role: 'admin' });
