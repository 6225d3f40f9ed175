import type { Cents, DeclineReason, OrderWish } from '@ridgeline/core/billing';
import type { ProfileCard } from '@ridgeline/core/profile';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { atMost, bytea, like, moment, oneOf } from './columns.ts';
import { people } from './people.ts';

const ORDER_KINDS = ['plan', 'report', 'add-on', 'hold'] as const;
const ORDER_STANDINGS = ['pending', 'waiting', 'paid', 'declined'] as const;
const COUPON_DURATIONS = ['once', 'months', 'forever'] as const;
const EVENT_KINDS = [
  'billed',
  'paid',
  'failed-payment',
  'refunded',
  'voided',
  'disputed',
  'dispute-won',
] as const;
const HOLDS = ['held', 'used', 'captured', 'released'] as const;

/** The title and prices of a plan when it was ordered. */
export type BoughtTerms = {
  readonly title: string;
  readonly titleEs: string | null;
  readonly priceMonthly: Cents | null;
  readonly priceAnnual: Cents | null;
};

/** A coupon: a percentage off, in hundredths of a percent, or an amount off, in cents. */
export const coupons = pgTable(
  'coupons',
  {
    id: text('id').primaryKey(),
    percentHundredths: integer('percent_hundredths'),
    amountOff: integer('amount_off'),
    /** By everybody together; null if there is no limit. */
    maxUses: integer('max_uses'),
    /** By one person, or by one team. */
    maxUsesOfHolder: integer('max_uses_of_holder').notNull().default(1),
    uses: integer('uses').notNull().default(0),
    /** How long it takes something off the bills of a plan: one bill, those of some months, or each. */
    duration: text('duration', { enum: COUPON_DURATIONS }).notNull().default('once'),
    months: integer('months'),
  },
  (table) => [
    oneOf('coupons_duration', table.duration, COUPON_DURATIONS),
    check(
      'coupons_months',
      sql`(${table.duration} = 'months') = (${table.months} is not null) and coalesce(${table.months}, 1) > 0`,
    ),
    check('coupons_used_up', sql`${table.uses} >= 0 and ${table.uses} <= ${table.maxUses}`),
    check('coupons_of_holder', sql`${table.maxUsesOfHolder} > 0`),
    like('coupons_id', table.id, '^[A-Za-z0-9_-]{1,64}$'),
    check('coupons_one_kind', sql`num_nonnulls(${table.percentHundredths}, ${table.amountOff}) = 1`),
    check('coupons_percent', sql`${table.percentHundredths} between 1 and 10000`),
    check('coupons_amount', sql`${table.amountOff} > 0`),
  ],
);

/** The sales tax of a state, in millionths of the price. A state without a row has none. */
export const taxRates = pgTable(
  'tax_rates',
  {
    state: text('state').primaryKey(),
    rate: integer('rate').notNull(),
  },
  (table) => [
    like('tax_rates_state', table.state, '^[a-z]{2}$'),
    check('tax_rates_rate', sql`${table.rate} between 0 and 1000000`),
  ],
);

/** The payment provider's id of a person. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull().unique(),
    /** The card in use. */
    defaultCard: text('default_card'),
  },
  (table) => [
    foreignKey({
      name: 'payment_customers_own_card',
      columns: [table.personId, table.defaultCard],
      foreignColumns: [cards.personId, cards.id],
    }),
  ],
);

/** Saved cards: the parts that may be shown. `id` is the provider's. */
export const cards = pgTable(
  'cards',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    addedAt: moment('added_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    like('cards_last4', table.last4, '^[0-9]{4}$'),
    check('cards_exp_month', sql`${table.expMonth} between 1 and 12`),
    check('cards_exp_year', sql`${table.expYear} between 2000 and 2099`),
    atMost('cards_id', table.id, 255),
    atMost('cards_brand', table.brand, 40),
  ],
);

