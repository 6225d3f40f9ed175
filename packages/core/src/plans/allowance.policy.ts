import type { Allowance, Allowances } from './allowances.ts';
import { isBucketPlan, usageInUse } from './counts.policy.ts';
import type { Subscription } from './subscription.ts';
import type { TeamPlanConfig, UsageCounts } from './usage-counts.ts';

// PLAN-5: the mocked check of what a calculation may use.
export const CALCULATION_ALLOCATION = { jurisdiction: 10, codeDetail: 2, weather: 1 } as const;

type Use = { readonly allocation: number; readonly used: number };

// PLAN-5
export function freeTierQuickviews(quickviews: Use): number {
  return unused(quickviews);
}

// PLAN-3 PLAN-5
export function leftOfAllocation(use: Use, { expired }: { readonly expired: boolean }): number {
  return expired ? 0 : unused(use);
}

function unused({ allocation, used }: Use): number {
  return Math.max(0, allocation - used);
}

/** PLAN-3: current allowances; an expired plan has none left. */
export function allowancesNow(
  allowances: Allowances,
  { expired }: { readonly expired: boolean },
): Allowances {
  const now = ({ allocation, available: left }: Allowance): Allowance => ({
    allocation,
    available: expired ? 0 : left,
  });
  return {
    quickView: now(allowances.quickView),
    codeDetail: now(allowances.codeDetail),
    weather: now(allowances.weather),
  };
}

export type AllowanceGrant =
  | { readonly granted: true; readonly used: number }
  | { readonly granted: false; readonly why: 'allowance-used-up'; readonly available: number };

/** Takes all of `wanted` from an allocation or none of it, so that grants never exceed the allocation. */
export function grantAllowance(
  allowance: Use & { readonly expired: boolean },
  wanted: number,
): AllowanceGrant {
  const left = leftOfAllocation(allowance, allowance);
  return wanted <= left
    ? { granted: true, used: allowance.used + wanted }
    : { granted: false, why: 'allowance-used-up', available: left };
}

export type QuotaFacts = {
  readonly plan: Pick<Subscription, 'type'> & { readonly limits: Pick<Subscription['limits'], 'monthly'> };
  readonly teamPlan: TeamPlanConfig | null;
};

/** PLAN-4 PLAN-8: the number of projects in the plan: the bucket size, or else the monthly number. */
// D PLAN-4.1: a bucket without a size counts as empty.
export function projectQuota({ plan, teamPlan }: QuotaFacts): number {
  return isBucketPlan(teamPlan) ? (teamPlan.maxBucketSize ?? 0) : plan.limits.monthly.codeReports.quantity;
}

// PLAN-3 PLAN-4
export function projectsLeft(
  facts: QuotaFacts & { readonly counts: UsageCounts; readonly expired: boolean },
): number {
  const { codeReports } = usageInUse(facts.counts, { type: facts.plan.type, teamPlan: facts.teamPlan });
  return leftOfAllocation({ allocation: projectQuota(facts), used: codeReports }, facts);
}
