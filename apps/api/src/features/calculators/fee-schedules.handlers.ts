import { parsePlaceState, stateOfGeoid } from '@ridgeline/core/places';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { findFeeSchedule, listFeeSchedules } from './fee-schedules.repository.ts';

// CALC-4
// D CALC-4.3
export const feeScheduleHandlers: Pick<Handlers, 'listFeeSchedules' | 'getFeeSchedule'> = {
  async listFeeSchedules({ query: { term }, db }) {
    const rows = await listFeeSchedules(db, term);
    const items = rows.map(({ body, ...listed }) => ({
      ...listed,
      state: parsePlaceState(body) ?? stateOfGeoid(body) ?? body,
    }));
    return answer(200, { items });
  },

  async getFeeSchedule({ path: { id }, db }) {
    const schedule = await findFeeSchedule(db, id);
    return schedule ? answer(200, { ...schedule }) : problem('not-found');
  },
};
