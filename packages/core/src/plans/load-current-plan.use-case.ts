import type { Result } from '../shared/result.ts';
import type { PlanFailure, PlanGateway } from './plan-gateway.port.ts';
import type { Subscription } from './subscription.ts';

export class LoadCurrentPlan {
  readonly #plans: PlanGateway;

  constructor(plans: PlanGateway) {
    this.#plans = plans;
  }

  run(userId: string): Promise<Result<Subscription, PlanFailure>> {
    return this.#plans.currentPlan(userId);
  }
}
