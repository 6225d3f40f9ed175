import { isCountableRequester } from '@ridgeline/core/teams';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { publicOnWire, teamOnWire } from './team-on-wire.ts';
import { countProjectsOf, findPublicTeam, findTeam, renameTeam } from './teams.repository.ts';

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
