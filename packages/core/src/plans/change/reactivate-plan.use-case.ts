import { fail, type Result } from '../../shared/result.ts';
import type { PlanChangeFailure, PlanGateway } from '../plan-gateway.port.ts';
import type { ReactivationRefusal } from '../plan-change-refusals.ts';
import { reactivationVerdict } from './plan-removal.policy.ts';
import type { Subscription } from '../subscription.ts';

export type ReactivatePlanFailure =
  | { readonly code: 'not-allowed'; readonly why: ReactivationRefusal }
  | { readonly code: 'reactivate-failed'; readonly because: PlanChangeFailure };

export class ReactivatePlan {
  readonly #plans: PlanGateway;

  constructor(plans: PlanGateway) {
    this.#plans = plans;
  }

  // PLAN-10
  async run(input: {
    readonly plan: Subscription;
    readonly owner: boolean;
  }): Promise<Result<Subscription, ReactivatePlanFailure>> {
    const verdict = reactivationVerdict(input.plan, input);
    if (!verdict.allowed) return fail({ code: 'not-allowed', why: verdict.why });

    const reactivated = await this.#plans.reactivate();
    return reactivated.ok ? reactivated : fail({ code: 'reactivate-failed', because: reactivated.failure });
  }
}
