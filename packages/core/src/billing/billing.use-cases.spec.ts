import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BillingEvent } from './billing-ledger.policy.ts';
import { FakeBillingServer } from '../testing/billing/fake-billing-server.ts';
import {
  aCard,
  aPlanProduct,
  aPlanWish,
  aReportProduct,
  aReportPurchaseWish,
  aToken,
  anAddOnWish,
} from '../testing/billing/billing.builder.ts';
import { FakeBillingGateway } from '../testing/billing/fake-billing-gateway.ts';
import { FakeCardCollector } from '../testing/billing/fake-card-collector.ts';
import { FakeOrderGateway } from '../testing/billing/fake-order-gateway.ts';
import { FakeProductGateway } from '../testing/billing/fake-product-gateway.ts';
import { aPlan } from '../testing/plans/plan.builder.ts';
import { FakeClock } from '../testing/shared/fake-clock.ts';
import { AddCard } from './add-card.use-case.ts';
import { ApplyCoupon } from './apply-coupon.use-case.ts';
import { AuthorizePayment } from './authorize-payment.use-case.ts';
import { parseBillingAddress } from './billing-address.policy.ts';
import { ChangeCard } from './change-card.use-case.ts';
import { EstimateOrder } from './estimate-order.use-case.ts';
import { LookUpProducts } from './look-up-products.use-case.ts';
import { PlaceOrder } from './place-order.use-case.ts';
import { retryText } from './billing-texts.policy.ts';
import { readRetryAnswer } from './retry-answer.policy.ts';
import { RemovePaymentInfo } from './remove-payment-info.use-case.ts';
import { RetryPayment } from './retry-payment.use-case.ts';

function setUp() {
  const clock = new FakeClock();
  const server = new FakeBillingServer(clock);
  const billing = new FakeBillingGateway(server);
  const cards = new FakeCardCollector(server);
  const orders = new FakeOrderGateway(server);
  const products = new FakeProductGateway(server);
  const card = aCard({ id: 'card_good_1' });
  server.saved = { cards: [card], defaultId: card.id };
  return { clock, server, billing, cards, orders, products, card };
}

const solo = { owner: true, plan: null };
const failed = (failure: string) => ({ ok: false, failure });

describe('cards', () => {
  it('PLAN-9 are typed into the provider’s fields, collected by token with the address, and saved', async () => {
    const { server, billing, cards, card } = setUp();
    const address = parseBillingAddress({
      billingAddress: '1437 Bannock St',
      billingCity: 'Denver',
      billingZip: '80202',
    });
    if (!address.ok) expect.fail('no address');
    cards.type('good');
    const saved = await new AddCard(cards, billing).run(address.value);
    expect(saved).toMatchObject({
      ok: true,
      value: { cards: [card, { id: 'pm_good_1' }], defaultId: card.id },
    });
    expect(cards.collected).toEqual([address.value]);
    expect(await billing.paymentInfo()).toEqual({ ok: true, value: server.saved });
  });

  it.each([
    ['nothing', 'card-incomplete'],
    ['rejected', 'card-rejected'],
  ] as const)('PLAN-9 that are %s are not saved: %s', async (typed, failure) => {
    const { billing, cards, server } = setUp();
    cards.type(typed);
    expect(await new AddCard(cards, billing).run(null)).toEqual(failed(failure));
    expect(await cards.collect(null)).toEqual(failed(failure));
    expect(server.saved.cards).toHaveLength(1);
  });

  it('PLAN-9 are changed, and made the default one', async () => {
    const { billing, clock, server } = setUp();
    await billing.saveCard(aToken('pm_good_2'));
    const change = new ChangeCard(billing, clock);
    expect(await change.run('pm_good_2', { expMonth: '04', expYear: '31' })).toMatchObject({
      value: { cards: [{ expYear: 2030 }, { expMonth: 4, expYear: 2031 }] },
    });
    expect(await change.run('pm_good_2', { expMonth: 2, expYear: 2026 })).toEqual(failed('card-expired'));
    expect(await change.run('unknown', { expMonth: 4, expYear: 2031 })).toEqual(failed('not-found'));
    expect(await billing.setDefaultCard('pm_good_2')).toMatchObject({
      value: { defaultId: 'pm_good_2' },
    });
    expect(server.saved.defaultId).toBe('pm_good_2');
  });

  it('PLAN-9 are removed, unless a plan is paid by them', async () => {
    const { billing, server } = setUp();
    const remove = new RemovePaymentInfo(billing);
    expect(await remove.run(aPlan())).toEqual(failed('plan-needs-card'));
    expect(server.saved.cards).toHaveLength(1);
    expect(await remove.run(null)).toEqual({ ok: true, value: { cards: [], defaultId: null } });
  });
});

