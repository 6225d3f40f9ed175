import { wishFromQuery, wishToQuery } from '../reports/report-order.policy.ts';
import { fieldsOf } from '../shared/fields-of.ts';
import { jsonOf } from './kept-json.ts';
import type { OverageOrder } from './overage.ts';

/** What is stored of an order whose outcome is not known yet. */
// D PLAN-9.18
export function keptOverage({ wish, total, orderKey }: OverageOrder): string {
  return JSON.stringify({ overage: wishToQuery(wish), total, orderKey });
}

/** The order that was kept, to be ordered again with its key; null for anything else, and for another property. */
export function resumedOverage(text: string | null, address: string): OverageOrder | null {
  const { overage, total, orderKey } = fieldsOf<'overage' | 'total' | 'orderKey'>(jsonOf(text));
  const wish = wishFromQuery(overage);
  if (!wish.ok || wish.value.place.address !== address) return null;
  return typeof total === 'number' && typeof orderKey === 'string'
    ? { wish: wish.value, total, orderKey }
    : null;
}
