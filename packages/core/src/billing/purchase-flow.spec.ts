import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SECOND } from '../shared/instant.ts';
import type { Result } from '../shared/result.ts';
import { aPlanWish, aReportPurchaseWish, anAddOnWish } from '../testing/billing/billing.builder.ts';
import { FakeCardCollector } from '../testing/billing/fake-card-collector.ts';
import { FakeOrderGateway } from '../testing/billing/fake-order-gateway.ts';
import { purchaseWorld } from '../testing/billing/purchase-world.ts';
import type { FakeBillingServer } from '../testing/billing/fake-billing-server.ts';
import { aPlan } from '../testing/plans/plan.builder.ts';
import type { CollectFailure, ConfirmFailure } from './card-collector.port.ts';
import type { CardToken } from './card-token.policy.ts';
import type { Estimate } from './estimate.policy.ts';
import type { EstimateFailure, OrderFailure } from './order-gateway.port.ts';
import type { Charge, Order, OrderWish } from './order.ts';
import type { PurchaseFlow } from './purchase-flow.ts';

const savedCard = { is: 'saved-card', cardId: 'card_good_1' } as const;
const newCard = { is: 'new-card', address: null } as const;

/** Requests and responses arrive in the order the scheduler draws. */
class ScheduledOrders extends FakeOrderGateway {
  readonly #scheduler: fc.Scheduler;
  constructor(server: FakeBillingServer, scheduler: fc.Scheduler) {
    super(server);
    this.#scheduler = scheduler;
  }
  override async estimate(wish: OrderWish): Promise<Result<Estimate, EstimateFailure>> {
    await this.#scheduler.schedule(Promise.resolve(), 'estimate arrives');
    return this.#scheduler.schedule(super.estimate(wish), 'estimate is answered');
  }
  override async place(order: Order): Promise<Result<Charge, OrderFailure>> {
    await this.#scheduler.schedule(Promise.resolve(), 'order arrives');
    return this.#scheduler.schedule(super.place(order), 'order is answered');
  }
}

class ScheduledCards extends FakeCardCollector {
  readonly #scheduler: fc.Scheduler;
  constructor(server: FakeBillingServer, scheduler: fc.Scheduler) {
    super(server);
    this.#scheduler = scheduler;
  }
  override async collect(): Promise<Result<CardToken, CollectFailure>> {
    return this.#scheduler.schedule(super.collect(null), 'card is collected');
  }
  override async confirm(secret: string): Promise<Result<void, ConfirmFailure>> {
    return this.#scheduler.schedule(super.confirm(secret), 'bank answers');
  }
}

function scheduledWorld(scheduler: fc.Scheduler) {
  const world = purchaseWorld();
  const orders = new ScheduledOrders(world.server, scheduler);
  const cards = new ScheduledCards(world.server, scheduler);
  return { ...world, orders, cards, flow: world.startFlow('flow', { orders, cards }) };
}

