import type { Team as TeamOnWire } from '@ridgeline/contract';
import type { ProjectSummary } from '@ridgeline/core/reports';
import { done, ok, type Result } from '@ridgeline/core/shared';
import { type PublicTeam, type Team, type TeamCallFailure, TeamGateway } from '@ridgeline/core/teams';
import type { ApiClient } from './api-client.ts';
import { summaryFrom } from './http-project-gateway.ts';
import { usageCountsFrom } from './subscription-from-wire.ts';
import { teamCall } from './team-call.ts';

/** Searches the newest only; a longer search term finds older ones. */
const MOST_REPORTS = 100;

export class HttpTeamGateway extends TeamGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async load(id: string): Promise<Result<Team, TeamCallFailure>> {
    const team = await teamCall(() => this.#api.GET('/teams/{id}', { params: { path: { id } } }));
    return team.ok ? ok(teamFrom(team.value)) : team;
  }

  override async loadPublic(id: string): Promise<Result<PublicTeam, TeamCallFailure>> {
    const team = await teamCall(() => this.#api.GET('/public/team/{id}', { params: { path: { id } } }));
    if (!team.ok) return team;
    return ok({ id: team.value.id, name: team.value.name, logoUrl: team.value.logo_url });
  }

  override async rename(id: string, name: string): Promise<Result<void, TeamCallFailure>> {
    const renamed = await teamCall(() =>
      this.#api.POST('/teams/{id}', { params: { path: { id } }, body: { name } }),
    );
    return renamed.ok ? done : renamed;
  }

  override async findReports(
    id: string,
    term: string,
  ): Promise<Result<readonly ProjectSummary[], TeamCallFailure>> {
    const page = await teamCall(() =>
      this.#api.GET('/teams/{id}/reports', {
        params: { path: { id }, query: { term, limit: MOST_REPORTS } },
      }),
    );
    return page.ok ? ok(page.value.items.map(summaryFrom)) : page;
  }

  override async countReports(id: string, requesterId: string): Promise<Result<number, TeamCallFailure>> {
    const counted = await teamCall(() =>
      this.#api.GET('/teams/{id}/projectCount', {
        params: { path: { id }, query: { requester_id: requesterId } },
      }),
    );
    return counted.ok ? ok(counted.value.count) : counted;
  }
}

export function teamFrom({ admin_id, logo_url, limits, counts, ...same }: TeamOnWire): Team {
  const plan = limits.plan_config;
  return {
    ...same,
    adminId: admin_id,
    logoUrl: logo_url,
    limits: { planConfig: plan && { type: plan.type, maxBucketSize: plan.max_bucket_size } },
    counts: usageCountsFrom(counts),
  };
}
