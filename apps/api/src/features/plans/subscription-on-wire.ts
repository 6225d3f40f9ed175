import type {
  PauseOption as PauseOptionOnWire,
  PlanLimits,
  Subscription as SubscriptionOnWire,
  UsageCounts,
} from '@ridgeline/contract';
import type { PauseOption, Subscription } from '@ridgeline/core/plans';
import { type Instant, SECOND } from '@ridgeline/core/shared';
import { subscriptionOf, type SubscriptionRow } from './subscription-row.ts';

// ENT-3
export function subscriptionOnWire(row: SubscriptionRow, signedUpAt: Instant | null): SubscriptionOnWire {
  const plan = subscriptionOf(row, signedUpAt);
  return {
    type: plan.type,
    sku: plan.sku,
    orderDisplayTitle: plan.orderDisplayTitle,
    title: plan.title,
    title_es: plan.titleEs,
    option: plan.option,
    billingPeriod: plan.billingPeriod,
    price: { ...plan.price },
    billable: plan.billable,
    is_expired: plan.isExpired,
    archivedDate: onWire(plan.archivedDate),
    start_time: onWire(plan.startTime),
    purchase_provider: plan.purchaseProvider,
    platform: plan.platform,
    paused_at: onWire(plan.pausedAt),
    pause_active_at: onWire(plan.pauseActiveAt),
    resumes_at: onWire(plan.resumesAt),
    limits: limitsOnWire(plan),
    ui: row.ui,
    details: plan.details && {
      billing_cycle_anchor: seconds(plan.details.billingCycleAnchor),
      current_period_end: seconds(plan.details.currentPeriodEnd),
      test_clock_details: plan.details.testClockDetails && {
        frozen_time: plan.details.testClockDetails.frozenTime / SECOND,
      },
    },
    needs_payer: plan.needsPayer,
    credit: plan.credit,
    pause_options: plan.pauseOptions.map(pauseOptionOnWire),
  };
}

export function pauseOptionOnWire({ duration, resumesAt }: PauseOption): PauseOptionOnWire {
  return { duration, resumes_at: new Date(resumesAt).toISOString() };
}

function limitsOnWire({ limits }: Subscription): PlanLimits {
  return {
    free: limits.free,
    monthly: { code_reports: { quantity: limits.monthly.codeReports.quantity } },
    end_date: onWire(limits.endDate),
    allow_integration_access: limits.allowIntegrationAccess,
    allow_team_access: limits.allowTeamAccess,
  };
}

/** A person's usage, by each way of counting. */
export type CountsRow = {
  readonly lifetime: number;
  readonly monthly: number;
  readonly monthlyReset: Instant;
  readonly free: number;
};

export function countsOnWire({ lifetime, monthly, monthlyReset, free }: CountsRow): UsageCounts {
  return {
    lifetime: { code_reports: lifetime, cycle_reset: null },
    monthly: { code_reports: monthly, cycle_reset: onWire(monthlyReset) },
    free: { code_reports: free, cycle_reset: null },
  };
}

function onWire(moment: Instant | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}

function seconds(moment: Instant | null): number | null {
  return moment === null ? null : moment / SECOND;
}
