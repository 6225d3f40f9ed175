import {
  type ExpiredNewProjectModal,
  isPaidPlan,
  isPlanExpired,
  pauseOptions,
  planAt,
  type Subscription,
} from '@ridgeline/core/plans';
import type { Instant } from '@ridgeline/core/shared';
import { pairsOf, type JsonRowOf } from '../../db/columns-of.ts';
import { instantOf } from '../../db/instant.ts';
import { plansKept } from '../../db/kept-plans.ts';
import { plans, type products } from '../../db/schema/products.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';

const OF_SUBSCRIPTION = [
  'id',
  // A change that was decided on this revision is made on no other.
  'revision',
  'state',
  'billingPeriod',
  'isExpired',
  'purchaseProvider',
  'platform',
  'pausedAt',
  'pauseActiveAt',
  'resumesAt',
  'billingCycleAnchor',
  'currentPeriodEnd',
  'paidAmount',
  'paidFrom',
  'paidUntil',
  'credit',
  'couponId',
] as const;

const OF_PLAN = [
  'sku',
  'orderDisplayTitle',
  'freePeriodMs',
  'quickViews',
  'allowIntegrationAccess',
  'allowTeamAccess',
] as const;

type Kept = JsonRowOf<typeof subscriptions, (typeof OF_SUBSCRIPTION)[number]>;
type Renamed = JsonRowOf<
  typeof subscriptions,
  'variant' | 'archivedAt' | 'startedAt' | 'endsAt' | 'priceMonthly' | 'priceAnnual'
>;

/** A subscription as the statements return it: JSON with moments in milliseconds, named as in core. */
export type SubscriptionRow = Kept &
  JsonRowOf<typeof plans, (typeof OF_PLAN)[number]> & {
    readonly ofTeam: boolean;
    /** It is charged by card, and the owner of its team has not agreed to pay for it. */
    readonly needsPayer: boolean;
    /** The current time for this plan. */
    readonly now: Instant;
    /** Its test clock, where those are allowed. */
    readonly testClockAt: Instant | null;
    readonly type: JsonRowOf<typeof plans, 'subscriptionType'>['subscriptionType'];
    readonly title: JsonRowOf<typeof products, 'title'>['title'];
    readonly titleEs: JsonRowOf<typeof products, 'titleEs'>['titleEs'];
    readonly option: Renamed['variant'];
    readonly archivedDate: Renamed['archivedAt'];
    readonly startTime: Renamed['startedAt'];
    readonly endDate: Renamed['endsAt'];
    readonly price: {
      readonly monthly: Renamed['priceMonthly'];
      readonly annual: Renamed['priceAnnual'];
    };
    readonly ui: UiRow;
  };

/** A product's `ui` as it is stored, in the wire format. */
export type UiRow = {
  readonly color: string | null;
  readonly hide_price: boolean;
  readonly show_modals_before_address_collection: boolean;
  readonly can_pause_subscription: boolean;
  readonly upgrade_plan_modal: {
    readonly bullet_points: {
      readonly text: string;
      readonly text_es?: string | null;
      readonly icon: string;
    }[];
  };
  readonly overage_cost: number | null;
  readonly expired_new_project_modal: ExpiredNewProjectModal | null;
};

/**
 * A row of subscriptions as `SubscriptionRow`. Its time is read from the clock: now() is when the transaction began,
 * which may be before a plan that the statement already sees was paid.
 */
export const subscriptionJson = (subscription: string) => `(select json_build_object(
    ${pairsOf(subscriptions, subscription, OF_SUBSCRIPTION)}, ${pairsOf(plans, 'plan', OF_PLAN)},
    'ofTeam', ${subscription}.team_id is not null,
    'needsPayer', ${subscription}.team_id is not null and ${subscription}.paid_until is not null
      and ${subscription}.purchase_provider is not distinct from 'stripe' and ${subscription}.archived_at is null
      and exists (select from teams owned where owned.id = ${subscription}.team_id
        and owned.admin_id is distinct from ${subscription}.payer_id),
    'testClockAt', ${instantOf(`test_clock(${subscription}.test_clock_at)`)},
    'now', ${instantOf(`coalesce(test_clock(${subscription}.test_clock_at), clock_timestamp())`)},
    'type', plan.subscription_type, 'title', product.title, 'titleEs', product.title_es, 'option', ${subscription}.variant,
    'archivedDate', ${instantOf(`${subscription}.archived_at`)},
    'startTime', ${instantOf(`${subscription}.started_at`)}, 'endDate', ${instantOf(`${subscription}.ends_at`)},
    'price', json_build_object('monthly', ${subscription}.price_monthly, 'annual', ${subscription}.price_annual),
    'ui', plan.ui)
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
      titleEs: row.titleEs,
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
        upgradePlanModal: {
          bulletPoints: ui.upgrade_plan_modal.bullet_points.map(({ text, text_es: textEs = null, icon }) => ({
            text,
            textEs,
            icon,
          })),
        },
        overageCost: ui.overage_cost,
        expiredNewProjectModal: ui.expired_new_project_modal,
      },
      details: detailsOf(row),
      needsPayer: row.needsPayer,
      credit: row.credit,
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
