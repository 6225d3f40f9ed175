import type { OrderSource } from '@ridgeline/contract';
import { type OrderWish, taxOf } from '@ridgeline/core/billing';
import type { CallerDb } from '../../db/caller-db.ts';
import { answer, type Answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import type { PaymentsConfig } from '../billing/cards.handlers.ts';
import { orderFactsFor } from './order-facts.repository.ts';
import { boughtTerms, estimateFor } from './order-estimate.ts';
import { addOnWish, planWish, reportWish, sourceFrom, wishFrom } from './order-from-wire.ts';
import {
  authorizationOnWire,
  chargeOnWire,
  couponOnWire,
  estimateOnWire,
  receiptOnWire,
} from './order-on-wire.ts';
import { boughtReports, reportSoldAt } from './orders.repository.ts';
import { decideOrder, placeOrder, termsFor } from './place-order.ts';
import { putCoupon } from './plan-coupon.ts';
import { unnamedOrderKey } from './unnamed-order.repository.ts';

type OrderOperation =
  | 'estimateOrder'
  | 'orderPlan'
  | 'orderReport'
  | 'orderAddOn'
  | 'listPurchasedReports'
  | 'applyCoupon'
  | 'authorizePayment';

type Asked = {
  readonly caller: string;
  readonly db: CallerDb;
  readonly wish: OrderWish;
  /** Without a source the card in use pays; without a total any price is accepted. */
  readonly order: {
    readonly source: OrderSource | null;
    readonly total: number | null;
    readonly orderKey: string;
  };
};

// PLAN-1 PLAN-9
export function orderHandlers({ payments }: PaymentsConfig): Pick<Handlers, OrderOperation> {
  return {
    async estimateOrder({ body: { params }, db }) {
      const wish = wishFrom(params);
      const estimate = estimateFor(await orderFactsFor(db, namedBy(wish, null, null)), wish);
      return estimate.ok ? answer(200, estimateOnWire(estimate.value)) : problem(estimate.failure);
    },

    orderPlan: ({ caller, body: { details }, db }) =>
      order({ caller, db, wish: planWish(details), order: details }),

    orderReport: ({ caller, body: { details }, db }) =>
      order({ caller, db, wish: reportWish(details), order: details }),

    async orderAddOn({ caller, body, db }) {
      const wish = addOnWish(body);
      const { source = null, total = null } = body;
      const orderKey = body.orderKey ?? (await unnamedOrderKey(db, [wish, source, total]));
      return order({ caller, db, wish, order: { source, total, orderKey } });
    },

    async listPurchasedReports({ db }) {
      const bought = await boughtReports(db);
      return answer(200, { items: bought.map((one) => receiptOnWire(one, null, 0)) });
    },

    async applyCoupon({ body: { couponId }, db }) {
      const put = await putCoupon(db, couponId.trim());
      return 'problem' in put ? put : answer(200, couponOnWire(put));
    },

    async authorizePayment({ caller, body: { price, reportType, ...named }, db }) {
      if (!payments) return problem('unavailable');
      const orderKey = named.orderKey ?? (await unnamedOrderKey(db, ['hold', price, reportType]));
      const sku = await reportSoldAt(db, price, reportType);
      const placed = await placeOrder({
        caller,
        db,
        payments,
        key: orderKey,
        source: null,
        named: { sku, couponCode: null, state: null, key: orderKey, said: ['hold', price, reportType] },
        decide: (facts) => {
          if (sku === null) return 'price-changed';
          if (facts.taxRate === null) return 'order-needs-state';
          const tax = taxOf(price, facts.taxRate);
          return { ...HELD, sku, reportType, amount: price + tax, tax, bought: boughtTerms(facts, null) };
        },
        termsOf: () => null,
      });
      if ('problem' in placed) return placed;
      const authorization = authorizationOnWire(placed.order);
      return authorization ? answer(200, authorization) : problem('unavailable');
    },
  };

  async function order({ caller, db, wish, order: asked }: Asked): Promise<Answer<'orderPlan'>> {
    if (!payments) return problem('unavailable');
    const { total, orderKey } = asked;
    const source = asked.source && sourceFrom(asked.source);
    const placed = await placeOrder({
      caller,
      db,
      payments,
      key: orderKey,
      source,
      named: namedBy(wish, orderKey, [wish, source, total]),
      decide: decideOrder(wish, total),
      termsOf: termsFor(wish),
    });
    if ('problem' in placed) return placed;
    const charge = chargeOnWire(placed.order, placed.plan, placed.signedUpAt);
    return charge ? answer(200, charge) : problem('unavailable');
  }
}

const HELD = {
  kind: 'hold',
  wish: null,
  worth: null,
  creditLeft: 0,
  beginsAt: null,
  couponId: null,
  takesOver: null,
  begins: null,
  seats: null,
  credited: null,
} as const;

function namedBy(wish: OrderWish, key: string | null, said: unknown) {
  const { couponCode, state } = wish.is === 'add-on' ? { couponCode: null, state: null } : wish;
  return { sku: wish.sku, couponCode, state, key, said };
}