describe('retrying a payment', () => {
  const owed: BillingEvent[] = [
    { id: 'e1', billId: 'b1', at: 0, is: 'billed', title: 'Essential', titleEs: null, amount: 9900, tax: 0 },
    { id: 'e2', billId: 'b1', at: 1, is: 'failed-payment' },
  ];

  it('PLAN-9 pays what is past due', async () => {
    const { server, billing, cards } = setUp();
    server.note(...owed);
    expect(await new RetryPayment(billing, cards).run()).toEqual({ success: true });
    expect(await billing.history()).toMatchObject({ value: [{ status: 'paid' }] });
    expect(await billing.transactions()).toMatchObject({
      value: [{ is: 'payment', amount: 9900 }, { is: 'failed-payment' }],
    });
  });

  it('PLAN-9 on error returns success false with a message: the server’s, or else ours', async () => {
    const { server, billing, cards } = setUp();
    const retry = new RetryPayment(billing, cards);
    const failure = async () => {
      const outcome = await retry.run();
      if (outcome.success) throw new Error('it was paid');
      return [retryText(outcome, 'en'), retryText(outcome, 'es')];
    };
    const none = 'There is no payment to retry.';
    expect(await failure()).toEqual([none, none]);
    server.reachable = false;
    expect(await failure()).toEqual([
      'Your payment could not be retried. Please try again.',
      'No se pudo reintentar su pago. Inténtelo de nuevo.',
    ]);
  });

  it.each(['confirms', 'refuses'] as const)('PLAN-9 whose bank wants to be asked, and %s', async (bank) => {
    const { server, billing, cards } = setUp();
    server.note(...owed);
    server.saved = { cards: [aCard({ id: 'card_bank_1' })], defaultId: 'card_bank_1' };
    server.bank = bank;
    expect(await new RetryPayment(billing, cards).run()).toEqual(
      bank === 'confirms'
        ? { success: true }
        : { success: false, why: 'confirmation-refused', message: null },
    );
    expect(await billing.history()).toMatchObject({
      value: [{ status: bank === 'confirms' ? 'paid' : 'past-due' }],
    });
    server.bank = 'confirms';
    expect((await new RetryPayment(billing, cards).run()).success).toBe(bank === 'refuses');
  });

  it.each([
    [{ success: true, message: 'paid' }, { success: true }],
    [
      { success: false, message: ' declined ' },
      { success: false, message: 'declined', secret: null },
    ],
    [
      { success: false, message: ' ' },
      { success: false, message: null, secret: null },
    ],
    [
      { success: false, message: 7 },
      { success: false, message: null, secret: null },
    ],
    [{ success: false }, { success: false, message: null, secret: null }],
    [
      { success: false, client_secret: 'pi_secret' },
      { success: false, message: null, secret: 'pi_secret' },
    ],
    [{ success: 'true' }, { success: false, message: null, secret: null }],
    [{}, { success: false, message: null, secret: null }],
    [null, { success: false, message: null, secret: null }],
  ])('PLAN-9 reads %j', (input, answer) => {
    expect(readRetryAnswer(input)).toEqual(answer);
  });

  it('PLAN-9 reads anything, and nothing but a success as one', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ success: fc.anything(), message: fc.anything() })),
        (input) => {
          const said =
            typeof input === 'object' && input !== null && 'success' in input && input.success === true;
          expect(readRetryAnswer(input).success).toBe(said);
        },
      ),
    );
  });
});

