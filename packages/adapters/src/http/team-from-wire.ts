import type { Team as TeamOnWire } from '@ridgeline/contract';
import type { Team } from '@ridgeline/core/teams';
import { usageCountsFrom } from './subscription-from-wire.ts';

// ENT-2
export function teamFrom({ admin_id, logo_url, limits, counts, seats, ...same }: TeamOnWire): Team {
  const plan = limits.plan_config;
  return {
    ...same,
    adminId: admin_id,
    logoUrl: logo_url,
    limits: { planConfig: plan && { type: plan.type, maxBucketSize: plan.max_bucket_size } },
    counts: usageCountsFrom(counts),
    seats,
  };
}
