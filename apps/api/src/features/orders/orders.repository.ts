import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';
import { instantOf } from '../../db/instant.ts';
import type { OrderRow } from './order-facts.repository.ts';

/** More single reports than anybody buys. */
const MOST = 1000;

export type BoughtReport = Pick<OrderRow, 'id' | 'kind' | 'sku' | 'reportType' | 'amount' | 'tax' | 'paidAt'>;

const REPORTS = callerStatement(
  'bought-reports',
  `select placed.id, placed.kind, placed.sku, placed.report_type as "reportType", placed.amount, placed.tax,
     ${instantOf('placed.paid_at')} as "paidAt"
   from orders placed
   where placed.person_id = caller.id and placed.kind = 'report' and placed.standing = 'paid'
     and placed.hold is distinct from 'released'
   order by placed.paid_at desc, placed.id desc limit ${MOST}`,
);

/** Newest first. */
export function boughtReports(db: CallerDb): Promise<BoughtReport[]> {
  return db.rows<BoughtReport>(REPORTS, []);
}

const HELD_PRICE = callerStatement(
  'report-price',
  `select product.sku from products product join product_prices price on price.sku = product.sku
   where product.type = 'code-report' and product.on_sale and price.amount = $2 and product.report_type = $3
   order by product.position limit 1`,
);

/** The single report of a type that is sold at this price; null if there is none. */
export async function reportSoldAt(db: CallerDb, price: number, reportType: string): Promise<string | null> {
  const [product] = await db.rows<{ readonly sku: string }>(HELD_PRICE, [price, reportType]);
  return product?.sku ?? null;
}
