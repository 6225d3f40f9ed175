import type { FailureLog } from '../shared/failure-log.port.ts';
import type { PlanGateway } from './plan-gateway.port.ts';
import type { Subscription } from './subscription.ts';

export class LoadCurrentPlan {
  readonly #plans: PlanGateway;
  readonly #log: FailureLog;

  constructor(plans: PlanGateway, log: FailureLog) {
    this.#plans = plans;
    this.#log = log;
  }

  /** START-10: a failure is only logged. Null without a plan, and when it could not be loaded. */
  async run(userId: string): Promise<Subscription | null> {
    const plan = await this.#plans.currentPlan(userId);
    if (plan.ok) return plan.value;
    if (plan.failure !== 'no-plan') this.#log.note('user-plan-not-fetched', plan.failure);
    return null;
  }
}