describe('a purchase flow', () => {
  it('PLAN-9 goes from a wish to what is paid for, and tells every step', async () => {
    const { startFlow, told, server } = purchaseWorld();
    const flow = startFlow('flow');
    await flow.wish(aPlanWish());
    await flow.pay(savedCard);
    expect(told.map(({ step }) => step.is)).toEqual(['estimating', 'ready', 'paying', 'paid']);
    expect(flow.purchase.step).toEqual({ is: 'paid', receipt: server.charges[0] });
    expect(told.at(-1)).toBe(flow.purchase);
  });

  it('PLAN-9 collects a new card, asks the bank, and is paid', async () => {
    const { startFlow, told, cards } = purchaseWorld();
    const flow = startFlow('flow');
    cards.type('bank');
    await flow.wish(aPlanWish());
    await flow.pay(newCard);
    await flow.confirm();
    expect(told.map(({ step }) => step.is)).toEqual([
      'estimating',
      'ready',
      'collecting-card',
      'paying',
      'needs-confirmation',
      'confirming',
      'paying',
      'paid',
    ]);
  });

  it('PLAN-9 asks what became of an order whose answer was lost, and charges it once', async () => {
    const { startFlow, server } = purchaseWorld();
    const flow = startFlow('flow');
    await flow.wish(aPlanWish());
    server.losesAnswers = true;
    await flow.pay(savedCard);
    await flow.askAgain();
    expect(flow.purchase.step).toMatchObject({ is: 'unsettled', why: 'unavailable' });
    await flow.giveUp();
    expect(flow.purchase.step.is).toBe('unsettled');
    server.losesAnswers = false;
    await flow.askAgain();
    expect(flow.purchase.step).toEqual({ is: 'paid', receipt: server.charges[0] });
    expect(server.charges).toHaveLength(1);
  });

  it.each([aReportPurchaseWish(), anAddOnWish()])('PLAN-1 buys $is too', async (wish) => {
    const { startFlow, server } = purchaseWorld();
    const flow = startFlow('flow');
    await flow.wish(wish);
    await flow.pay(savedCard);
    expect(server.charges).toMatchObject([{ bought: { is: wish.is, sku: wish.sku } }]);
  });

  it('PLAN-9 refuses a person who may not buy, without a request', async () => {
    const { startFlow, orders } = purchaseWorld();
    const flow = startFlow('flow', { buyer: { owner: false, plan: aPlan() } });
    await flow.wish(aPlanWish());
    expect(flow.purchase.step).toMatchObject({ is: 'no-estimate', why: 'not-owner' });
    expect(orders.called).toEqual([]);
  });

  it('START-7 PLAN-9 does not pay by an estimate that is 15 seconds old, and estimates again', async () => {
    const { startFlow, clock, server } = purchaseWorld();
    const flow = startFlow('flow');
    await flow.wish(aPlanWish());
    clock.advance(15 * SECOND);
    server.changePrices(100);
    await flow.pay(savedCard);
    expect(flow.purchase.step).toMatchObject({
      is: 'ready',
      news: 'estimate-stale',
      estimate: { total: 10_000 },
    });
    expect(server.charges).toEqual([]);
    await flow.pay(savedCard);
    expect(server.charges).toMatchObject([{ amount: 10_000 }]);
  });

  it('PLAN-9 shows the new price if it changed between estimate and payment', async () => {
    const { startFlow, server } = purchaseWorld();
    const flow = startFlow('flow');
    await flow.wish(aPlanWish());
    server.changePrices(100);
    await flow.pay(savedCard);
    expect(flow.purchase.step).toMatchObject({
      is: 'ready',
      news: 'price-changed',
      estimate: { total: 10_000 },
    });
    expect(server.charges).toEqual([]);
  });

  it('PLAN-9 estimates again when asked to, and nothing happens that does not fit', async () => {
    const { startFlow, server, told } = purchaseWorld();
    const flow = startFlow('flow');
    await flow.confirm();
    await flow.askAgain();
    await flow.refresh();
    await flow.pay(savedCard);
    expect(told).toEqual([]);
    server.reachable = false;
    await flow.wish(aPlanWish());
    server.reachable = true;
    await flow.refresh();
    expect(told.map(({ step }) => step.is)).toEqual(['estimating', 'no-estimate', 'estimating', 'ready']);
  });

  it('PLAN-9 a double press of Pay charges once, in whatever order calls and answers come', async () => {
    const payments = fc.array(fc.constantFrom(savedCard, newCard), { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), payments, async (scheduler, presses) => {
        const { flow, cards, server } = scheduledWorld(scheduler);
        cards.type('good');
        const wished = flow.wish(aPlanWish());
        await scheduler.waitFor(wished);
        const pressed = Promise.all(presses.map((by) => flow.pay(by)));
        await scheduler.waitFor(pressed);
        expect(flow.purchase.step.is).toBe('paid');
        expect(server.charges).toHaveLength(1);
      }),
    );
  });

  it('PLAN-9 the last wish is the one estimated, whichever answer comes last', async () => {
    const wishes = fc.array(
      fc.constantFrom(aPlanWish(), aPlanWish({ billing: 'annual' }), aReportPurchaseWish(), anAddOnWish()),
      { minLength: 2, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), wishes, async (scheduler, all) => {
        const { flow, server, told } = scheduledWorld(scheduler);
        const wished: Promise<void>[] = [];
        for (const wish of all) {
          wished.push(flow.wish(wish));
          if (scheduler.count() > 1) await scheduler.waitOne();
        }
        const answered = Promise.all(wished);
        await scheduler.waitFor(answered);
        const last = all.at(-1);
        expect(flow.purchase.step).toMatchObject({ is: 'ready', wish: last });
        for (const { step } of told) {
          if (step.is !== 'ready') continue;
          const expected = server.estimate(step.wish);
          expect(step.estimate.total).toBe(expected.ok && expected.value.total);
        }
      }),
    );
  });

  it('PLAN-9 whatever is pressed while calls are on their way, what is seen is what was charged', async () => {
    const presses = fc.array(
      fc.constantFrom<(flow: PurchaseFlow) => Promise<void>>(
        (flow) => flow.wish(aPlanWish()),
        (flow) => flow.wish(aReportPurchaseWish()),
        (flow) => flow.pay(savedCard),
        (flow) => flow.pay(newCard),
        (flow) => flow.confirm(),
        (flow) => flow.askAgain(),
        (flow) => flow.refresh(),
        (flow) => flow.giveUp(),
      ),
      { maxLength: 25 },
    );
    const cards = fc.constantFrom('good', 'declined', 'bank', 'nothing');
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), cards, presses, async (scheduler, card, all) => {
        const world = scheduledWorld(scheduler);
        const { flow, server } = world;
        world.cards.type(card);
        const done: Promise<void>[] = [flow.wish(aPlanWish())];
        for (const press of all) {
          done.push(press(flow));
          if (scheduler.count() > 0) await scheduler.waitOne();
        }
        await scheduler.waitFor(Promise.all(done));
        const { step } = flow.purchase;
        expect(server.charges).toEqual(step.is === 'paid' ? [step.receipt] : []);
      }),
    );
  });
});
