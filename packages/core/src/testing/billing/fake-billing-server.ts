import {
  withEvents,
  EMPTY_LEDGER,
  type BillingEvent,
  type BillingLedger,
} from '../../billing/billing-ledger.policy.ts';
import type { Coupon } from '../../billing/coupon.policy.ts';
import { chargedFrom, estimateOf, type Estimate } from '../../billing/estimate.policy.ts';
import type { Cents } from '../../billing/money.ts';
import type { EstimateFailure, OrderFailure } from '../../billing/order-gateway.port.ts';
import type { Bought, Charge, Order, OrderWish, PaymentSource, Receipt } from '../../billing/order.ts';
import { priceOf } from '../../billing/product-price.policy.ts';
import type { Product, ProductPrice } from '../../billing/product.ts';
import { NO_SAVED_CARDS, cardInUse, type SavedCards } from '../../billing/saved-cards.policy.ts';
import type { Clock } from '../../shared/clock.port.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { aPlan } from '../plans/plan.builder.ts';
import { aCoupon, aPlanProduct, aReportProduct, anAddOnProduct } from './billing.builder.ts';

/** How a card behaves when charged: the second word of its token (`pm_bank_7`) or of its id. */
export const TEST_CARDS = ['good', 'declined', 'bank'] as const;
export type TestCard = (typeof TEST_CARDS)[number];

type Standing = Charge | { readonly is: 'waiting'; readonly secret: string };
type Kept = { readonly body: string; readonly order: Order; standing: Standing };

/** In-memory state of one user's shop, payment provider and bank, shared by several fakes. */
export class FakeBillingServer {
  readonly clock: Clock;
  readonly charges: Receipt[] = [];
  saved: SavedCards = NO_SAVED_CARDS;
  ledger: BillingLedger = EMPTY_LEDGER;
  products: readonly Product[] = [aPlanProduct(), aReportProduct(), anAddOnProduct()];
  coupons: readonly Coupon[] = [aCoupon()];
  trialEndsAt: number | null = null;
  /** Whether the tax is not known before the buyer tells their state. */
  needsState = false;
  signedIn = true;
  reachable = true;
  /** The request is carried out, but the response is lost. */
  losesAnswers = false;
  bank: 'confirms' | 'refuses' = 'confirms';
  /** The bank's answer for each authorization, by secret; null before it is asked. */
  readonly holds = new Map<string, boolean | null>();
  readonly #orders = new Map<string, Kept>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Runs the call if the user is signed in and the server is reachable. */
  answer<Value, Failure>(
    answer: () => Result<Value, Failure>,
  ): Result<Value, Failure | 'signed-out' | 'unavailable'> {
    if (!this.reachable) return fail('unavailable');
    if (!this.signedIn) return fail('signed-out');
    const answered = answer();
    return this.losesAnswers ? fail('unavailable') : answered;
  }

  changePrices(by: Cents): void {
    this.products = this.products.map((product) => ({
      ...product,
      prices: product.prices.map((price) => ({ ...price, amount: price.amount + by })),
    }));
  }

  note(...events: BillingEvent[]): void {
    this.ledger = withEvents(this.ledger, events);
  }

  estimate(wish: OrderWish): Result<Estimate, Exclude<EstimateFailure, 'signed-out' | 'unavailable'>> {
    const product = this.products.find(({ sku }) => sku === wish.sku);
    const price = product ? priceFor(product, wish) : null;
    if (!product || !price) return fail('product-unknown');
    const code = wish.is === 'add-on' ? null : wish.couponCode;
    const coupon = this.coupons.find(({ id }) => id === code) ?? null;
    if (code !== null && coupon === null) return fail('coupon-unknown');
    const now = this.clock.now();
    const payUpFront = wish.is !== 'plan' || wish.payUpFront;
    return ok(
      estimateOf({
        lines: [
          {
            is: 'item',
            title: product.title,
            titleEs: product.spanish?.title ?? null,
            amount: price.amount,
          },
        ],
        coupon,
        taxRate: this.needsState ? null : 0,
        chargedAt: chargedFrom({ payUpFront, trialEndsAt: this.trialEndsAt, now }),
        now,
      }),
    );
  }

