import type { Subscription } from './subscription.ts';
import { isTrialExpired, type TrialFacts, type TrialPlan } from './trial.policy.ts';

export type PlanStatus = Pick<Subscription, 'type' | 'isExpired'> & TrialPlan;

export function isPaidPlan({ type }: Pick<Subscription, 'type'>): boolean {
  return type === 'paid' || type === 'paid-team-plan';
}

// HDR-2 HDR-4
// D PLAN-3.1: a plan is expired when the server says so, or when it is a trial with no days left.
export function isPlanExpired(plan: PlanStatus, facts: TrialFacts): boolean {
  return plan.isExpired || (plan.type === 'trial-plan' && isTrialExpired(plan, facts));
}

// HDR-4
export function isOnTrial(plan: PlanStatus, facts: TrialFacts): boolean {
  return plan.type === 'trial-plan' && !isPlanExpired(plan, facts);
}

// D PLAN-7.3: the payer is the owner of a paid plan; everyone else is a non-payer.
export function paysForPlan(
  plan: Pick<Subscription, 'type'>,
  { owner }: { readonly owner: boolean },
): boolean {
  return owner && isPaidPlan(plan);
}
