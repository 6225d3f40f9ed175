import type { Allowance } from '@ridgeline/contract';
import { leftOfAllocation } from '@ridgeline/core/plans';
import type { PlanInForceRow } from '../plans/plan-in-force.ts';

type Allowances = Readonly<Record<'quick_view' | 'code_detail' | 'weather', Allowance>>;

// ENT-4 PLAN-3
export function allowancesOf(plan: PlanInForceRow): Allowances {
  const { expired } = plan;
  const allowance = (allocation: number, used: number): Allowance => ({
    allocation,
    available: leftOfAllocation({ allocation, used }, { expired }),
  });
  return {
    quick_view: allowance(plan.quickViews, plan.usedQuickViews),
    code_detail: allowance(plan.codeDetails, plan.usedCodeDetails),
    weather: allowance(plan.weather, plan.usedWeather),
  };
}
