export type AllowanceRefusal = 'plan-expired' | 'plan-paused' | 'allowance-used-up';

type PlanFacts = { readonly expired: boolean; readonly pauseActive: boolean };

/** PLAN-3 PAUSE-2: why a plan that grants nothing more does not. */
export function refusalToSpend({ expired, pauseActive }: PlanFacts): AllowanceRefusal {
  if (expired) return 'plan-expired';
  return pauseActive ? 'plan-paused' : 'allowance-used-up';
}

/** PLAN-3 PAUSE-2: why no more of an allowance may be used; null if some of it may. */
export function allowanceRefusal(available: number, plan: PlanFacts): AllowanceRefusal | null {
  return available > 0 && !plan.expired && !plan.pauseActive ? null : refusalToSpend(plan);
}
