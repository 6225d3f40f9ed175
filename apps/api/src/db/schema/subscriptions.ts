import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { atMost, like, moment, oneOf } from './columns.ts';
import { coupons, orders } from './payments.ts';
import { people } from './people.ts';
import { BILLING_PERIODS, plans, PLAN_VARIANTS } from './products.ts';
import { teams } from './teams.ts';

/** The plan of a person or of a team: one each. A person without one is on the free plan. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .unique()
      .references(() => people.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id')
      .unique()
      .references(() => teams.id, { onDelete: 'cascade' }),
    sku: text('sku')
      .notNull()
      .references(() => plans.sku),
    variant: text('variant', { enum: PLAN_VARIANTS }),
    /** The state of a one-state plan. */
    state: text('state'),
    billingPeriod: text('billing_period', { enum: BILLING_PERIODS }).notNull().default('monthly'),
    /** The price at the time of purchase, in cents. */
    priceMonthly: integer('price_monthly'),
    priceAnnual: integer('price_annual'),
    isExpired: boolean('is_expired').notNull().default(false),
    archivedAt: moment('archived_at'),
    startedAt: moment('started_at').defaultNow(),
    endsAt: moment('ends_at'),
    /** The coupon for future bills. */
    couponId: text('coupon_id').references(() => coupons.id),
    /** The number of bills that the coupon still takes something off; null if it does not end. */
    couponChargesLeft: integer('coupon_charges_left'),
    purchaseProvider: text('purchase_provider'),
    platform: text('platform'),
    pausedAt: moment('paused_at'),
    pauseActiveAt: moment('pause_active_at'),
    resumesAt: moment('resumes_at'),
    billingCycleAnchor: moment('billing_cycle_anchor'),
    currentPeriodEnd: moment('current_period_end'),
    /** The last period that was paid, and what it is worth, in cents, net of coupons. Null before the first payment. */
    paidAmount: integer('paid_amount'),
    paidFrom: moment('paid_from'),
    paidUntil: moment('paid_until'),
    /** What was left over when the plan was changed, in cents: it pays the next charges. */
    credit: integer('credit').notNull().default(0),
    /** How often the payment of the period after that was declined, and when it is tried again. */
    declines: integer('declines').notNull().default(0),
    retryAt: moment('retry_at'),
    /** For the plan of a team: the owner who agreed to pay for it. The card of another one is not charged. */
    payerId: uuid('payer_id').references(() => people.id, { onDelete: 'set null' }),
    /** The time for a plan that uses a test clock. It is read by `test_clock()`, which knows none in production. */
    testClockAt: moment('test_clock_at'),
    /** Counts the changes: a change that was decided on an older revision is refused. */
    revision: integer('revision').notNull().default(0),
  },
  (table) => [
    // Jobs search by these: pauses that are over, periods that end.
    index('subscriptions_resuming').on(table.resumesAt),
    index('subscriptions_period_ends').on(table.currentPeriodEnd),
    index('subscriptions_due').on(table.paidUntil),
    check('subscriptions_credit', sql`${table.credit} >= 0`),
    check('subscriptions_declines', sql`${table.declines} >= 0`),
    check('subscriptions_coupon_charges', sql`${table.couponChargesLeft} > 0`),
    check('subscriptions_one_holder', sql`num_nonnulls(${table.personId}, ${table.teamId}) = 1`),
    oneOf('subscriptions_variant', table.variant, PLAN_VARIANTS),
    check(
      'subscriptions_state',
      sql`(${table.variant} is not distinct from 'one_state') = (${table.state} is not null)`,
    ),
    like('subscriptions_state_two_letters', table.state, '^[a-z]{2}$'),
    oneOf('subscriptions_billing_period', table.billingPeriod, BILLING_PERIODS),
    check('subscriptions_prices', sql`least(${table.priceMonthly}, ${table.priceAnnual}) >= 0`),
    check(
      'subscriptions_whole_pause',
      sql`num_nonnulls(${table.pausedAt}, ${table.pauseActiveAt}, ${table.resumesAt}) in (0, 3)`,
    ),
    check(
      'subscriptions_pause_in_order',
      sql`${table.pausedAt} <= ${table.pauseActiveAt} and ${table.pauseActiveAt} <= ${table.resumesAt}`,
    ),
    check(
      'subscriptions_whole_paid_period',
      sql`num_nonnulls(${table.paidAmount}, ${table.paidFrom}, ${table.paidUntil}) in (0, 3)`,
    ),
    check(
      'subscriptions_paid_period',
      sql`${table.paidAmount} >= 0 and ${table.paidFrom} < ${table.paidUntil}`,
    ),
    atMost('subscriptions_platform', table.platform, 40),
    atMost('subscriptions_purchase_provider', table.purchaseProvider, 40),
  ],
);

/** The plan that follows a trial: ordered, and charged when it begins. Until then the trial's rights hold. */
export const plannedPlans = pgTable(
  'planned_plans',
  {
    subscriptionId: uuid('subscription_id')
      .primaryKey()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    sku: text('sku')
      .notNull()
      .references(() => plans.sku),
    variant: text('variant', { enum: PLAN_VARIANTS }),
    state: text('state'),
    billingPeriod: text('billing_period', { enum: BILLING_PERIODS }).notNull(),
    /** Used when the plan is charged. */
    couponId: text('coupon_id').references(() => coupons.id),
    beginsAt: moment('begins_at').notNull(),
    /** How often its payment was declined, and when it is tried again. */
    declines: integer('declines').notNull().default(0),
    retryAt: moment('retry_at'),
    /** An order that begins it has been claimed, and its payment is not settled: it cannot be taken back meanwhile. */
    isCharging: boolean('is_charging').notNull().default(false),
  },
  (table) => [
    index('planned_plans_beginning').on(table.beginsAt),
    oneOf('planned_plans_variant', table.variant, PLAN_VARIANTS),
    oneOf('planned_plans_billing_period', table.billingPeriod, BILLING_PERIODS),
  ],
);
