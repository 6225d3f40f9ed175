import type { Instant } from '../../shared/instant.ts';
import type { Result } from '../../shared/result.ts';
import { withFailureCode } from '../report-refusal.ts';
import type { StateUpdatesGateway } from './state-updates-gateway.port.ts';

export class LoadLastUpdate {
  readonly #updates: StateUpdatesGateway;

  constructor(updates: StateUpdatesGateway) {
    this.#updates = updates;
  }

  async run(): Promise<Result<Instant | null, 'unable-to-get-last-state-update' | 'signed-out'>> {
    return withFailureCode(await this.#updates.lastUpdate(), 'unable-to-get-last-state-update');
  }
}
