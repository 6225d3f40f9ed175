import type { SinglePurchase } from '../reports/report-order.policy.ts';
import { isPauseActive } from '../plans/pause/pause.policy.ts';
import { paysForPlan } from '../plans/plan-status.policy.ts';
import { overagePrice } from '../plans/project-dialog/project-dialog.policy.ts';
import { coversState } from '../plans/state-cover.policy.ts';
import type { Subscription } from '../plans/subscription.ts';
import type { Instant } from '../shared/instant.ts';
import type { UsState } from '../shared/us-states.ts';
import type { Cents } from './money.ts';
import type { Receipt } from './order.ts';

/** The purchase data stored in a report; null if no report was bought. */
// PLAN-1 RPT-1
export function singlePurchaseOf({ orderId, paidAt, amount, bought }: Receipt): SinglePurchase | null {
  return bought.is === 'report'
    ? { orderId, paidAt, amount, sku: bought.sku, reportType: bought.reportType }
    : null;
}

export type ReportBuyer = {
  readonly owner: boolean;
  readonly plan: Subscription | null;
  /** The state of a plan for one state. */
  readonly planState: string | null;
  readonly projectsLeft: number;
  readonly now: Instant;
};

export type OverageVerdict =
  | { readonly allowed: true; readonly price: Cents }
  | {
      readonly allowed: false;
      readonly why: 'no-plan' | 'not-payer' | 'not-sold' | 'state-not-covered' | 'projects-left';
    };

/** Whether a project beyond the number of the plan is sold to its buyer. */
// PLAN-7 PLAN-8
// D PLAN-7.5: to whoever pays the plan, where the plan names a price for it, covers the property, and is used up.
export function overageVerdict(
  { owner, plan, planState, projectsLeft, now }: ReportBuyer,
  state: UsState | null,
): OverageVerdict {
  if (plan === null || plan.isExpired || isPauseActive(plan, now)) return { allowed: false, why: 'no-plan' };
  if (!paysForPlan(plan, { owner })) return { allowed: false, why: 'not-payer' };
  const price = overagePrice(plan);
  if (price === null) return { allowed: false, why: 'not-sold' };
  if (!coversState({ variant: plan.option, state: planState }, state))
    return { allowed: false, why: 'state-not-covered' };
  return projectsLeft > 0 ? { allowed: false, why: 'projects-left' } : { allowed: true, price };
}

/** What a single report costs its buyer: the list price for whoever is sold no project beyond a plan. */
export function reportPrice(list: Cents, buyer: ReportBuyer, state: UsState | null): Cents {
  const verdict = overageVerdict(buyer, state);
  return verdict.allowed ? Math.min(list, verdict.price) : list;
}
