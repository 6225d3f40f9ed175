import type { Instant } from '../shared/instant.ts';

/** Usage, counted three ways; PLAN-4 decides which one applies. */
export type UsageCounts = {
  readonly lifetime: UsageCount;
  readonly monthly: UsageCount;
  readonly free: UsageCount;
};

export type UsageCount = { readonly codeReports: number; readonly cycleReset: Instant | null };

/** How a team's plan counts; a `bucket` has a fixed size. */
export type TeamPlanConfig = { readonly type: string; readonly maxBucketSize: number | null };
