import { fail, ok, type Result } from '../../shared/result.ts';
import type { TeamCallFailure } from '../../teams/team-call-failure.ts';
import { afterTeamEvent, type TeamEvent, type TeamRoster } from '../../teams/team.machine.ts';
import type { RosterEntry, Team } from '../../teams/team.ts';
import { aRosterEntry, aTeam } from './team.builder.ts';

/** One team as the server keeps it, and who is signed in, as several fakes see it. */
export class TeamShelf {
  roster: TeamRoster;
  name: string;
  logoUrl: string | null = null;
  /** Moves on by a minute with every call that writes. */
  now = Date.parse('2026-03-02T15:00:00Z');
  #me: RosterEntry | null;
  #refusal: TeamCallFailure | null = null;

  constructor(entries: readonly RosterEntry[] = [owner, aRosterEntry()]) {
    this.roster = { adminId: owner.id, entries };
    this.name = aTeam().name;
    this.#me = owner;
  }

  get team(): Team {
    const joined = this.roster.entries.filter((entry) => entry.inviteStatus === 'active');
    return aTeam({
      adminId: this.roster.adminId,
      name: this.name,
      logoUrl: this.logoUrl,
      members: joined.map(({ id, role }) => ({ id, role })),
    });
  }

  /** Whoever has this email, of the team or not; null for nobody. */
  signIn(email: string | null): void {
    const known = this.roster.entries.find((entry) => entry.email === email);
    this.#me = email === null ? null : (known ?? aRosterEntry({ id: `user:${email}`, email }));
  }

  /** From now on every call is refused so; null mends it. */
  refuseWith(refusal: TeamCallFailure | null): void {
    this.#refusal = refusal;
  }

  /** For somebody who is signed in. */
  asMe<Value, Failure>(
    answer: (me: RosterEntry) => Result<Value, Failure>,
  ): Result<Value, Failure | TeamCallFailure> {
    if (this.#refusal !== null) return fail(this.#refusal);
    return this.#me === null ? fail('signed-out') : answer(this.#me);
  }

  /** For somebody who is signed in, about this team. */
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
    if (!after.ok) return fail(after.failure === 'not-owner' ? 'not-owner' : 'not-found');
    this.roster = after.value;
    return ok(undefined);
  }
}

const owner = aRosterEntry({ id: 'ada', email: 'ada@example.com', displayName: 'Ada Marsh', role: 'admin' });
