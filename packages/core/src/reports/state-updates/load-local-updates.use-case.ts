import type { Result } from '../../shared/result.ts';
import { withFailureCode } from '../report-refusal.ts';
import type { StateUpdatesGateway, StateUpdates } from './state-updates-gateway.port.ts';

export class LoadLocalUpdates {
  readonly #updates: StateUpdatesGateway;

  constructor(updates: StateUpdatesGateway) {
    this.#updates = updates;
  }

  async run(
    states: readonly string[],
  ): Promise<Result<StateUpdates, 'unable-to-get-last-state-update' | 'signed-out'>> {
    return withFailureCode(await this.#updates.localUpdates(states), 'unable-to-get-last-state-update');
  }
}
