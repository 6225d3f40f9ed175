import { isCountableRequester } from '@ridgeline/core';
import type { Team, TeamPublic } from '@ridgeline/contract';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';
import { personIdOnWire } from '../person-id-on-wire.ts';
import {
  countProjectsOf,
  findPublicTeam,
  findTeam,
  renameTeam,
  type PublicTeamRow,
  type TeamRow,
} from './teams.repository.ts';

export function teamHandlers({
  region,
}: {
  readonly region: string;
}): Pick<Handlers, 'getTeam' | 'renameTeam' | 'getPublicTeam' | 'countTeamProjects'> {
  return {
    async getTeam({ db }) {
      return answer(200, teamOnWire(await findTeam(db), region));
    },

    async renameTeam({ body, db }) {
      const team = await renameTeam(db, body.name.trim());
      return team ? answer(200, publicOnWire(team)) : problem('not-team-owner');
    },

    async getPublicTeam({ path, db }) {
      const team = await findPublicTeam(db, path.id);
      return team ? answer(200, publicOnWire(team)) : problem('not-found');
    },

    // TEAM-5
    async countTeamProjects({ query, db }) {
      if (!isCountableRequester(query.requester_id)) return answer(200, { count: 0 });
      return answer(200, { count: await countProjectsOf(db, query.requester_id) });
    },
  };
}

function teamOnWire(team: TeamRow, region: string): Team {
  return {
    id: team.id,
    admin_id: personIdOnWire(region, team.adminId),
    name: team.name,
    logo_url: team.logoUrl,
    members: team.members.map(({ id, role }) => ({ id: personIdOnWire(region, id), role })),
    limits: {
      plan_config: team.bucketSize === null ? null : { type: 'bucket', max_bucket_size: team.bucketSize },
    },
    counts: {
      lifetime: { code_reports: team.lifetimeReports, cycle_reset: null },
      monthly: { code_reports: team.monthlyReports, cycle_reset: onWire(team.monthlyResetAt) },
      free: { code_reports: team.freeReports, cycle_reset: onWire(team.freeResetAt) },
    },
  };
}

function publicOnWire({ id, name, logoUrl }: PublicTeamRow): TeamPublic {
  return { id, name, logo_url: logoUrl };
}

function onWire(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
