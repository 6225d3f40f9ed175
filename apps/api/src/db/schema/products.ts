import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { atMost, like, oneOf } from './columns.ts';

const SUBSCRIPTION_TYPES = ['trial-plan', 'free-plan', 'paid', 'paid-team-plan'] as const;
export const BILLING_PERIODS = ['monthly', 'annual'] as const;
export const PLAN_VARIANTS = ['one_state', 'national'] as const;
const ALLOWANCE_KINDS = ['quick_view', 'code_detail', 'weather'] as const;

/** Everything that is sold or given: plans, single reports, add-ons. */
export const products = pgTable(
  'products',
  {
    sku: text('sku').primaryKey(),
    /** Named like the paths of the order operations. */
    type: text('type').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    /** The same in Spanish; null where the product has no Spanish words. */
    titleEs: text('title_es'),
    descriptionEs: text('description_es'),
    /** Position in a list. */
    position: integer('position').notNull(),
    onSale: boolean('on_sale').notNull().default(true),
    /** For a single report: the type of report that it pays for. */
    reportType: text('report_type'),
  },
  (table) => [
    uniqueIndex('products_in_order').on(table.type, table.position),
    like('products_type', table.type, '^[a-z][a-z-]{0,39}$'),
    atMost('products_sku', table.sku, 100),
    atMost('products_title', table.title, 200),
    atMost('products_title_es', table.titleEs, 200),
  ],
);

/** Single purchases have no billing period; prices that are the same in every state have no variant. In cents. */
export const productPrices = pgTable(
  'product_prices',
  {
    id: text('id').primaryKey(),
    sku: text('sku')
      .notNull()
      .references(() => products.sku, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    billing: text('billing', { enum: BILLING_PERIODS }),
    variant: text('variant', { enum: PLAN_VARIANTS }),
  },
  (table) => [
    uniqueIndex('product_prices_once').on(table.sku, sql`coalesce(billing, '')`, sql`coalesce(variant, '')`),
    check('product_prices_amount', sql`${table.amount} >= 0`),
    oneOf('product_prices_billing', table.billing, BILLING_PERIODS),
    oneOf('product_prices_variant', table.variant, PLAN_VARIANTS),
  ],
);

/** What a plan includes, and how it is displayed. */
export const plans = pgTable(
  'plans',
  {
    sku: text('sku')
      .primaryKey()
      .references(() => products.sku, { onDelete: 'cascade' }),
    subscriptionType: text('subscription_type', { enum: SUBSCRIPTION_TYPES }).notNull(),
    orderDisplayTitle: text('order_display_title').notNull(),
    /** Allowances per month; or in total, if the plan does not count by the month. */
    quickViews: integer('quick_views').notNull(),
    codeDetails: integer('code_details').notNull(),
    weather: integer('weather').notNull(),
    /** The most members of a team; null if there is no limit. */
    seats: integer('seats'),
    /** Duration of the trial. */
    freePeriodMs: bigint('free_period_ms', { mode: 'number' }),
    allowIntegrationAccess: boolean('allow_integration_access').notNull(),
    allowTeamAccess: boolean('allow_team_access').notNull(),
    ui: jsonb('ui').notNull(),
  },
  (table) => [
    oneOf('plans_subscription_type', table.subscriptionType, SUBSCRIPTION_TYPES),
    check('plans_gives', sql`least(${table.quickViews}, ${table.codeDetails}, ${table.weather}) >= 0`),
    check('plans_seats', sql`${table.seats} > 0`),
    check('plans_free_period', sql`${table.freePeriodMs} > 0`),
    check(
      'plans_trial_lasts',
      sql`${table.subscriptionType} <> 'trial-plan' or ${table.freePeriodMs} is not null`,
    ),
    check('plans_ui', sql`jsonb_typeof(${table.ui}) = 'object'`),
  ],
);

/** What an add-on adds to the allowances of the current period. */
export const addOns = pgTable(
  'add_ons',
  {
    sku: text('sku')
      .primaryKey()
      .references(() => products.sku, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ALLOWANCE_KINDS }).notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    oneOf('add_ons_kind', table.kind, ALLOWANCE_KINDS),
    check('add_ons_quantity', sql`${table.quantity} > 0`),
  ],
);
