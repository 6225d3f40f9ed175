import type { SinglePurchase } from '../reports/report-order.policy.ts';
import type { Receipt } from './order.ts';

/** The purchase data stored in a report; null if no report was bought. */
// PLAN-1 RPT-1
export function singlePurchaseOf({ orderId, paidAt, amount, bought }: Receipt): SinglePurchase | null {
  return bought.is === 'report'
    ? { orderId, paidAt, amount, sku: bought.sku, reportType: bought.reportType }
    : null;
}
