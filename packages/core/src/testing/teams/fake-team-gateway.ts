import type { ProjectSummary } from '../../reports/lists/project-gateway.port.ts';
import { done, fail, ok, type Result } from '../../shared/result.ts';
import type { TeamCallFailure } from '../../teams/team-call-failure.ts';
import { TeamGateway } from '../../teams/team-gateway.port.ts';
import type { PublicTeam, Team } from '../../teams/team.ts';
import { FakeTeamServer } from './fake-team-server.ts';

/** Passes `teamGatewayContract`, as the real adapters do. */
export class FakeTeamGateway extends TeamGateway {
  readonly #server: FakeTeamServer;
  readonly #counts = new Map<string, number>();
  readonly countsAsked: string[] = [];
  readonly #reports: ProjectSummary[] = [];

  constructor(server: FakeTeamServer = new FakeTeamServer()) {
    super();
    this.#server = server;
  }

  addReports(...reports: readonly ProjectSummary[]): void {
    this.#reports.push(...reports);
  }

  setReportCount(requesterId: string, count: number): void {
    this.#counts.set(requesterId, count);
  }

  override async load(teamId: string): Promise<Result<Team, TeamCallFailure>> {
    return this.#server.inTeam(teamId, () => ok(this.#server.team));
  }

  override async loadPublic(teamId: string): Promise<Result<PublicTeam, TeamCallFailure>> {
    const { id, name, logoUrl } = this.#server.team;
    return teamId === id ? ok({ id, name, logoUrl }) : fail('not-found');
  }

  override async rename(teamId: string, name: string): Promise<Result<void, TeamCallFailure>> {
    return this.#server.inTeam<void, TeamCallFailure>(teamId, (me) => {
      if (me.id !== this.#server.roster.adminId) return fail('not-owner');
      this.#server.name = name;
      return done;
    });
  }

  override async findReports(
    teamId: string,
    term: string,
  ): Promise<Result<readonly ProjectSummary[], TeamCallFailure>> {
    const wanted = term.toLowerCase();
    return this.#server.inTeam(teamId, () =>
      ok(this.#reports.filter(({ address }) => address.toLowerCase().includes(wanted))),
    );
  }

  override async countReports(teamId: string, requesterId: string): Promise<Result<number, TeamCallFailure>> {
    this.countsAsked.push(requesterId);
    return this.#server.inTeam(teamId, () => ok(this.#counts.get(requesterId) ?? 0));
  }
}
