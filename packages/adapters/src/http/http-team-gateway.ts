import type { ProjectSummary } from '@ridgeline/core/reports';
import { done, ok, type Result } from '@ridgeline/core/shared';
import { type PublicTeam, type Team, type TeamCallFailure, TeamGateway } from '@ridgeline/core/teams';
import type { ApiClient } from './api-client.ts';
import { resultOf } from './call.ts';
import { projectSummaryFrom } from './project-list-from-wire.ts';
import { teamFailureOf } from './team-failure.ts';
import { teamFrom } from './team-from-wire.ts';

/** Searches the newest only; a longer search term finds older ones. */
const MOST_REPORTS = 100;

export class HttpTeamGateway extends TeamGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override load(id: string): Promise<Result<Team, TeamCallFailure>> {
    return resultOf(
      () => this.#api.GET('/teams/{id}', { params: { path: { id } } }),
      (team) => ok(teamFrom(team)),
      teamFailureOf,
    );
  }

  override loadPublic(id: string): Promise<Result<PublicTeam, TeamCallFailure>> {
    return resultOf(
      () => this.#api.GET('/public/team/{id}', { params: { path: { id } } }),
      (team) => ok({ id: team.id, name: team.name, logoUrl: team.logo_url }),
      teamFailureOf,
    );
  }

  override rename(id: string, name: string): Promise<Result<void, TeamCallFailure>> {
    return resultOf(
      () => this.#api.POST('/teams/{id}', { params: { path: { id } }, body: { name } }),
      () => done,
      teamFailureOf,
    );
  }

  override findReports(
    id: string,
    term: string,
  ): Promise<Result<readonly ProjectSummary[], TeamCallFailure>> {
    const params = { path: { id }, query: { term, limit: MOST_REPORTS } };
    return resultOf(
      () => this.#api.GET('/teams/{id}/reports', { params }),
      ({ items }) => ok(items.map(projectSummaryFrom)),
      teamFailureOf,
    );
  }

  override countReports(id: string, requesterId: string): Promise<Result<number, TeamCallFailure>> {
    const params = { path: { id }, query: { requester_id: requesterId } };
    return resultOf(
      () => this.#api.GET('/teams/{id}/projectCount', { params }),
      ({ count }) => ok(count),
      teamFailureOf,
    );
  }
}