/** Orders and their outcome. An order is identified by the key that its person sent. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Digest of the whole order: a different order with the same key is refused. */
    requestHash: bytea('request_hash').notNull(),
    kind: text('kind', { enum: ORDER_KINDS }).notNull(),
    sku: text('sku').notNull(),
    reportType: text('report_type'),
    /** The amount charged, in cents, with the tax. */
    amount: integer('amount').notNull(),
    tax: integer('tax').notNull().default(0),
    standing: text('standing', { enum: ORDER_STANDINGS }).notNull().default('pending'),
    declineReason: text('decline_reason').$type<DeclineReason>(),
    /** The card of the payment, as it may be shown; it is saved with the payment. */
    card: jsonb('card').$type<ProfileCard>(),
    paymentId: text('payment_id'),
    /** The client secret with which the person's bank confirms the payment. */
    secret: text('secret'),
    createdAt: moment('created_at').notNull().defaultNow(),
    paidAt: moment('paid_at'),
    /** For a plan: the person or team that gets it, and the sequence number of their plan purchase, from 0. */
    holder: uuid('holder'),
    turn: integer('turn'),
    /** For a plan: what its first period is worth, in cents: what was charged, and the credit for the plan before. */
    worth: integer('worth'),
    /** For a plan that is charged later, and for the order that charges it: when it begins. */
    beginsAt: moment('begins_at'),
    /** For a single report: its amount is held until the report is made. Null if there is nothing to take. */
    hold: text('hold', { enum: HOLDS }),
    /** For a plan: what is left of the credits that pay it, in cents. */
    creditLeft: integer('credit_left').notNull().default(0),
    /** The coupon that this order uses. */
    couponId: text('coupon_id').references(() => coupons.id),
    /** The order whose use of the coupon is this one's once it is paid: that of the planned plan which it replaces or begins. */
    takesOver: uuid('takes_over'),
    /** What was ordered, so that the order can be settled without being sent again. */
    wish: jsonb('wish').$type<OrderWish>(),
    /** What was sold with the order, which counts even if the product is taken off sale while the order waits. */
    bought: jsonb('bought').$type<BoughtTerms>(),
    /** The subscription whose unused time pays a part, and the beginning of the paid period that it is of. */
    creditedId: uuid('credited_id'),
    creditedFrom: moment('credited_from'),
  },
  (table) => [
    unique('orders_once').on(table.personId, table.key),
    // Orders decided by the same state have the same number, and at most one order per number is open or paid.
    uniqueIndex('orders_one_of_a_turn')
      .on(table.holder, table.turn)
      .where(sql`${table.standing} <> 'declined'`),
    // Orders that are neither paid nor declined come to an end by a job.
    index('orders_open')
      .on(table.createdAt)
      .where(sql`${table.standing} in ('pending', 'waiting')`),
    index('orders_held')
      .on(table.paidAt)
      .where(sql`${table.hold} in ('held', 'used')`),
    index('orders_newest').on(table.personId, table.kind, table.paidAt, table.id),
    oneOf('orders_kind', table.kind, ORDER_KINDS),
    oneOf('orders_standing', table.standing, ORDER_STANDINGS),
    oneOf('orders_hold', table.hold, HOLDS),
    check('orders_amount', sql`${table.amount} >= 0`),
    check('orders_tax', sql`${table.tax} between 0 and ${table.amount}`),
    check('orders_worth', sql`${table.worth} >= ${table.amount} - ${table.tax}`),
    check('orders_credit_left', sql`${table.creditLeft} >= 0`),
    check('orders_credited', sql`${table.creditedFrom} is null or ${table.creditedId} is not null`),
    check('orders_paid', sql`(${table.standing} = 'paid') = (${table.paidAt} is not null)`),
    check('orders_declined', sql`(${table.standing} = 'declined') = (${table.declineReason} is not null)`),
    check('orders_waiting', sql`(${table.standing} = 'waiting') = (${table.secret} is not null)`),
    check(
      'orders_report_type',
      sql`(${table.kind} in ('report', 'hold')) = (${table.reportType} is not null)`,
    ),
    check(
      'orders_turn',
      sql`num_nonnulls(${table.holder}, ${table.turn}) = 0
        or (${table.kind} = 'plan' and num_nonnulls(${table.holder}, ${table.turn}) = 2)`,
    ),
    atMost('orders_key', table.key, 200),
  ],
);

/** Billing events, each stored once: bills and transactions are derived from them. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    billId: text('bill_id').notNull(),
    at: moment('at').notNull().defaultNow(),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    title: text('title'),
    titleEs: text('title_es'),
    /** With the tax. */
    amount: integer('amount'),
    /** Of a bill. */
    tax: integer('tax').notNull().default(0),
    receiptUrl: text('receipt_url'),
  },
  (table) => [
    index('billing_events_of_bill').on(table.billId),
    index('billing_events_of_plan')
      .on(sql`split_part(${table.billId}, ' ', 2)`)
      .where(sql`starts_with(${table.billId}, 'plan ')`),
    index('billing_events_newest').on(table.personId, table.at, table.id),
    oneOf('billing_events_kind', table.kind, EVENT_KINDS),
    check('billing_events_title', sql`(${table.kind} = 'billed') = (${table.title} is not null)`),
    check(
      'billing_events_amount',
      sql`(${table.kind} in ('billed', 'paid', 'refunded')) = (${table.amount} is not null)
        and coalesce(${table.amount}, 0) >= 0`,
    ),
    check(
      'billing_events_tax',
      sql`${table.tax} between 0 and case when ${table.kind} = 'billed' then ${table.amount} else 0 end`,
    ),
  ],
);
