import type { BilledSubscription, Cents, DueCharge, SavedCards, TaxRate } from '@ridgeline/core/billing';
import type { Instant, Locale } from '@ridgeline/core/shared';
import { pairsOf, type JsonRowOf } from '../../db/columns-of.ts';
import type { Db, Statement } from '../../db/database.ts';
import { instantOf } from '../../db/instant.ts';
import { coupons } from '../../db/schema/payments.ts';
import { plannedPlans, subscriptions } from '../../db/schema/subscriptions.ts';
import { savedCardsJson } from '../billing/cards.repository.ts';
import { taxRateOf } from '../billing/tax-rate.ts';
import { languageOfPerson } from '../sync/language-of-person.ts';

const OF_SUBSCRIPTION = [
  'id',
  'revision',
  'billingPeriod',
  'priceMonthly',
  'priceAnnual',
  'billingCycleAnchor',
  'paidUntil',
  'archivedAt',
  'pausedAt',
  'pauseActiveAt',
  'resumesAt',
  'couponId',
  'couponChargesLeft',
  'credit',
  'declines',
  'retryAt',
] as const;
const OF_PLANNED = [
  'orderId',
  'sku',
  'variant',
  'billingPeriod',
  'couponId',
  'beginsAt',
  'declines',
  'retryAt',
] as const;
const OF_COUPON = ['percentHundredths', 'amountOff', 'duration', 'months'] as const;

export type CouponFacts = JsonRowOf<typeof coupons, (typeof OF_COUPON)[number]>;
export type PlannedFacts = JsonRowOf<typeof plannedPlans, (typeof OF_PLANNED)[number]> & {
  readonly coupon: CouponFacts | null;
  /** That of its payer, or else of the state that it was ordered for. */
  readonly taxRate: TaxRate;
};

/** A subscription, and who pays for it: the person, or the owner of the team. */
export type RenewalFacts = JsonRowOf<typeof subscriptions, (typeof OF_SUBSCRIPTION)[number]> & {
  /** By the plan's own clock. */
  readonly now: Instant;
  readonly title: string;
  readonly titleEs: string | null;
  readonly taxRate: TaxRate;
  /** Whether it was bought here, by card. */
  readonly isOurs: boolean;
  readonly coupon: CouponFacts | null;
  readonly planned: PlannedFacts | null;
  readonly payer: {
    readonly id: string;
    readonly email: string;
    /** In which they read. */
    readonly language: Locale;
    /** Whether they agreed to pay for the plan: it is their own, or they bought it or chose a card for it. */
    readonly agrees: boolean;
    readonly customer: string | null;
    readonly saved: SavedCards;
  };
};

const couponJson = (of: string) => `(select json_build_object(${pairsOf(coupons, 'coupon', OF_COUPON)})
    from coupons coupon where coupon.id = ${of}.coupon_id)`;

/** A row of `planned_plans` as `PlannedFacts`. The arguments are SQL: the row, and who pays. */
export const plannedJson = (planned: string, payer: string) =>
  `json_build_object(${pairsOf(plannedPlans, planned, OF_PLANNED)}, 'coupon', ${couponJson(planned)},
    'taxRate', ${taxRateOf(payer, `${planned}.state`)})`;

const FACTS: Statement = {
  name: 'renewals.facts',
  text: `select json_build_object(${pairsOf(subscriptions, 'kept', OF_SUBSCRIPTION)},
      'now', ${instantOf('coalesce(test_clock(kept.test_clock_at), clock_timestamp())')},
      'title', (select product.title from products product where product.sku = kept.sku),
      'titleEs', (select product.title_es from products product where product.sku = kept.sku),
      'taxRate', ${taxRateOf('payer.id', 'kept.state')},
      'isOurs', kept.purchase_provider is not distinct from 'stripe' and not kept.is_expired,
      'coupon', ${couponJson('kept')},
      'planned', (select ${plannedJson('planned', 'payer.id')}
        from planned_plans planned where planned.subscription_id = kept.id),
      'payer', json_build_object('id', payer.id, 'email', payer.email, 'language', ${languageOfPerson('payer.id')},
        'agrees', kept.team_id is null or kept.payer_id is not distinct from payer.id,
        'customer', (select known.provider_id from payment_customers known where known.person_id = payer.id),
        'saved', ${savedCardsJson('payer')})) as facts
    from subscriptions kept
    left join teams team on team.id = kept.team_id
    join people payer on payer.id = coalesce(kept.person_id, team.admin_id)
    where kept.id = $1`,
};

