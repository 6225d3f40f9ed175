import type { Result } from '../../shared/result.ts';
import { withFailureCode } from '../report-refusal.ts';
import type { StateUpdatesGateway } from './state-updates-gateway.port.ts';

export class SubscribeToStates {
  readonly #updates: StateUpdatesGateway;

  constructor(updates: StateUpdatesGateway) {
    this.#updates = updates;
  }

  async run(
    states: readonly string[],
  ): Promise<Result<void, 'unable-to-update-subscription-states' | 'signed-out'>> {
    return withFailureCode(await this.#updates.subscribe(states), 'unable-to-update-subscription-states');
  }
}
