import type { DeclineReason, PlanVariant } from '@ridgeline/core/billing';
import type { BillingPeriod, PauseDates } from '@ridgeline/core/plans';
import type { ProfileCard } from '@ridgeline/core/profile';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, type CallerStatement } from '../../db/caller-statement.ts';
import { CALLERS_TIME } from '../../db/kept-plans.ts';
import { instantOf } from '../../db/instant.ts';
import { leavesJob } from '../../jobs/queues.ts';
import { CARD_STEPS } from '../billing/cards.repository.ts';
import { planInForce } from '../plans/plan-in-force.ts';
import { NOTICE_OF_VOIDED, voidsPlanBills } from '../plans/plan-bills.ts';
import { subscriptionJson, type SubscriptionRow } from '../plans/subscription-row.ts';
import { USAGE_GOES_ALONG } from '../plans/usage-goes-along.ts';
import { couponGivenBack } from './coupon-uses.ts';
import { isForLater, type OrderKind, type OrderRow } from './order-facts.repository.ts';

/** The steps after `settled` read its row: they run once, however often an order is settled. */
const PAID = {
  // Waits for a change of the owner that is under way, and lets none begin before the plan is stored.
  // D PLAN-9.26
  owned: `select team.id from teams team, caller where team.id = caller.team_id and team.admin_id = caller.id for share of team`,
  settled: `update orders set standing = 'paid', paid_at = now(), payment_id = $3, secret = null,
      card = coalesce($4::jsonb, orders.card), hold = case when orders.kind in ('report', 'hold') and $3::text is not null then 'held' end
    from caller
    where orders.id = $2::uuid and orders.person_id = caller.id and orders.standing in ('pending', 'waiting')
      and (orders.holder is null or orders.holder = coalesce((select owned.id from owned), caller.id))
    returning orders.*`,
  ...CARD_STEPS('$5', '(select settled.card from settled)'),
  billed: `insert into billing_events (id, person_id, bill_id, at, kind, title, title_es, amount, tax)
    select settled.id || ' billed', settled.person_id, settled.id, ${CALLERS_TIME}, 'billed', $6, settled.bought ->> 'titleEs',
      settled.amount, settled.tax
    from settled, caller
    where settled.kind <> 'hold' and settled.amount > 0 on conflict do nothing returning id`,
  received: `insert into billing_events (id, person_id, bill_id, at, kind, amount, receipt_url)
    select settled.id || ' paid', settled.person_id, settled.id, ${CALLERS_TIME}, 'paid', settled.amount, $7 from settled, caller
    where settled.kind <> 'hold' and settled.amount > 0 on conflict do nothing returning id`,
};

/**
 * Steps for the order of a planned plan that `trial` has no more: its use of a coupon becomes that of the order which takes it
 * over, or is given back. `trial` is SQL: the subscription.
 */
const plannedUse = (trial: string) => ({
  unused: `select first.* from planned_plans planned join orders first on first.id = planned.order_id, settled
    where planned.subscription_id = ${trial} and first.coupon_id is not null`,
  emptied: 'update orders set coupon_id = null from unused where orders.id = unused.id returning orders.id',
  returned: 'select unused.* from unused, settled where unused.id is distinct from settled.takes_over',
  ...couponGivenBack('returned'),
});

const PAID_AT = `${instantOf('settled.paid_at')} as "paidAt"`;

const TERMS = ['sku', 'variant', 'state', 'billing_period', 'price_monthly', 'price_annual', 'platform',
  'purchase_provider', 'billing_cycle_anchor', 'current_period_end', 'coupon_id', 'coupon_charges_left', 'started_at', 'paid_amount', 'paid_from',
  'paid_until', 'credit', 'paused_at', 'pause_active_at', 'resumes_at', 'payer_id'] as const; // prettier-ignore
/** Facts of the previous plan that a new plan clears. */
const CLEARED = ['archived_at', 'ends_at'] as const;

const begin = (
  holder: 'person_id' | 'team_id',
) => `insert into subscriptions as kept (${holder}, test_clock_at, ${TERMS.join(', ')})
  select holder.${holder}, (select old.test_clock_at from subscriptions old where old.id = $19::uuid), settled.sku, $8, $9, $10,
    $11::int, $12::int, 'web', 'stripe', $13::timestamptz, $14::timestamptz, $15, $20::int, now(),
    case when exists (select from credited) then settled.worth else settled.amount - settled.tax end, $13::timestamptz,
    $14::timestamptz, case when exists (select from credited) then settled.credit_left
      else coalesce((select old.credit from subscriptions old where old.id = $19::uuid), 0) end, $16::timestamptz, $17::timestamptz, $18::timestamptz, holder.buyer
  from settled, holder where holder.${holder} is not null
  on conflict (${holder}) do update set is_expired = false, declines = 0, retry_at = null, revision = kept.revision + 1,
    ${TERMS.map((term) => `${term} = excluded.${term}`).join(', ')},
    ${CLEARED.map((fact) => `${fact} = null`).join(', ')}
  returning kept.*`;