export async function renewalFacts(db: Db, subscriptionId: string): Promise<RenewalFacts | undefined> {
  const [found] = await db.rows<{ readonly facts: RenewalFacts }>(FACTS, [subscriptionId]);
  return found?.facts;
}

/** The subscription as core bills it; null for one that was never paid here. */
export function billed(facts: RenewalFacts): BilledSubscription | null {
  const { isOurs, paidUntil, billingCycleAnchor: anchor, billingPeriod, coupon } = facts;
  const price = billingPeriod === 'annual' ? facts.priceAnnual : facts.priceMonthly;
  if (!isOurs || paidUntil === null || anchor === null || price === null) return null;
  return {
    at: Math.min(paidUntil, facts.now),
    anchor,
    hasBegun: true,
    billingPeriod,
    price,
    coupon: coupon && { off: offOf(coupon), chargesLeft: facts.couponChargesLeft },
    credit: facts.credit,
    taxRate: facts.taxRate,
    paidUntil,
    archivedDate: facts.archivedAt,
    pausedAt: facts.pausedAt,
    pauseActiveAt: facts.pauseActiveAt,
    resumesAt: facts.resumesAt,
    declines: facts.declines,
    retryAt: facts.retryAt,
    ended: null,
  };
}

function offOf({ percentHundredths, amountOff }: CouponFacts) {
  return percentHundredths === null
    ? { is: 'amount' as const, cents: amountOff ?? 0 }
    : { is: 'percent' as const, hundredths: percentHundredths };
}

/** A plan that begins when its trial ends, as core bills it. */
export function billedPlan(
  { billingPeriod, beginsAt, coupon, taxRate, declines, retryAt }: PlannedFacts,
  price: Cents,
): BilledSubscription {
  return {
    at: beginsAt,
    anchor: beginsAt,
    hasBegun: false,
    billingPeriod,
    price,
    coupon: coupon && { off: offOf(coupon), chargesLeft: null },
    credit: 0,
    taxRate,
    paidUntil: beginsAt,
    archivedDate: null,
    pausedAt: null,
    pauseActiveAt: null,
    resumesAt: null,
    declines,
    retryAt,
    ended: null,
  };
}

const FAILURES: Statement = {
  name: 'renewals.failures',
  text: `select count(*) filter (where kind = 'failed-payment')::int as failures, coalesce(bool_or(kind = 'paid'), false) as "isPaid",
      (select json_build_object('amount', first.amount, 'tax', first.tax) from billing_events first
        where first.bill_id = $1 and first.kind = 'billed') as billed
    from billing_events where bill_id = $1`,
};

export type BillState = {
  readonly failures: number;
  readonly isPaid: boolean;
  /** Null before the first attempt to charge it. */
  readonly billed: Pick<DueCharge, 'amount' | 'tax'> | null;
};

export async function billState(db: Db, billId: string): Promise<BillState> {
  const [state] = await db.rows<BillState>(FAILURES, [billId]);
  return state ?? { failures: 0, isPaid: false, billed: null };
}

/** Plans for which a charge may be due, as SQL: core decides each. */
export const DUE_PLANS = `select kept.id from subscriptions kept
    cross join lateral (select coalesce(test_clock(kept.test_clock_at), now()) as at) clock
  where kept.paid_until <= clock.at and coalesce(kept.retry_at, kept.paid_until) <= clock.at
    and kept.purchase_provider = 'stripe' and not kept.is_expired and kept.archived_at is null
    and not coalesce(kept.pause_active_at <= kept.paid_until and kept.resumes_at > clock.at, false)
  union
  select planned.subscription_id from planned_plans planned join subscriptions kept on kept.id = planned.subscription_id
  where coalesce(planned.retry_at, planned.begins_at) <= coalesce(test_clock(kept.test_clock_at), now())`;
