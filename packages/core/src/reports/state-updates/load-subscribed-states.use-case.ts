import type { Result } from '../../shared/result.ts';
import { withFailureCode } from '../report-refusal.ts';
import type { StateUpdatesGateway } from './state-updates-gateway.port.ts';

export class LoadSubscribedStates {
  readonly #updates: StateUpdatesGateway;

  constructor(updates: StateUpdatesGateway) {
    this.#updates = updates;
  }

  async run(): Promise<Result<readonly string[], 'unable-to-determine-access' | 'signed-out'>> {
    return withFailureCode(await this.#updates.subscribedStates(), 'unable-to-determine-access');
  }
}
