import { ok, type Result } from '../../shared/result.ts';
import type { Invitees } from '../../teams/invitees.policy.ts';
import { rosterName, sortRoster, type MemberSearch } from '../../teams/member-search.policy.ts';
import type { TeamCallFailure } from '../../teams/team-call-failure.ts';
import { TeamMembers, type MemberPage } from '../../teams/team-members.port.ts';
import type { RosterEntry, TeamMember, TeamRole } from '../../teams/team.ts';
import { TeamShelf } from './team-shelf.ts';

/** Passes `teamMembersContract`, as the real adapters do. */
export class FakeTeamMembers extends TeamMembers {
  readonly asked: MemberSearch[] = [];
  readonly #shelf: TeamShelf;

  constructor(shelf: TeamShelf = new TeamShelf()) {
    super();
    this.#shelf = shelf;
  }

  override async all(teamId: string): Promise<Result<readonly TeamMember[], TeamCallFailure>> {
    return this.#shelf.inTeam(teamId, () =>
      ok(
        this.#shelf.roster.entries.map(({ id, email, displayName, role, createdAt }) => ({
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
    return this.#shelf.inTeam(teamId, () => {
      const found = sortRoster(
        this.#shelf.roster.entries.filter((entry) => isMeant(entry, search)),
        search,
      );
      const start = (search.page - 1) * search.limit;
      return ok({ entries: found.slice(start, start + search.limit), total: found.length });
    });
  }

  override async add(teamId: string, invitees: Invitees): Promise<Result<void, TeamCallFailure>> {
    return this.#shelf.inTeam(teamId, (me) =>
      this.#shelf.change({ is: 'invited', by: me.id, at: this.#shelf.now, ...invitees }),
    );
  }

  override async remove(teamId: string, memberId: string): Promise<Result<void, TeamCallFailure>> {
    return this.#shelf.inTeam(teamId, (me) => this.#shelf.change({ is: 'removed', by: me.id, memberId }));
  }

  override async changeOwner(newAdminId: string): Promise<Result<void, TeamCallFailure>> {
    return this.#shelf.asMe((me) => this.#shelf.change({ is: 'owner-changed', by: me.id, newAdminId }));
  }

  override async changeRole(memberId: string, role: TeamRole): Promise<Result<void, TeamCallFailure>> {
    return this.#shelf.asMe((me) => this.#shelf.change({ is: 'role-changed', by: me.id, memberId, role }));
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
