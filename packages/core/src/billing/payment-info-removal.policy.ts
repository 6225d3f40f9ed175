import { isPaidPlan } from '../plans/plan-status.policy.ts';
import type { Subscription } from '../plans/subscription.ts';

export type PaymentInfoRemovalRefusal = 'plan-needs-card';
export type PaymentInfoRemovalVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly why: PaymentInfoRemovalRefusal };

type PaidFrom = Pick<Subscription, 'type' | 'isExpired' | 'archivedDate'>;

// PLAN-9
// D PLAN-9.5: a plan that renews requires a card; remove the plan first, then the card.
export function paymentInfoRemovalVerdict(plan: PaidFrom | null): PaymentInfoRemovalVerdict {
  const goesOn = plan !== null && isPaidPlan(plan) && !plan.isExpired && plan.archivedDate === null;
  return goesOn ? { allowed: false, why: 'plan-needs-card' } : { allowed: true };
}
