import { createHash } from 'node:crypto';
import type { CouponUses, OrderWish, Product, SavedCards, TaxRate } from '@ridgeline/core/billing';
import type { Locale } from '@ridgeline/core/shared';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { pairsOf, type JsonRowOf } from '../../db/columns-of.ts';
import { instantOf } from '../../db/instant.ts';
import { type BoughtTerms, coupons, orders } from '../../db/schema/payments.ts';
import { couponTaken } from './coupon-uses.ts';
import { savedCardsJson } from '../billing/cards.repository.ts';
import { needsState, taxRateOf } from '../billing/tax-rate.ts';
import { planInForce } from '../plans/plan-in-force.ts';
import { subscriptionsJson, type SubscriptionRow } from '../plans/subscription-row.ts';
import { PRODUCT_COLUMNS } from '../products/products.repository.ts';
import { languageOfPerson } from '../sync/language-of-person.ts';
import { openRivalJson, type RivalOrder } from './rival-order.repository.ts';

const OF_ORDER = [
  'id',
  'kind',
  'sku',
  'reportType',
  'amount',
  'tax',
  'standing',
  'declineReason',
  'card',
  'paymentId',
  'secret',
  'holder',
  'paidAt',
  'beginsAt',
  'worth',
  'bought',
] as const;

export type OrderRow = JsonRowOf<typeof orders, (typeof OF_ORDER)[number]> & {
  /** Whether the stored order has the same content, and is not a different one with the same key. */
  readonly isSame: boolean;
};

export type OrderKind = OrderRow['kind'];

/**
 * Whether a plan would belong to the person or team it was ordered for: its buyer may have handed their team over
 * since, or been handed one.
 */
// D PLAN-9.26
export const isStillFor = ({ holder }: Pick<OrderRow, 'holder'>, { turn }: Pick<OrderFacts, 'turn'>) =>
  holder === null || holder === turn.holder;

/** Whether the order charges nothing yet: its plan begins later, with an order of its own. */
export const isForLater = ({ kind, worth }: Pick<OrderRow, 'kind' | 'worth'>) =>
  kind === 'plan' && worth === null;

const OF_COUPON = [
  'id',
  'percentHundredths',
  'amountOff',
  'uses',
  'maxUses',
  'maxUsesOfHolder',
  'duration',
  'months',
] as const;

export type CouponRow = JsonRowOf<typeof coupons, (typeof OF_COUPON)[number]> & CouponUses;

/** Everything that decides an order, read in one statement. */
export type OrderFacts = {
  readonly now: number;
  readonly email: string;
  /** In which the caller reads. */
  readonly language: Locale;
  readonly signedUpAt: number;
  readonly inTeam: boolean;
  readonly ownsTeam: boolean;
  readonly customer: string | null;
  readonly saved: SavedCards;
  readonly subscriptions: readonly SubscriptionRow[];
  readonly product: SoldProduct | null;
  /** Quick views left of the plan in force. */
  readonly projectsLeft: number;
  /** The members of the caller's own team. */
  readonly members: number;
  readonly coupon: CouponRow | null;
  /** Null until the state of the buyer is known. */
  readonly taxRate: TaxRate | null;
  readonly order: OrderRow | null;
  /** The plans that were ordered for the end of a trial of the caller's, or of their own team's. */
  readonly planned: readonly PlannedUse[];
  /** The sequence number of the next plan purchase, and another open order with that number. */
  readonly turn: PlanTurn;
  readonly rival: RivalOrder | null;
};

/** A planned plan, and the use of a coupon that its order has. */
export type PlannedUse = {
  readonly subscriptionId: string;
  readonly orderId: string;
  readonly couponId: string | null;
};

export type SoldProduct = Product & {
  /** The most members of a team on this plan; null if there is no limit. */
  readonly seats: number | null;
};

/** The person or team that gets the plan, and the sequence number of their plan purchase: at most one open or paid order each. */
export type PlanTurn = { readonly holder: string; readonly number: number };

const orderJson = (order: string, hash: string) =>
  `json_build_object(${pairsOf(orders, order, OF_ORDER)}, 'isSame', ${order}.request_hash = ${hash})`;

const ORDER_FACTS = callerStatement(
  'order-facts',
  `select ${instantOf('now()')} as now, caller.email::text as email, ${languageOfPerson('caller.id')} as language,
     ${instantOf('caller.signed_up_at')} as "signedUpAt",
     caller.team_id is not null as "inTeam", caller.owns_team as "ownsTeam",
     (select known.provider_id from payment_customers known where known.person_id = caller.id) as customer,
     ${savedCardsJson('caller')} as saved, ${subscriptionsJson('caller.id', 'caller.team_id')} as subscriptions,
     (select row_to_json(sold) from (select ${PRODUCT_COLUMNS},
         (select plan.seats from plans plan where plan.sku = product.sku) as seats
       from products product where product.sku = $2 and product.on_sale) sold) as product,
     (select greatest(plan.quick_views - plan.used_quick_views, 0)
       from lateral (${planInForce('caller.id', 'caller.team_id', 'caller.signed_up_at')}) plan) as "projectsLeft",
     (select count(*)::int from team_members member where member.team_id = caller.team_id and caller.owns_team) as members,
     (select json_build_object(${pairsOf(coupons, 'coupon', OF_COUPON)}, 'usesOfHolder',
         coalesce((select max(held.uses) from coupon_uses held
           where held.coupon_id = coupon.id and held.holder in (caller.id, holder.id)), 0))
       from coupons coupon where coupon.id = $3) as coupon,
     case when not ${needsState('caller.id', '$6::text')} then ${taxRateOf('caller.id', '$6::text')} end as "taxRate",
     (select ${orderJson('placed', '$5::bytea')} from orders placed
       where placed.person_id = caller.id and placed.key = $4) as "order",
     (select coalesce(json_agg(json_build_object('subscriptionId', planned.subscription_id, 'orderId', first.id,
         'couponId', first.coupon_id)), '[]')
       from planned_plans planned join subscriptions trial on trial.id = planned.subscription_id
         join orders first on first.id = planned.order_id
       where trial.person_id = caller.id or (trial.team_id = caller.team_id and caller.owns_team)) as planned,
     json_build_object('holder', holder.id, 'number', next.turn) as turn,
     ${openRivalJson({ holder: 'holder.id', turn: 'next.turn', person: 'caller.id', key: '$4' })} as rival
   from (select case when caller.owns_team then caller.team_id else caller.id end as id) holder
   cross join lateral (select coalesce(max(bought.turn) + 1, 0) as turn from orders bought
     where bought.holder = holder.id and bought.standing = 'paid') next`,
);

