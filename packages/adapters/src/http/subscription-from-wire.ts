import type {
  PauseOption as PauseOptionOnWire,
  PlanLimits as PlanLimitsOnWire,
  Subscription as SubscriptionOnWire,
  UsageCounts as UsageCountsOnWire,
} from '@ridgeline/contract';
import type { PauseOption, PlanLimits, Subscription, UsageCounts } from '@ridgeline/core/plans';
import { SECOND } from '@ridgeline/core/shared';

// ENT-3
export function subscriptionFrom(plan: SubscriptionOnWire): Subscription {
  return {
    type: plan.type,
    sku: plan.sku,
    orderDisplayTitle: plan.orderDisplayTitle,
    title: plan.title,
    titleEs: plan.title_es,
    option: plan.option,
    billingPeriod: plan.billingPeriod,
    price: plan.price,
    billable: plan.billable,
    isExpired: plan.is_expired,
    archivedDate: instantFrom(plan.archivedDate),
    startTime: instantFrom(plan.start_time),
    purchaseProvider: plan.purchase_provider,
    platform: plan.platform,
    pausedAt: instantFrom(plan.paused_at),
    pauseActiveAt: instantFrom(plan.pause_active_at),
    resumesAt: instantFrom(plan.resumes_at),
    limits: planLimitsFrom(plan.limits),
    ui: {
      color: plan.ui.color,
      hidePrice: plan.ui.hide_price,
      showModalsBeforeAddressCollection: plan.ui.show_modals_before_address_collection,
      canPauseSubscription: plan.ui.can_pause_subscription,
      upgradePlanModal: {
        bulletPoints: plan.ui.upgrade_plan_modal.bullet_points.map(
          ({ text, text_es: textEs = null, icon }) => ({ text, textEs, icon }),
        ),
      },
      overageCost: plan.ui.overage_cost,
      expiredNewProjectModal: plan.ui.expired_new_project_modal,
    },
    details: plan.details && {
      billingCycleAnchor: instantOf(plan.details.billing_cycle_anchor),
      currentPeriodEnd: instantOf(plan.details.current_period_end),
      testClockDetails: plan.details.test_clock_details && {
        frozenTime: Math.round(plan.details.test_clock_details.frozen_time * SECOND),
      },
    },
    needsPayer: plan.needs_payer,
    credit: plan.credit,
    pauseOptions: plan.pause_options.map(pauseOptionFrom),
  };
}

export function pauseOptionFrom({ duration, resumes_at }: PauseOptionOnWire): PauseOption {
  return { duration, resumesAt: Date.parse(resumes_at) };
}

export function planLimitsFrom(limits: PlanLimitsOnWire): PlanLimits {
  return {
    free: limits.free,
    monthly: { codeReports: limits.monthly.code_reports },
    endDate: instantFrom(limits.end_date),
    allowIntegrationAccess: limits.allow_integration_access,
    allowTeamAccess: limits.allow_team_access,
  };
}

export function usageCountsFrom({ lifetime, monthly, free }: UsageCountsOnWire): UsageCounts {
  return { lifetime: countFrom(lifetime), monthly: countFrom(monthly), free: countFrom(free) };
}

function countFrom({ code_reports, cycle_reset }: UsageCountsOnWire['lifetime']) {
  return { codeReports: code_reports, cycleReset: instantFrom(cycle_reset) };
}

function instantFrom(moment: string | null): number | null {
  return moment === null ? null : Date.parse(moment);
}

/** Converts the payment provider's timestamp in seconds. */
function instantOf(seconds: number | null): number | null {
  return seconds === null ? null : Math.round(seconds * SECOND);
}
