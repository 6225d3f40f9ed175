import { fail, type Result } from '../../shared/result.ts';
import type { PlanChangeFailure, PlanGateway } from '../plan-gateway.port.ts';
import type { RemovalRefusal } from '../plan-change-refusals.ts';
import { removalVerdict } from './plan-removal.policy.ts';
import type { Subscription } from '../subscription.ts';

export type RemovePlanFailure =
  | { readonly code: 'not-allowed'; readonly why: RemovalRefusal }
  | { readonly code: 'remove-failed'; readonly because: PlanChangeFailure };

export class RemovePlan {
  readonly #plans: PlanGateway;

  constructor(plans: PlanGateway) {
    this.#plans = plans;
  }

  // PLAN-10
  async run(input: {
    readonly plan: Subscription;
    readonly owner: boolean;
  }): Promise<Result<Subscription, RemovePlanFailure>> {
    const verdict = removalVerdict(input.plan, input);
    if (!verdict.allowed) return fail({ code: 'not-allowed', why: verdict.why });

    const removed = await this.#plans.remove();
    return removed.ok ? removed : fail({ code: 'remove-failed', because: removed.failure });
  }
}