/** What identifies an order: its product, its coupon, and its key. */
export type Named = {
  readonly sku: string | null;
  readonly couponCode: string | null;
  /** The state that it is for, if it is for one. */
  readonly state: string | null;
  readonly key: string | null;
  /** The whole content, for the digest. */
  readonly said: unknown;
};

export async function orderFactsFor(
  db: CallerDb,
  { sku, couponCode, state, key, said }: Named,
): Promise<OrderFacts> {
  const [facts] = await db.rows<OrderFacts>(ORDER_FACTS, [sku, couponCode, key, hashOf(said), state]);
  if (!facts) throw new Error('a caller without a row was let through');
  return facts;
}

const CLAIM = callerChange(
  'claim',
  {
    // D PLAN-10.4: has_seat locks the team, so that who joins it sees the order, or is counted here.
    // Who takes the planned plan back, or orders another in its place, waits here or is waited for: one of the two finds the row
    // as the other has left it.
    planned: `select planned.order_id from planned_plans planned, caller where planned.order_id = $20::uuid for update of planned`,
    claimed: `insert into orders (person_id, key, request_hash, kind, sku, report_type, amount, holder, turn, worth,
        begins_at, coupon_id, wish, bought, credited_id, credited_from, takes_over,
        tax, credit_left)
      select caller.id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::jsonb, $14::jsonb, $15::uuid, $16::timestamptz,
        $17::uuid, $18, $19
      from caller where ($20::uuid is null or exists (select from planned)) and ($21::int is null or has_seat($8::uuid, $21::int + 1))
      on conflict do nothing returning *`,
    charging: `update planned_plans set is_charging = true from claimed where planned_plans.order_id = $20::uuid
      returning planned_plans.order_id`,
    counted: 'select claimed.* from claimed where claimed.takes_over is null',
    ...couponTaken('counted'),
  },
  `select ${orderJson('claimed', '$3::bytea')} as "order" from claimed`,
);

export type NewOrder = Pick<OrderRow, 'kind' | 'sku' | 'reportType' | 'amount' | 'tax'> &
  Pick<Named, 'said'> & {
    readonly key: string;
    /** What the first period of a plan is worth; null unless a plan is ordered. */
    readonly worth: number | null;
    /** When a plan begins that is charged later, or that was planned before. */
    readonly beginsAt: number | null;
    /** The coupon that the order uses up. */
    readonly couponId: string | null;
    /** The order of a planned plan whose use of this coupon becomes that of this order. */
    readonly takesOver: string | null;
    /** The order of the planned plan that this one begins: it is claimed only while that plan is planned. */
    readonly begins: string | null;
    /** The most members of a team on the plan that is bought; null if that is not to be looked at. */
    readonly seats: number | null;
    /** What was sold; null for a hold. */
    readonly bought: BoughtTerms | null;
    /** The plan whose credit pays a part of the order, and its paid period, whose unused time does. */
    readonly credited: { readonly id: string; readonly from: number | null } | null;
    /** What is left of these. */
    readonly creditLeft: number;
    /** Null for a hold. */
    readonly wish: OrderWish | null;
    /** Null unless a plan is ordered. */
    readonly turn: PlanTurn | null;
  };

/** Undefined if the key, or the sequence number, was claimed in the meantime, or what it begins is not planned any more, or the team has too many members. */
export async function claimOrder(
  db: CallerDb,
  {
    key,
    said,
    kind,
    sku,
    reportType,
    amount,
    tax,
    turn,
    worth,
    beginsAt,
    couponId,
    takesOver,
    begins,
    seats,
    wish,
    bought,
    credited,
    creditLeft,
  }: NewOrder,
): Promise<OrderRow | undefined> {
  const values = [
    key,
    hashOf(said),
    kind,
    sku,
    reportType,
    amount,
    turn?.holder ?? null,
    turn?.number ?? null,
    worth,
    beginsAt === null ? null : new Date(beginsAt),
    couponId,
    wish && JSON.stringify(wish),
    bought && JSON.stringify(bought),
    credited && credited.id,
    credited?.from ? new Date(credited.from) : null,
    takesOver,
    tax,
    creditLeft,
    begins,
    seats,
  ];
  const [claimed] = await db.rows<{ readonly order: OrderRow }>(CLAIM, values);
  return claimed?.order;
}

function hashOf(said: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(said)).digest();
}