/** D PLAN-8.3: a plan that is charged when the trial ends begins then; until it is charged, the trial's rights hold. */
const PLANNED = callerChange(
  'settle-planned',
  {
    ...PAID,
    planned: `insert into planned_plans as planned (subscription_id, order_id, sku, variant, state, billing_period, coupon_id,
        begins_at)
      select $12::uuid, settled.id, settled.sku, $8, $9, $10, $11, settled.begins_at from settled
      on conflict (subscription_id) do update set order_id = excluded.order_id, sku = excluded.sku,
        variant = excluded.variant, state = excluded.state, billing_period = excluded.billing_period,
        coupon_id = excluded.coupon_id, begins_at = excluded.begins_at, declines = 0, retry_at = null, is_charging = false
      returning planned.order_id`,
    ...plannedUse('$12::uuid'),
  },
  `select ${PAID_AT}, (select ${subscriptionJson('trial')} from subscriptions trial where trial.id = $12::uuid) as plan
   from settled`,
);

/** The plan becomes the team's if its owner buys it; a person without a team who buys a team plan gets a team. */
const PAID_PLAN = callerChange(
  'settle-plan',
  {
    ...PAID,
    made: `insert into teams (name, admin_id)
      select left(coalesce(nullif(btrim(regexp_replace(caller.company, '[[:cntrl:]\u2028\u2029]+', ' ', 'g')), ''),
        nullif(btrim(caller.given_name || ' ' || caller.family_name), ''), caller.email::text), 100), caller.id
      from caller, settled, plans plan
      where plan.sku = settled.sku and plan.subscription_type = 'paid-team-plan' and caller.team_id is null
      returning id, admin_id`,
    joined: `insert into team_members (team_id, person_id, role) select made.id, made.admin_id, 'admin' from made
      returning team_id`,
    holder: `select mine.team_id, case when mine.team_id is null then mine.id end as person_id, mine.id as buyer
      from (select caller.id,
        case when caller.owns_team then caller.team_id else (select made.id from made) end as team_id from caller) mine`,
    // Only while the subscription is still in the paid period that is credited: otherwise the credit may count a second
    // time.
    credited: `select old.id from subscriptions old, settled, holder
      where old.id = settled.credited_id and old.paid_from is not distinct from settled.credited_from
        and (old.team_id = holder.team_id
          or (old.person_id = holder.buyer and (holder.team_id is null or old.id = $19::uuid)))`,
    of_team: begin('team_id'),
    own: begin('person_id'),
    // The credited plan ends, so that a person's own plan does not come back when the team ends.
    ended: `delete from subscriptions old using caller, settled, holder
      where old.id = $19::uuid and old.person_id = caller.id and holder.team_id is not null returning old.id`,
    unplanned: `delete from planned_plans planned using settled where planned.subscription_id = $19::uuid
      returning planned.order_id`,
    ...plannedUse('$19::uuid'),
    replaced: `select old.id from subscriptions old, settled where old.id = $19::uuid`,
    voided: voidsPlanBills('replaced'),
    unnoticed: NOTICE_OF_VOIDED,
    ...USAGE_GOES_ALONG,
  },
  `select ${PAID_AT}, coalesce((select ${subscriptionJson('of_team')} from of_team),
     (select ${subscriptionJson('own')} from own)) as plan from settled`,
);

const KINDS = { quick_views: 'quick_view', code_details: 'code_detail', weather: 'weather' } as const;
const KIND_COLUMNS = Object.keys(KINDS) as (keyof typeof KINDS)[];
const isNewer = 'usage.period_start >= excluded.period_start';
const inPeriod = (column: string) => `case when ${isNewer} then usage.${column} else 0 end`;

/** PLAN-1: an add-on's allowance is valid to the end of the period. */
const PAID_ADD_ON = callerChange(
  'settle-add-on',
  {
    ...PAID,
    added: `insert into usage_counts as usage (person_id, team_id, counting, period_start,
        ${KIND_COLUMNS.map((kind) => `extra_${kind}`).join(', ')})
      select plan.person_id, plan.team_id, plan.counting, plan.period_start,
        ${KIND_COLUMNS.map((kind) => `case when bought.kind = '${KINDS[kind]}' then bought.quantity else 0 end`).join(', ')}
      from caller, settled, add_ons bought,
        lateral (${planInForce('caller.id', 'caller.team_id', 'caller.signed_up_at')}) plan
      where bought.sku = settled.sku
      on conflict (holder, counting) do update set period_start = greatest(usage.period_start, excluded.period_start),
        ${KIND_COLUMNS.map((kind) => `${kind} = ${inPeriod(kind)}`).join(', ')},
        ${KIND_COLUMNS.map((kind) => `extra_${kind} = ${inPeriod(`extra_${kind}`)} + excluded.extra_${kind}`).join(', ')}
      returning usage.holder`,
  },
  `select ${PAID_AT}, null::json as plan from settled`,
);

