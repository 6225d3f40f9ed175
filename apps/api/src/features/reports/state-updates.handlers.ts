import type { States, StateUpdates } from '@ridgeline/contract';
import { answer, type Handlers } from '../../http/operations.ts';
import {
  findNewestUpdate,
  findSubscribed,
  findUpdatesOf,
  replaceSubscribed,
} from './state-updates.repository.ts';

// DASH-5
export const stateUpdateHandlers: Pick<
  Handlers,
  | 'getLastUpdate'
  | 'getLastStateUpdates'
  | 'getLocalStateUpdates'
  | 'listStateSubscriptions'
  | 'replaceStateSubscriptions'
> = {
  async getLastUpdate({ db }) {
    return answer(200, { last_update: (await findNewestUpdate(db))?.toISOString() ?? null });
  },

  async getLastStateUpdates({ body, db }) {
    return answer(200, updatesOnWire(await findUpdatesOf(db, body.states, 'state')));
  },

  async getLocalStateUpdates({ body, db }) {
    return answer(200, updatesOnWire(await findUpdatesOf(db, body.states, 'local')));
  },

  async listStateSubscriptions({ db }) {
    return answer(200, { states: (await findSubscribed(db)) as States['states'] });
  },

  async replaceStateSubscriptions({ body, db }) {
    return answer(200, { states: (await replaceSubscribed(db, body.states)) as States['states'] });
  },
};

function updatesOnWire(found: Awaited<ReturnType<typeof findUpdatesOf>>): StateUpdates {
  return {
    states: Object.fromEntries(
      found.map(({ state, changedAt }) => [state, changedAt?.toISOString() ?? null]),
    ),
  };
}
