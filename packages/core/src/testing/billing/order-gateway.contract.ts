import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../billing/estimate.policy.ts';
import type { OrderGateway } from '../../billing/order-gateway.port.ts';
import type { Charge, Order, OrderWish, PaymentSource } from '../../billing/order.ts';
import type { Result } from '../../shared/result.ts';
import { aCouponCode, aPlanWish, aReportPurchaseWish, anAddOnWish } from './billing.builder.ts';

/**
 * A signed-in user without a plan, with a valid saved card. The products of `billing.builder.ts` are for sale, and the
 * coupon SPRING takes 25 % off.
 */
export type OrderWorld = {
  readonly orders: OrderGateway;
  /** A new card with this behavior; `bank`: the bank must confirm. */
  readonly newCard: (behaves: 'good' | 'declined' | 'bank') => Promise<PaymentSource> | PaymentSource;
  /** Makes such a card the default. */
  readonly payBy: (behaves: 'good' | 'declined' | 'bank') => Promise<void> | void;
  readonly askBank: (secret: string, bank: 'confirms' | 'refuses') => Promise<void> | void;
  /** Total charged so far, in cents. */
  readonly taken: () => Promise<number> | number;
  /** What is held on cards until a report is made, in cents. */
  readonly held: () => Promise<number> | number;
  readonly changePrices: () => Promise<void> | void;
  readonly endSession: () => Promise<void> | void;
  readonly breakConnection: () => Promise<void> | void;
};

