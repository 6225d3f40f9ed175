import type { PlanOfFile } from '@ridgeline/core/billing';
import type { Database, Db, Statement } from '../../db/database.ts';

/** A plan that people have stays of its kind: whether it is paid, and whether it is a team's. */
const OF_ANOTHER_KIND: Statement = {
  name: 'plans.of-another-kind',
  text: `select told.sku from jsonb_to_recordset($1::jsonb) told(sku text, type text)
    join products product on product.sku = told.sku
    left join plans plan on plan.sku = told.sku
    where product.type <> 'code-report-plan' or plan.subscription_type <> told.type`,
};

/** The place in the list of a plan that the file does not name. */
const TAKEN: Statement = {
  name: 'plans.position-taken',
  text: `select told.sku from jsonb_to_recordset($1::jsonb) told(sku text, position int)
    join products other on other.type = 'code-report-plan' and other.position = told.position
    where not exists (select from jsonb_to_recordset($1::jsonb) named(sku text) where named.sku = other.sku)`,
};

/** Out of the way, since two plans may change places. */
const MOVED: Statement = {
  name: 'plans.moved',
  text: `update products product set position = -product.position - 1
    from jsonb_to_recordset($1::jsonb) told(sku text) where product.sku = told.sku and product.position >= 0`,
};

const PRODUCTS: Statement = {
  name: 'plans.products',
  text: `insert into products (sku, type, title, title_es, description, description_es, position, on_sale)
    select told.sku, 'code-report-plan', told.title ->> 'en', told.title ->> 'es', told.description ->> 'en',
      told.description ->> 'es', told.position, told."onSale"
    from jsonb_to_recordset($1::jsonb) told(sku text, title jsonb, description jsonb, position int, "onSale" boolean)
    on conflict (sku) do update set title = excluded.title, title_es = excluded.title_es, description = excluded.description,
      description_es = excluded.description_es, position = excluded.position, on_sale = excluded.on_sale`,
};

const PLANS: Statement = {
  name: 'plans.plans',
  text: `insert into plans as kept (sku, subscription_type, order_display_title, quick_views, code_details, weather, seats, free_period_ms,
      allow_integration_access, allow_team_access, ui)
    select told.sku, told.type, told."displayTitle", told."quickViews", told."codeDetails", told.weather, told.seats, told."trialMs",
      told.integrations, told.team, jsonb_build_object('color', told.color, 'hide_price', told."hidePrice",
        'show_modals_before_address_collection', told."asksFirst", 'can_pause_subscription', told.pausable,
        'overage_cost', told.overage, 'expired_new_project_modal', null, 'upgrade_plan_modal', jsonb_build_object('bullet_points',
          (select coalesce(jsonb_agg(jsonb_build_object('text', point ->> 'en', 'text_es', point ->> 'es', 'icon', 'check')
             order by place), '[]') from jsonb_array_elements(told.points) with ordinality points(point, place))))
    from jsonb_to_recordset($1::jsonb) told(sku text, type text, "displayTitle" text, "quickViews" int, "codeDetails" int,
      weather int, seats int, "trialMs" bigint, integrations boolean, team boolean, color text, "hidePrice" boolean,
      "asksFirst" boolean, pausable boolean, overage int, points jsonb)
    on conflict (sku) do update set order_display_title = excluded.order_display_title, quick_views = excluded.quick_views,
      code_details = excluded.code_details, weather = excluded.weather, seats = excluded.seats,
      free_period_ms = excluded.free_period_ms, allow_integration_access = excluded.allow_integration_access,
      allow_team_access = excluded.allow_team_access,
      ui = excluded.ui || jsonb_build_object('expired_new_project_modal', kept.ui -> 'expired_new_project_modal')`,
};

const TOLD_PRICES = `select told.sku, price.variant, price.billing, price.amount
  from jsonb_to_recordset($1::jsonb) told(sku text, prices jsonb),
    jsonb_to_recordset(told.prices) price(variant text, billing text, amount int)`;

const ENDED_PRICES: Statement = {
  name: 'plans.ended-prices',
  text: `delete from product_prices kept using jsonb_to_recordset($1::jsonb) named(sku text)
    where kept.sku = named.sku and not exists (select from (${TOLD_PRICES}) told
      where told.sku = kept.sku and told.variant is not distinct from kept.variant
        and told.billing is not distinct from kept.billing)`,
};

const PRICES: Statement = {
  name: 'plans.prices',
  text: `insert into product_prices (id, sku, amount, billing, variant)
    select 'price_' || told.sku || '_' || told.variant || '_' || told.billing, told.sku, told.amount, told.billing, told.variant
    from (${TOLD_PRICES}) told
    on conflict (sku, (coalesce(billing, '')), (coalesce(variant, ''))) do update set amount = excluded.amount`,
};

export type PlansRefusal = {
  readonly is: 'of-another-kind' | 'position-taken';
  readonly skus: readonly string[];
};

/** Loads a file of plans whole, or not at all; null if it was loaded. What it does not name stays as it is. */
export async function loadPlans(on: Database, plans: readonly PlanOfFile[]): Promise<PlansRefusal | null> {
  const told = [JSON.stringify(plans)];
  return on.transaction(async (db) => {
    for (const [is, found] of [
      ['of-another-kind', await skusOf(db, OF_ANOTHER_KIND, told)],
      ['position-taken', await skusOf(db, TAKEN, told)],
    ] as const) {
      if (found.length > 0) return { is, skus: found };
    }
    for (const statement of [MOVED, PRODUCTS, PLANS, ENDED_PRICES, PRICES]) await db.rows(statement, told);
    return null;
  });
}

async function skusOf(db: Db, statement: Statement, values: readonly unknown[]): Promise<readonly string[]> {
  return (await db.rows<{ readonly sku: string }>(statement, values)).map(({ sku }) => sku);
}