describe('products', () => {
  it('PLAN-9 are listed by type and found by sku', async () => {
    const { products } = setUp();
    expect(await products.list('code-report')).toEqual({
      ok: true,
      value: [aReportProduct()],
    });
    expect(await products.find('code-report-plan', 'plan_23_q2_0003')).toEqual({
      ok: true,
      value: aPlanProduct(),
    });
    expect(await products.find('code-report', 'plan_23_q2_0003')).toEqual(failed('not-found'));
  });

  it('API-6 are looked up by skus, and the list is empty on failure', async () => {
    const { products, server } = setUp();
    const lookUp = new LookUpProducts(products);
    expect(await lookUp.run(['single_report', 'no_such_sku', 'plan_23_q2_0003'])).toEqual([
      aReportProduct(),
      aPlanProduct(),
    ]);
    expect(await lookUp.run([])).toEqual([]);
    server.signedIn = false;
    expect(await lookUp.run(['single_report'])).toEqual([]);
    server.reachable = false;
    expect(await lookUp.run(['single_report'])).toEqual([]);
  });

  it('API-6 of no sku are not even asked about', async () => {
    const { server } = setUp();
    class NeverAsked extends FakeProductGateway {
      override async lookUp(): Promise<never> {
        return expect.fail('it was asked');
      }
    }
    expect(await new LookUpProducts(new NeverAsked(server)).run([])).toEqual([]);
  });
});

describe('orders', () => {
  it.each([
    ['a plan', aPlanWish(), 9900],
    ['a single report', aReportPurchaseWish(), 1999],
    ['an add-on', anAddOnWish(), 2500],
  ] as const)('PLAN-1 PLAN-9 of %s are estimated and placed', async (_, wish, total) => {
    const { orders, server, card } = setUp();
    expect(await new EstimateOrder(orders).run(wish, solo)).toMatchObject({ ok: true, value: { total } });
    const source = { is: 'saved-card', cardId: card.id } as const;
    const placed = await new PlaceOrder(orders).run({ wish, total, source, orderKey: 'key' }, solo);
    expect(placed).toMatchObject({ ok: true, value: { is: 'paid', receipt: { amount: total } } });
    expect(server.charges).toHaveLength(1);
    const reports = await orders.purchasedReports();
    expect(reports.ok && reports.value.length).toBe(wish.is === 'report' ? 1 : 0);
  });

  it('PLAN-9 without the right are neither estimated nor placed', async () => {
    const { orders, card } = setUp();
    const member = { owner: false, plan: null };
    const source = { is: 'saved-card', cardId: card.id } as const;
    const order = { wish: aPlanWish(), total: 9900, source, orderKey: 'key' };
    expect(await new EstimateOrder(orders).run(order.wish, member)).toEqual(failed('not-owner'));
    expect(await new PlaceOrder(orders).run(order, member)).toEqual(failed('not-owner'));
    expect(orders.called).toEqual([]);
  });

  it('PLAN-9 a price is authorized for a type of report, if it is one', async () => {
    const { orders } = setUp();
    const authorize = new AuthorizePayment(orders);
    const request = { price: 1999, reportType: 'residential', orderKey: 'key' };
    expect(await authorize.run(request)).toMatchObject({
      ok: true,
      value: { is: 'authorized', price: 1999 },
    });
    for (const price of [0, -1, 19.99, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(await authorize.run({ ...request, price })).toEqual(failed('price-invalid'));
    }
    expect(orders.called).toEqual(['authorize 1999']);
  });

  it('PLAN-1 PLAN-9 a coupon is applied, if it is one', async () => {
    const { orders } = setUp();
    const apply = new ApplyCoupon(orders);
    expect(await apply.run(' SPRING ')).toMatchObject({ ok: true, value: { id: 'SPRING' } });
    expect(await apply.run('NOSUCH')).toEqual(failed('coupon-unknown'));
    expect(await apply.run('')).toEqual(failed('coupon-code-invalid'));
    expect(orders.called).toEqual(['coupon SPRING', 'coupon NOSUCH']);
  });

  it('PLAN-9 a payment is confirmed by the bank', async () => {
    const { orders, cards, server } = setUp();
    const source = { is: 'new-card', token: aToken('pm_bank_1') } as const;
    const order = { wish: aPlanWish(), total: 9900, source, orderKey: 'key' };
    const place = new PlaceOrder(orders);
    const placed = await place.run(order, solo);
    if (!placed.ok || placed.value.is !== 'needs-confirmation') expect.fail('the bank is not asked');
    expect(await cards.confirm(placed.value.secret)).toMatchObject({ ok: true });
    expect(await place.run(order, solo)).toMatchObject({ value: { is: 'paid' } });
    expect(server.charges).toHaveLength(1);
    expect(await cards.confirm('a secret of nobody')).toEqual(failed('confirmation-refused'));
  });
});