/** Contract suite for `OrderGateway`. Runs on the fake and on every real adapter. */
export function orderGatewayContract(name: string, makeWorld: () => Promise<OrderWorld>): void {
  describe(`${name} fulfills the contract of OrderGateway`, () => {
    it.each<[string, OrderWish, number]>([
      ['a plan a month', aPlanWish(), 9900],
      [
        'a plan for one state a year',
        aPlanWish({ variant: 'one_state', billing: 'annual', state: 'co' }),
        49_000,
      ],
      ['a single report', aReportPurchaseWish(), 1999],
      ['an add-on', anAddOnWish(), 2500],
    ])('PLAN-1 PLAN-9 estimates %s, and charges what it estimated, once', async (_, wish, total) => {
      const world = await makeWorld();
      const estimate = valueOf(await world.orders.estimate(wish));
      expect(estimate).toMatchObject({ total, discount: 0, creditLeft: 0 });
      expect(await world.taken()).toBe(0);
      const order = await anOrder(world, wish, estimate);
      const charge = valueOf(await world.orders.place(order));
      expect(charge).toMatchObject({ is: 'paid', receipt: { amount: total, bought: { is: wish.is } } });
      expect(await world.orders.place(order)).toEqual({ ok: true, value: charge });
      expect((await world.taken()) + (await world.held())).toBe(total);
    });

    it('PLAN-9 answers with the plan as it stands after the purchase', async () => {
      const world = await makeWorld();
      const wish = aPlanWish({ variant: 'one_state', billing: 'annual', state: 'co' });
      const charge = valueOf(await world.orders.place(await anOrder(world, wish)));
      expect(charge).toMatchObject({
        receipt: {
          bought: { plan: { sku: wish.sku, option: 'one_state', billingPeriod: 'annual', isExpired: false } },
        },
      });
    });

    it('PLAN-1 PLAN-9 takes off what the coupon says, and knows no other', async () => {
      const world = await makeWorld();
      const wish = aPlanWish({ couponCode: aCouponCode('SPRING') });
      const estimate = valueOf(await world.orders.estimate(wish));
      expect(estimate).toMatchObject({ discount: 2475, total: 7425 });
      valueOf(await world.orders.place(await anOrder(world, wish, estimate)));
      expect(await world.taken()).toBe(7425);
      const unknown = aPlanWish({ couponCode: aCouponCode('NOSUCH') });
      expect(await world.orders.estimate(unknown)).toEqual(failed('coupon-unknown'));
      expect(valueOf(await world.orders.applyCoupon(aCouponCode('SPRING')))).toMatchObject({ id: 'SPRING' });
      expect(await world.orders.applyCoupon(aCouponCode('NOSUCH'))).toEqual(failed('coupon-unknown'));
    });

    it('PLAN-9 charges nothing if the price has changed', async () => {
      const world = await makeWorld();
      const order = await anOrder(world, aPlanWish());
      await world.changePrices();
      expect(await world.orders.place(order)).toEqual(failed('price-changed'));
      expect(await world.taken()).toBe(0);
    });

    it('PLAN-9 does not look at the price of an order again that was taken', async () => {
      const world = await makeWorld();
      const order = await anOrder(world, aPlanWish());
      const charge = await world.orders.place(order);
      await world.changePrices();
      expect(await world.orders.place(order)).toEqual(charge);
    });

    it('PLAN-9 takes a key for one order only', async () => {
      const world = await makeWorld();
      const order = await anOrder(world, aPlanWish());
      await world.orders.place(order);
      const other = { ...order, wish: aPlanWish({ payUpFront: false }) };
      expect(await world.orders.place(other)).toEqual(failed('key-reused'));
      expect(await world.taken()).toBe(9900);
    });

    it('PLAN-9 tells of a declined card, again under the same key, and takes a new order', async () => {
      const world = await makeWorld();
      const declined = await anOrder(world, aPlanWish(), null, 'declined');
      const charge = valueOf(await world.orders.place(declined));
      expect(charge).toMatchObject({ is: 'declined', why: 'card-declined' });
      expect(await world.orders.place(declined)).toEqual({ ok: true, value: charge });
      const again = { ...(await anOrder(world, aPlanWish())), orderKey: 'another-key' };
      expect(valueOf(await world.orders.place(again)).is).toBe('paid');
    });

    it('PLAN-9 waits for the bank, and is paid once the bank has confirmed', async () => {
      const world = await makeWorld();
      const order = await anOrder(world, aPlanWish(), null, 'bank');
      const secret = secretOf(valueOf(await world.orders.place(order)));
      expect(secretOf(valueOf(await world.orders.place(order)))).toBe(secret);
      expect(await world.taken()).toBe(0);
      await world.askBank(secret, 'confirms');
      expect(valueOf(await world.orders.place(order)).is).toBe('paid');
      expect(await world.taken()).toBe(9900);
    });

    it('PLAN-9 is declined for good when the bank refused', async () => {
      const world = await makeWorld();
      const order = await anOrder(world, aPlanWish(), null, 'bank');
      await world.askBank(secretOf(valueOf(await world.orders.place(order))), 'refuses');
      expect(valueOf(await world.orders.place(order)).is).toBe('declined');
      expect(await world.taken()).toBe(0);
    });

    it('PLAN-9 gives up an order of a plan that waits for the bank when another is placed', async () => {
      const world = await makeWorld();
      const first = await anOrder(world, aPlanWish(), null, 'bank');
      const secret = secretOf(valueOf(await world.orders.place(first)));
      const other = { ...(await anOrder(world, aPlanWish())), orderKey: 'another-key' };
      expect(valueOf(await world.orders.place(other)).is).toBe('paid');
      await world.askBank(secret, 'confirms');
      expect(valueOf(await world.orders.place(first)).is).toBe('declined');
      expect(await world.taken()).toBe(9900);
    });

    it('PLAN-9 refuses what is not sold, and a card that is not saved', async () => {
      const world = await makeWorld();
      const unknown = aPlanWish({ sku: 'no_such_plan' });
      expect(await world.orders.estimate(unknown)).toEqual(failed('product-unknown'));
      const order = await anOrder(world, aPlanWish());
      expect(await world.orders.place({ ...order, wish: unknown })).toEqual(failed('refused'));
      const stranger = { is: 'saved-card', cardId: 'card_of_somebody_else' } as const;
      expect(await world.orders.place({ ...order, source: stranger })).toEqual(failed('refused'));
    });

    it('PLAN-9 holds the price of a report without taking it', async () => {
      const world = await makeWorld();
      const request = { price: 1999, reportType: 'residential', orderKey: 'hold' };
      const held = valueOf(await world.orders.authorize(request));
      expect(held).toMatchObject({ is: 'authorized', price: 1999 });
      expect(await world.orders.authorize(request)).toEqual({ ok: true, value: held });
      expect(await world.orders.authorize({ ...request, price: 1 })).toEqual(failed('key-reused'));
      const cheap = { ...request, price: 1, orderKey: 'cheap' };
      expect(await world.orders.authorize(cheap)).toEqual(failed('price-changed'));
      expect(await world.taken()).toBe(0);
    });

    it.each(['confirms', 'refuses'] as const)(
      'PLAN-9 asks a bank that %s before a price is held',
      async (bank) => {
        const world = await makeWorld();
        await world.payBy('bank');
        const request = { price: 1999, reportType: 'residential', orderKey: 'hold' };
        const asked = valueOf(await world.orders.authorize(request));
        if (asked.is !== 'needs-confirmation') expect.fail(`it is ${asked.is}`);
        expect(await world.orders.authorize(request)).toEqual({ ok: true, value: asked });
        await world.askBank(asked.secret, bank);
        const answered = valueOf(await world.orders.authorize(request));
        expect(answered.is).toBe(bank === 'confirms' ? 'authorized' : 'declined');
      },
    );

    it('PLAN-9 holds nothing on a card that is declined', async () => {
      const world = await makeWorld();
      await world.payBy('declined');
      const request = { price: 1999, reportType: 'residential', orderKey: 'hold' };
      expect(valueOf(await world.orders.authorize(request)).is).toBe('declined');
    });

    it('PLAN-1 lists the single reports that were bought, and nothing else', async () => {
      const world = await makeWorld();
      expect(await world.orders.purchasedReports()).toEqual({ ok: true, value: [] });
      // First, since a plan has a price of its own for one more.
      const report = { ...(await anOrder(world, aReportPurchaseWish())), orderKey: 'report' };
      await world.orders.place(report);
      await world.orders.place(await anOrder(world, aPlanWish()));
      expect(valueOf(await world.orders.purchasedReports())).toMatchObject([
        { amount: 1999, bought: { is: 'report', reportType: 'residential' } },
      ]);
    });

    it.each(['signed-out', 'unavailable'] as const)(
      'PLAN-9 answers a failure, and never throws: %s',
      async (failure) => {
        const world = await makeWorld();
        const order = await anOrder(world, aPlanWish());
        await (failure === 'signed-out' ? world.endSession() : world.breakConnection());
        for (const answer of [
          await world.orders.estimate(order.wish),
          await world.orders.place(order),
          await world.orders.authorize({ price: 1999, reportType: 'residential', orderKey: 'hold' }),
          await world.orders.applyCoupon(aCouponCode()),
          await world.orders.purchasedReports(),
        ]) {
          expect(answer).toEqual(failed(failure));
        }
        expect(await world.taken()).toBe(0);
      },
    );
  });
}

async function anOrder(
  world: OrderWorld,
  wish: OrderWish,
  told: Estimate | null = null,
  card: 'good' | 'declined' | 'bank' = 'good',
): Promise<Order> {
  const { total } = told ?? valueOf(await world.orders.estimate(wish));
  return { wish, total, source: await world.newCard(card), orderKey: `key ${card}` };
}

function secretOf(charge: Charge): string {
  if (charge.is !== 'needs-confirmation') expect.fail(`it is ${charge.is}`);
  return charge.secret;
}

function failed(failure: string) {
  return { ok: false, failure };
}

function valueOf<Value>(result: Result<Value, string>): Value {
  if (!result.ok) expect.fail(`refused with ${result.failure}`);
  return result.value;
}