const PAID_OTHER = callerChange('settle', PAID, `select ${PAID_AT}, null::json as plan from settled`);

const STATEMENTS: Readonly<Record<OrderKind, CallerStatement>> = {
  plan: PAID_PLAN,
  'add-on': PAID_ADD_ON,
  report: PAID_OTHER,
  hold: PAID_OTHER,
};

export type PlanTerms = {
  readonly variant: PlanVariant | null;
  readonly state: string | null;
  readonly billingPeriod: BillingPeriod;
  readonly priceMonthly: number | null;
  readonly priceAnnual: number | null;
  readonly anchor: number;
  readonly periodEnd: number;
  readonly couponId: string | null;
  /** Null if it does not end. */
  readonly couponChargesLeft: number | null;
  /** The pauses of the plan before, which belong to its person or team. */
  readonly pause: PauseDates;
  /** The plan that this one replaces. */
  readonly replacedId: string | null;
};

export type PaidOrder = {
  readonly order: Pick<OrderRow, 'id' | 'kind' | 'worth'>;
  readonly paymentId: string | null;
  readonly receiptUrl: string | null;
  readonly customer: string;
  readonly card: ProfileCard | null;
  readonly title: string;
  /** Null unless a plan is ordered. */
  readonly terms: PlanTerms | null;
};

export type Settled = { readonly paidAt: number; readonly plan: SubscriptionRow | null };

/** Undefined if another call has settled it in the meantime. */
export async function settlePaid(db: CallerDb, paid: PaidOrder): Promise<Settled | undefined> {
  const { order, terms, card } = paid;
  const values: unknown[] = [
    order.id,
    paid.paymentId,
    card && JSON.stringify(card),
    paid.customer,
    paid.title,
    paid.receiptUrl,
  ];
  if (terms === null) {
    const [settled] = await db.rows<Settled>(STATEMENTS[order.kind], values);
    return settled;
  }
  const { variant, state, billingPeriod, couponId, replacedId } = terms;
  values.push(variant, state, billingPeriod);
  if (isForLater(order)) {
    const [settled] = await db.rows<Settled>(PLANNED, [...values, couponId, replacedId]);
    return settled;
  }
  const { pausedAt, pauseActiveAt, resumesAt } = terms.pause;
  values.push(
    terms.priceMonthly,
    terms.priceAnnual,
    new Date(terms.anchor),
    new Date(terms.periodEnd),
    couponId,
  );
  values.push(...[pausedAt, pauseActiveAt, resumesAt].map((at) => (at === null ? null : new Date(at))));
  const [settled] = await db.rows<Settled>(STATEMENTS[order.kind], [
    ...values,
    replacedId,
    terms.couponChargesLeft,
  ]);
  return settled;
}

const WAITING = callerChange(
  'wait',
  `update orders set standing = 'waiting', payment_id = $3, secret = $4, card = coalesce($5::jsonb, orders.card)
   from caller where orders.id = $2::uuid and orders.person_id = caller.id and orders.standing in ('pending', 'waiting')
   returning orders.id`,
);

export async function settleWaiting(
  db: CallerDb,
  id: string,
  payment: { readonly id: string; readonly secret: string },
  card: ProfileCard | null,
): Promise<void> {
  await db.rows(WAITING, [id, payment.id, payment.secret, card && JSON.stringify(card)]);
}

const DECLINES = {
  declined: `update orders set standing = 'declined', decline_reason = $3, secret = null
    from caller where orders.id = $2::uuid and orders.person_id = caller.id and orders.standing in ('pending', 'waiting')
    returning orders.*`,
  returned: 'select declined.* from declined where declined.takes_over is null',
  ...couponGivenBack('returned'),
};

const DECLINED = callerChange('decline', DECLINES, 'select id from declined');

export async function settleDeclined(db: CallerDb, id: string, why: DeclineReason): Promise<void> {
  await db.rows(DECLINED, [id, why]);
}

const GIVEN_UP = callerChange(
  'give-up',
  {
    ...DECLINES,
    left_jobs: leavesJob(
      'end-payment',
      `jsonb_build_object('person', declined.person_id, 'key', declined.id, 'paymentId', $4::text, 'customer', $5::text)`,
      'declined',
    ),
  },
  'select id from declined',
);

/** Declines an order whose payment may have succeeded: a job cancels it, or gives it back. */
export async function giveUpOrder(
  db: CallerDb,
  id: string,
  payment: { readonly id: string | null; readonly customer: string },
): Promise<void> {
  await db.rows(GIVEN_UP, [id, 'processing-error', payment.id, payment.customer]);
}
