import { answer, type Handlers } from '../../http/operations.ts';
import { allowancesOf } from './allowances-on-wire.ts';
import { planInForceOf } from './allowances.repository.ts';

// ENT-4 PLAN-3
export const allowanceHandlers: Pick<Handlers, 'getLimits' | 'getBlocked'> = {
  async getLimits({ query: { userId }, db }) {
    return answer(200, allowancesOf(await planInForceOf(db, userId ?? null)));
  },

  async getBlocked({ query: { reason }, db }) {
    const plan = await planInForceOf(db, null);
    return answer(200, { reason, blocked: plan.pauseActive || allowancesOf(plan)[reason].available === 0 });
  },
};
