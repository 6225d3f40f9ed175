import type { CallerDb } from '../../db/caller-db.ts';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { cancelPlannedPlan, ownPlannedPlan, plannedStanding } from './own-planned-plan.repository.ts';
import { plannedOnWire } from './planned-plan-on-wire.ts';

type PlannedPlanOperation = 'getPlannedPlan' | 'cancelPlannedPlan';

/** If a charge is declined while the order is taken back, that is tried again. */
const TRIES = 3;

/** A plan that was ordered for the end of a trial, and is not charged yet. */
// PLAN-8
export const plannedPlanHandlers: Pick<Handlers, PlannedPlanOperation> = {
  getPlannedPlan: async ({ db }) => answer(200, await plannedNow(db)),

  async cancelPlannedPlan({ path, db }) {
    const orderId = path.orderId.toLowerCase();
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (await cancelPlannedPlan(db, orderId)) break;
      const standing = await plannedStanding(db, orderId);
      if (standing === 'over') break;
      if (standing !== 'planned') return problem(`planned-plan-${standing}`);
    }
    return answer(200, await plannedNow(db));
  },
};

async function plannedNow(db: CallerDb) {
  const own = await ownPlannedPlan(db);
  return { planned: own ? plannedOnWire(own) : null };
}
