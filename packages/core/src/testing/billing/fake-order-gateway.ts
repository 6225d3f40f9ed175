import type { Authorization, AuthorizationRequest } from '../../billing/authorization.ts';
import type { Coupon, CouponCode } from '../../billing/coupon.policy.ts';
import type { Estimate } from '../../billing/estimate.policy.ts';
import { newestFirst } from '../../billing/billing-history.ts';
import {
  OrderGateway,
  type CouponFailure,
  type EstimateFailure,
  type OrderFailure,
} from '../../billing/order-gateway.port.ts';
import type { Charge, Order, OrderWish, Receipt } from '../../billing/order.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { FakeBillingServer } from './fake-billing-server.ts';

/** Passes `orderGatewayContract`, as the real adapters do. */
export class FakeOrderGateway extends OrderGateway {
  /** The calls received, in order. */
  readonly called: string[] = [];
  readonly #server: FakeBillingServer;
  readonly #held = new Map<string, AuthorizationRequest>();

  constructor(server: FakeBillingServer) {
    super();
    this.#server = server;
  }

  override async estimate(wish: OrderWish): Promise<Result<Estimate, EstimateFailure>> {
    this.called.push(`estimate ${wish.sku}`);
    return this.#server.answer(() => this.#server.estimate(wish));
  }

  override async place(order: Order): Promise<Result<Charge, OrderFailure>> {
    this.called.push(`place ${order.orderKey}`);
    return this.#server.answer(() => this.#server.place(order));
  }

  override async authorize(request: AuthorizationRequest): Promise<Result<Authorization, OrderFailure>> {
    this.called.push(`authorize ${request.price}`);
    return this.#server.answer<Authorization, OrderFailure>(() => this.#hold(request));
  }

  override async applyCoupon(code: CouponCode): Promise<Result<Coupon, CouponFailure>> {
    this.called.push(`coupon ${code}`);
    return this.#server.answer<Coupon, CouponFailure>(() => {
      const coupon = this.#server.coupons.find(({ id }) => id === code);
      return coupon ? ok(coupon) : fail('coupon-unknown');
    });
  }

  override async purchasedReports(): Promise<Result<readonly Receipt[], 'signed-out' | 'unavailable'>> {
    this.called.push('purchasedReports');
    return this.#server.answer<readonly Receipt[], never>(() => {
      const reports = this.#server.charges.filter(({ bought }) => bought.is === 'report');
      const dated = reports.map((receipt) => ({ id: receipt.orderId, at: receipt.paidAt, receipt }));
      return ok(newestFirst(dated).map(({ receipt }) => receipt));
    });
  }

  #hold(request: AuthorizationRequest): Result<Authorization, OrderFailure> {
    const { price, reportType, orderKey } = request;
    const held = this.#held.get(orderKey);
    if (held && (held.price !== price || held.reportType !== reportType)) return fail('key-reused');
    const card = this.#server.cardInUse;
    const sold = this.#server.products.some(
      ({ type, prices }) => type === 'code-report' && prices.some(({ amount }) => amount === price),
    );
    if (!sold) return fail('price-changed');
    if (card === null) return fail('refused');
    const secret = `secret of ${orderKey}`;
    const confirmed = card === 'bank' ? (this.#server.holds.get(secret) ?? null) : card === 'good';
    if (confirmed === false) return ok({ is: 'declined', why: 'card-declined' });
    if (confirmed === null) {
      this.#server.holds.set(secret, null);
      return ok({ is: 'needs-confirmation', secret });
    }
    this.#held.set(orderKey, request);
    return ok({ is: 'authorized', id: `held ${orderKey}`, price });
  }
}
