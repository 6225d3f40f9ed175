import type { Result } from '../../shared/result.ts';
import { PAUSE_OPTION_COUNT } from './pause-options.policy.ts';
import type { PlanFailure, PlanGateway } from '../plan-gateway.port.ts';
import type { PauseOption } from '../subscription.ts';

export class LoadPauseOptions {
  readonly #plans: PlanGateway;

  constructor(plans: PlanGateway) {
    this.#plans = plans;
  }

  // PAUSE-7
  run(count: number = PAUSE_OPTION_COUNT): Promise<Result<readonly PauseOption[], PlanFailure>> {
    return this.#plans.pauseOptions(count);
  }
}
