import type { BillingPeriod } from '../plans/subscription.ts';
import type { Instant } from '../shared/instant.ts';
import type { Result } from '../shared/result.ts';
import type { Estimate } from './estimate.policy.ts';
import type { PlanVariant } from './product.ts';

/** A plan that was ordered for the end of a trial: it is charged then, and begins when it is paid. */
// D PLAN-8.3
export type PlannedPlan = {
  readonly orderId: string;
  readonly sku: string;
  readonly title: string;
  readonly titleEs: string | null;
  readonly variant: PlanVariant | null;
  readonly billingPeriod: BillingPeriod;
  /** What is charged when it begins, at `chargedAt`: the ordered price, less the coupon, with the tax. */
  readonly estimate: Estimate;
  /** When the payment is tried again; null unless it was declined. */
  readonly retryAt: Instant | null;
};

/** `unavailable`: no response, or one that cannot be parsed. */
export type PlannedPlanFailure = 'signed-out' | 'unavailable';

/** `charging`: it is being charged right now. `begun`: it was charged, and is the plan of its holder by now. */
export type CancelPlannedFailure = PlannedPlanFailure | 'charging' | 'begun';

/** The plan that the signed-in user ordered for the end of a trial. Network errors are failures; no method throws. */
export abstract class PlannedPlanGateway {
  /** Null if there is none. */
  abstract planned(): Promise<Result<PlannedPlan | null, PlannedPlanFailure>>;
  /**
   * Takes the order back: nothing is charged, and its coupon can be used again. Once more it changes nothing. Returns what
   * is planned afterwards: another plan, if that was ordered in its place meanwhile.
   */
  abstract cancel(orderId: string): Promise<Result<PlannedPlan | null, CancelPlannedFailure>>;
}
