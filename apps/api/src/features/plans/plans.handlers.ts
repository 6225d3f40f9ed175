import { pauseOptions } from '@ridgeline/core/plans';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { planHeldBy } from './plans.repository.ts';
import { pauseOptionOnWire, subscriptionOnWire } from './subscription-on-wire.ts';
import { subscriptionOf } from './subscription-row.ts';

export const planHandlers: Pick<Handlers, 'getUserPlan' | 'getPauseOptions'> = {
  // PLAN-1
  async getUserPlan({ query: { userId }, db }) {
    const { row, signedUpAt } = await planHeldBy(db, userId);
    return answer(200, { userPlan: row && subscriptionOnWire(row, signedUpAt) });
  },

  // PAUSE-7
  async getPauseOptions({ path: { count }, db }) {
    const { row, signedUpAt } = await planHeldBy(db, null);
    if (row === null) return problem('no-plan');
    const options = pauseOptions(subscriptionOf(row, signedUpAt), row.now, count);
    return answer(200, { pause_options: options.map(pauseOptionOnWire) });
  },
};