  place(order: Order): Result<Charge, Exclude<OrderFailure, 'signed-out' | 'unavailable'>> {
    const body = JSON.stringify(order);
    const known = this.#orders.get(order.orderKey);
    if (known) return known.body === body ? ok(told(known.standing)) : fail('key-reused');
    const card = this.cardOf(order.source);
    const estimate = this.estimate(order.wish);
    if (!estimate.ok || card === null) return fail('refused');
    if (estimate.value.total !== order.total) return fail('price-changed');
    if (order.wish.is === 'plan') this.#giveUpWaitingPlans();
    const kept: Kept = { body, order, standing: this.#charge(order, card) };
    this.#orders.set(order.orderKey, kept);
    return ok(told(kept.standing));
  }

  /** Lets the bank decide the waiting payment: whether it confirmed, or null if none is waiting. */
  askBank(secret: string): boolean | null {
    const confirmed = this.bank === 'confirms';
    if (this.holds.has(secret)) {
      this.holds.set(secret, confirmed);
      return confirmed;
    }
    const waiting = [...this.#orders.values()].find(
      ({ standing }) => standing.is === 'waiting' && standing.secret === secret,
    );
    if (!waiting) return null;
    waiting.standing = confirmed ? this.#paid(waiting.order) : { is: 'declined', why: 'card-declined' };
    return confirmed;
  }

  /** At most one open plan order. */
  #giveUpWaitingPlans(): void {
    for (const kept of this.#orders.values()) {
      const waits = kept.order.wish.is === 'plan' && kept.standing.is === 'waiting';
      if (waits) kept.standing = { is: 'declined', why: 'processing-error' };
    }
  }

  cardOf(source: PaymentSource): TestCard | null {
    if (source.is === 'new-card') return behaviour(source.token);
    return this.saved.cards.some(({ id }) => id === source.cardId) ? behaviour(source.cardId) : null;
  }

  get cardInUse(): TestCard | null {
    const card = cardInUse(this.saved);
    return card === null ? null : behaviour(card.id);
  }

  #charge(order: Order, card: TestCard): Standing {
    if (card === 'declined') return { is: 'declined', why: 'card-declined' };
    return card === 'bank' ? { is: 'waiting', secret: `secret of ${order.orderKey}` } : this.#paid(order);
  }

  #paid({ wish, total, orderKey }: Order): Charge {
    const paidAt = this.clock.now();
    const receipt = {
      orderId: `order ${orderKey}`,
      paidAt,
      amount: total,
      tax: 0,
      bought: boughtBy(wish, paidAt),
    };
    this.charges.push(receipt);
    const about = { billId: orderKey, at: paidAt, amount: total };
    this.note(
      { ...about, id: `${orderKey} billed`, is: 'billed', title: wish.sku, titleEs: null, tax: 0 },
      { ...about, id: `${orderKey} paid`, is: 'paid', receiptUrl: null },
    );
    return { is: 'paid', receipt };
  }
}

function told(standing: Standing): Charge {
  return standing.is === 'waiting' ? { is: 'needs-confirmation', secret: standing.secret } : standing;
}

function behaviour(id: string): TestCard | null {
  return TEST_CARDS.find((card) => id.split('_')[1] === card) ?? null;
}

function priceFor(product: Product, wish: OrderWish): ProductPrice | null {
  if (wish.is === 'add-on') return product.prices.find(({ priceId }) => priceId === wish.priceId) ?? null;
  return priceOf(product, wish.is === 'plan' ? wish : { billing: null, variant: null });
}

function boughtBy(wish: OrderWish, now: number): Bought {
  switch (wish.is) {
    case 'plan':
      return {
        is: 'plan',
        plan: aPlan({
          sku: wish.sku,
          option: wish.variant,
          billingPeriod: wish.billing ?? 'monthly',
          startTime: now,
        }),
      };
    case 'report':
      return { is: 'report', sku: wish.sku, reportType: wish.reportType };
    case 'add-on':
      return { is: 'add-on', sku: wish.sku };
  }
}
