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
  readonly now: Instant;
};

/** What a single report costs its buyer. */
// PLAN-7 PLAN-8
// D PLAN-7.5: a project beyond the number of a plan is a single report at the plan's price for it, for whoever pays the plan, where
// the plan covers the property; whoever is on no such plan pays the list price.
export function reportPrice(
  list: Cents,
  { owner, plan, planState, now }: ReportBuyer,
  state: UsState | null,
): Cents {
  if (plan === null || plan.isExpired || isPauseActive(plan, now) || !paysForPlan(plan, { owner }))
    return list;
  const covered = coversState({ variant: plan.option, state: planState }, state);
  return Math.min(list, (covered ? overagePrice(plan) : null) ?? list);
}
