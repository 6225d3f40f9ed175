import { requireOccId } from '@ridgeline/core/teams';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { commercialUnder, jurisdictionsUnder, statesUnder } from './occ-projects.repository.ts';

// TEAM-5 TEAM-6 D TEAM-5.1
export const occProjectHandlers: Pick<
  Handlers,
  'listAddressStates' | 'listJurisdictions' | 'countCommercialProjects'
> = {
  async listAddressStates({ query, db }) {
    const occ = requireOccId(query.occ_id ?? null);
    return occ.ok ? answer(200, { items: await statesUnder(db, occ.value) }) : problem(occ.failure);
  },

  async listJurisdictions({ query: { occ_id, state, term }, db }) {
    const occ = requireOccId(occ_id ?? null);
    if (!occ.ok) return problem(occ.failure);
    return answer(200, { items: await jurisdictionsUnder(db, occ.value, { state, term: term.trim() }) });
  },

  async countCommercialProjects({ query, db }) {
    const occ = requireOccId(query.occ_id ?? null);
    return occ.ok ? answer(200, { count: await commercialUnder(db, occ.value) }) : problem(occ.failure);
  },
};
