import {
  type ExpiredNewProjectModal,
  isPaidPlan,
  isPlanExpired,
  pauseOptions,
  planAt,
  type Subscription,
} from '@ridgeline/core/plans';
import type { Instant } from '@ridgeline/core/shared';
import { plansKept } from '../../db/kept-plans.ts';
import { instantOf } from '../../db/instant.ts';

/** A subscription as the statements return it: JSON with moments in milliseconds, named as in core. */
export type SubscriptionRow = Omit<
  Subscription,
  'billable' | 'pauseOptions' | 'ui' | 'details' | 'limits'
> & {
  readonly id: string;
  readonly ofTeam: boolean;
  /** A change that was decided on this revision is made on no other. */
  readonly revision: number;
  /** The current time for this plan. */
  readonly now: Instant;
  readonly state: string | null;
  readonly freePeriodMs: number | null;
  readonly quickViews: number;
  readonly endDate: Instant | null;
  readonly allowIntegrationAccess: boolean;
  readonly allowTeamAccess: boolean;
  readonly ui: UiRow;
  readonly billingCycleAnchor: Instant | null;
  readonly currentPeriodEnd: Instant | null;
  readonly testClockAt: Instant | null;
};

/** A product's `ui` as it is stored, in the wire format. */
export type UiRow = {
  readonly color: string | null;
  readonly hide_price: boolean;
  readonly show_modals_before_address_collection: boolean;
  readonly can_pause_subscription: boolean;
  readonly upgrade_plan_modal: { readonly bullet_points: { readonly text: string; readonly icon: string }[] };
  readonly overage_cost: number | null;
  readonly expired_new_project_modal: ExpiredNewProjectModal | null;
};

/** A row of subscriptions as `SubscriptionRow`. */
export const subscriptionJson = (subscription: string) => `(select json_build_object(
    'id', ${subscription}.id, 'ofTeam', ${subscription}.team_id is not null, 'revision', ${subscription}.revision,
    'now', ${instantOf(`coalesce(${subscription}.test_clock_at, now())`)},
    'type', plan.subscription_type, 'sku', plan.sku, 'orderDisplayTitle', plan.order_display_title,
    'title', product.title, 'option', ${subscription}.variant, 'state', ${subscription}.state,
    'billingPeriod', ${subscription}.billing_period,
    'price', json_build_object('monthly', ${subscription}.price_monthly, 'annual', ${subscription}.price_annual),
    'isExpired', ${subscription}.is_expired, 'archivedDate', ${instantOf(`${subscription}.archived_at`)},
    'startTime', ${instantOf(`${subscription}.started_at`)}, 'endDate', ${instantOf(`${subscription}.ends_at`)},
    'purchaseProvider', ${subscription}.purchase_provider, 'platform', ${subscription}.platform,
    'pausedAt', ${instantOf(`${subscription}.paused_at`)}, 'pauseActiveAt', ${instantOf(`${subscription}.pause_active_at`)},
    'resumesAt', ${instantOf(`${subscription}.resumes_at`)}, 'freePeriodMs', plan.free_period_ms,
    'quickViews', plan.quick_views, 'allowIntegrationAccess', plan.allow_integration_access,
    'allowTeamAccess', plan.allow_team_access, 'ui', plan.ui,
    'billingCycleAnchor', ${instantOf(`${subscription}.billing_cycle_anchor`)},
    'currentPeriodEnd', ${instantOf(`${subscription}.current_period_end`)},
    'testClockAt', ${instantOf(`${subscription}.test_clock_at`)})
  from plans plan join products product on product.sku = plan.sku where plan.sku = ${subscription}.sku)`;

/** The subscriptions of a person, their team's first, as a JSON list. */
export const subscriptionsJson = (person: string, team: string) => `(select
    coalesce(json_agg(${subscriptionJson('kept')} order by kept.team_id is null), '[]')
  from ${plansKept(person, team)} kept)`;

/** The plan, evaluated at its own time. */
export function subscriptionOf(row: SubscriptionRow, signedUpAt: Instant | null): Subscription {
  const { now, ui } = row;
  const plan = planAt(
    {
      type: row.type,
      sku: row.sku,
      orderDisplayTitle: row.orderDisplayTitle,
      title: row.title,
      option: row.option,
      billingPeriod: row.billingPeriod,
      price: row.price,
      billable: false,
      isExpired: row.isExpired,
      archivedDate: row.archivedDate,
      startTime: row.startTime,
      purchaseProvider: row.purchaseProvider,
      platform: row.platform,
      pausedAt: row.pausedAt,
      pauseActiveAt: row.pauseActiveAt,
      resumesAt: row.resumesAt,
      limits: {
        free: { period: { ms: row.freePeriodMs } },
        monthly: { codeReports: { quantity: row.quickViews } },
        endDate: row.endDate,
        allowIntegrationAccess: row.allowIntegrationAccess,
        allowTeamAccess: row.allowTeamAccess,
      },
      ui: {
        color: ui.color,
        hidePrice: ui.hide_price,
        showModalsBeforeAddressCollection: ui.show_modals_before_address_collection,
        canPauseSubscription: ui.can_pause_subscription,
        upgradePlanModal: { bulletPoints: ui.upgrade_plan_modal.bullet_points },
        overageCost: ui.overage_cost,
        expiredNewProjectModal: ui.expired_new_project_modal,
      },
      details: detailsOf(row),
      pauseOptions: [],
    },
    now,
  );
  const isExpired = isPlanExpired(plan, { signedUpAt, now });
  const canPause = ui.can_pause_subscription && plan.billingPeriod === 'monthly';
  return {
    ...plan,
    isExpired,
    billable: isPaidPlan(plan) && !isExpired,
    pauseOptions: canPause ? pauseOptions(plan, now) : [],
  };
}

function detailsOf({
  billingCycleAnchor,
  currentPeriodEnd,
  testClockAt,
}: SubscriptionRow): Subscription['details'] {
  if (billingCycleAnchor === null && currentPeriodEnd === null && testClockAt === null) return null;
  const testClockDetails = testClockAt === null ? null : { frozenTime: testClockAt };
  return { billingCycleAnchor, currentPeriodEnd, testClockDetails };
}
