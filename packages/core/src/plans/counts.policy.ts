import { firstMatch, type Cases } from '../shared/first-match.ts';
import type { SubscriptionType } from './subscription.ts';
import type { TeamPlanConfig, UsageCount, UsageCounts } from './usage-counts.ts';

export type CountFacts = { readonly type: SubscriptionType; readonly teamPlan: TeamPlanConfig | null };
export type CountName = keyof UsageCounts;

// PLAN-4
const CASES: Cases<CountFacts, CountName> = [
  [({ teamPlan }) => isBucketPlan(teamPlan), 'lifetime'],
  [({ type }) => type === 'trial-plan', 'free'],
];

export function countInUse(facts: CountFacts): CountName {
  return firstMatch(CASES, facts, 'monthly');
}

export function usageInUse(counts: UsageCounts, facts: CountFacts): UsageCount {
  return counts[countInUse(facts)];
}

// PLAN-1
export function isBucketPlan(teamPlan: TeamPlanConfig | null): teamPlan is TeamPlanConfig {
  return teamPlan?.type === 'bucket';
}
