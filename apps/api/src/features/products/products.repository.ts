import type { Product } from '@ridgeline/core/billing';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';
import type { Db, Statement } from '../../db/database.ts';

/** A row of `product` as `Product`. */
export const PRODUCT_COLUMNS = `product.type, product.sku, product.title, product.description, product.report_type as "reportType",
  case when product.title_es is not null then json_build_object('title', product.title_es, 'description', product.description_es) end as spanish,
  (select coalesce(json_agg(json_build_object('priceId', price.id, 'amount', price.amount, 'billing', price.billing,
      'variant', price.variant) order by price.variant desc, price.billing desc, price.id), '[]')
   from product_prices price where price.sku = product.sku) as prices,
  (select json_build_object('isFree', plan.subscription_type = 'free-plan', 'quickViews', plan.quick_views,
      'codeDetails', plan.code_details, 'weather', plan.weather,
      'seats', case when plan.allow_team_access then plan.seats else 1 end,
      'integrations', plan.allow_integration_access, 'overage', (plan.ui ->> 'overage_cost')::int,
      'pausable', coalesce((plan.ui ->> 'can_pause_subscription')::boolean, false))
   from plans plan where plan.sku = product.sku) as plan`;

/** What is on sale, and the free plan, which is given. */
const IS_OFFERED = `(product.on_sale or exists (
  select from plans plan where plan.sku = product.sku and plan.subscription_type = 'free-plan'))`;

const OF_TYPE: Statement = {
  name: 'products.of-type',
  text: `select ${PRODUCT_COLUMNS} from products product
   where product.type = $1 and ${IS_OFFERED} order by product.type, product.position`,
};

export function productsOf(db: Db, type: string): Promise<Product[]> {
  return db.rows<Product>(OF_TYPE, [type]);
}

const ONE = callerStatement(
  'one',
  `select ${PRODUCT_COLUMNS} from products product where product.type = $2 and product.sku = $3 and ${IS_OFFERED}`,
);

export async function findProduct(db: CallerDb, type: string, sku: string): Promise<Product | undefined> {
  const [product] = await db.rows<Product>(ONE, [type, sku]);
  return product;
}

const OF_SKUS = callerStatement(
  'of-skus',
  `select ${PRODUCT_COLUMNS} from unnest($2::text[]) with ordinality asked(sku, position)
   join products product on product.sku = asked.sku and ${IS_OFFERED} order by asked.position`,
);

export function productsWith(db: CallerDb, skus: readonly string[]): Promise<Product[]> {
  return db.rows<Product>(OF_SKUS, [skus]);
}
