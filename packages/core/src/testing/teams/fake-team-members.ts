import { ok, type Result } from '../../shared/result.ts';
import { inviteOutcomes, type Invited, type Invitees } from '../../teams/invitees.policy.ts';
import { rosterName, sortRoster, type MemberSearch } from '../../teams/member-search.policy.ts';
import type { RestoreRefusal } from '../../teams/restore-member.policy.ts';
import type { TeamCallFailure } from '../../teams/team-call-failure.ts';
import { TeamMembers, type MemberPage } from '../../teams/team-members.port.ts';
import type { RosterEntry, TeamMember, TeamRole } from '../../teams/team.ts';
import { FakeTeamServer } from './fake-team-server.ts';

/** Passes `teamMembersContract`, as the real adapters do. */
export class FakeTeamMembers extends TeamMembers {
  readonly asked: MemberSearch[] = [];
  readonly #server: FakeTeamServer;

  constructor(server: FakeTeamServer = new FakeTeamServer()) {
    super();
    this.#server = server;
  }

  override async all(teamId: string): Promise<Result<readonly TeamMember[], TeamCallFailure>> {
    return this.#server.inTeam(teamId, () =>
      ok(
        this.#server.roster.entries.map(({ id, email, displayName, role, createdAt }) => ({
          id,
          email,
          displayName,
          role,
          createdAt,
        })),
      ),
    );
  }

  override async search(teamId: string, search: MemberSearch): Promise<Result<MemberPage, TeamCallFailure>> {
    this.asked.push(search);
    return this.#server.inTeam(teamId, () => {
      const found = sortRoster(
        this.#server.roster.entries.filter((entry) => isMeant(entry, search)),
        search,
      );
      const start = (search.page - 1) * search.limit;
      return ok({ entries: found.slice(start, start + search.limit), total: found.length });
    });
  }

  override async add(
    teamId: string,
    invitees: Invitees,
  ): Promise<Result<readonly Invited[], TeamCallFailure>> {
    return this.#server.inTeam(teamId, (me) => {
      const { entries, seats } = this.#server.roster;
      const outcomes = inviteOutcomes(invitees.emails, entries, seats ?? null);
      const added = this.#server.change({ is: 'invited', by: me.id, at: this.#server.now, ...invitees });
      return added.ok ? ok(outcomes) : added;
    });
  }

  override async remove(teamId: string, memberId: string): Promise<Result<void, TeamCallFailure>> {
    return this.#server.inTeam(teamId, (me) =>
      this.#server.change({ is: 'removed', by: me.id, memberId, at: this.#server.now }),
    );
  }

  override async restore(memberId: string): Promise<Result<void, TeamCallFailure | RestoreRefusal>> {
    return this.#server.asMe((me) => this.#server.restore({ by: me.id, memberId }));
  }

  override async changeOwner(newAdminId: string): Promise<Result<void, TeamCallFailure>> {
    return this.#server.asMe((me) => this.#server.change({ is: 'owner-changed', by: me.id, newAdminId }));
  }

  override async changeRole(memberId: string, role: TeamRole): Promise<Result<void, TeamCallFailure>> {
    return this.#server.asMe((me) => this.#server.change({ is: 'role-changed', by: me.id, memberId, role }));
  }
}

function isMeant(entry: RosterEntry, search: MemberSearch): boolean {
  const words = `${rosterName(entry)} ${entry.email}`.toLowerCase();
  const { role, inviteStatus } = search.filters;
  return (
    [search.term, ...search.advancedTerms].every((term) => words.includes(term.toLowerCase())) &&
    (role === undefined || entry.role === role) &&
    (inviteStatus === undefined || entry.inviteStatus === inviteStatus) &&
    (search.numberOfProjects === null || entry.projectCount === search.numberOfProjects)
  );
}
