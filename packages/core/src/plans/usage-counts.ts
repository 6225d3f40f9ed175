import type { Instant } from '../shared/instant.ts';

/** What was used, counted three ways; which of them holds is PLAN-4. */
export type UsageCounts = {
  readonly lifetime: UsageCount;
  readonly monthly: UsageCount;
  readonly free: UsageCount;
};

export type UsageCount = { readonly codeReports: number; readonly cycleReset: Instant | null };

/** How a team's plan counts; a `bucket` is one size for its whole life. */
export type TeamPlanConfig = { readonly type: string; readonly maxBucketSize: number | null };
