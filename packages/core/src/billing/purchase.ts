import type { Instant } from '../shared/instant.ts';
import type { Result } from '../shared/result.ts';
import type { BillingAddress } from './billing-address.policy.ts';
import type { CollectFailure, ConfirmFailure } from './card-collector.port.ts';
import type { CardToken } from './card-token.policy.ts';
import type { EstimateOrderFailure } from './estimate-order.use-case.ts';
import type { Estimate } from './estimate.policy.ts';
import type {
  Charge,
  ConfirmationSecret,
  DeclineReason,
  Order,
  OrderWish,
  PaymentSource,
  Receipt,
} from './order.ts';
import type { PlaceOrderFailure } from './place-order.use-case.ts';

/**
 * PLAN-9: a purchase from choice to payment. Every call is numbered by `calls`; only the answer to the newest one
 * counts. Each accepted press of Pay is a `round` with an order of its own; an order that may have been charged is only
 * looked up again, with the key of its round.
 */
export type Purchase = {
  readonly key: string;
  readonly round: number;
  readonly calls: number;
  readonly step: PurchaseStep;
};

export type Wished = { readonly wish: OrderWish };
export type Estimated = Wished & { readonly estimate: Estimate };
export type Ordered = Estimated & { readonly source: PaymentSource };

export type PurchaseStep =
  | { readonly is: 'idle' }
  | (Wished & { readonly is: 'estimating'; readonly news: EstimateNews | null })
  | (Wished & { readonly is: 'no-estimate'; readonly why: EstimateOrderFailure })
  | (Estimated & { readonly is: 'ready'; readonly news: EstimateNews | null })
  | (Estimated & { readonly is: 'collecting-card'; readonly address: BillingAddress | null })
  | (Ordered & { readonly is: 'paying' })
  | (Ordered & { readonly is: 'needs-confirmation'; readonly secret: ConfirmationSecret })
  | (Ordered & { readonly is: 'confirming'; readonly secret: ConfirmationSecret })
  /** It is unknown whether it was charged. */
  | (Ordered & { readonly is: 'unsettled'; readonly why: Untold })
  | (Estimated & { readonly is: 'declined'; readonly why: PaymentProblem })
  | { readonly is: 'paid'; readonly receipt: Receipt };

/** Why a new estimate was requested automatically. */
export type EstimateNews = 'estimate-stale' | 'price-changed';
type Untold = Extract<
  PlaceOrderFailure | ConfirmFailure,
  'signed-out' | 'unavailable' | 'collector-unavailable'
>;
/** Nothing was charged. */
export type PaymentProblem =
  | DeclineReason
  | CollectFailure
  | Exclude<ConfirmFailure, Untold>
  | Exclude<PlaceOrderFailure, Untold | 'price-changed'>;

export type PaymentChoice =
  | { readonly is: 'new-card'; readonly address: BillingAddress | null }
  | { readonly is: 'saved-card'; readonly cardId: string };

export type PurchaseEvent =
  | { readonly type: 'wished'; readonly wish: OrderWish }
  | { readonly type: 'refreshed' }
  | {
      readonly type: 'estimate-answered';
      readonly call: number;
      readonly answer: Result<Estimate, EstimateOrderFailure>;
    }
  | {
      readonly type: 'pay-pressed';
      readonly by: PaymentChoice;
      readonly now: Instant;
      readonly production: boolean;
    }
  | {
      readonly type: 'card-answered';
      readonly call: number;
      readonly answer: Result<CardToken, CollectFailure>;
    }
  | {
      readonly type: 'charge-answered';
      readonly call: number;
      readonly answer: Result<Charge, PlaceOrderFailure>;
    }
  | { readonly type: 'confirm-pressed' }
  | {
      readonly type: 'confirmation-answered';
      readonly call: number;
      readonly answer: Result<void, ConfirmFailure>;
    }
  | { readonly type: 'asked-again' }
  | { readonly type: 'given-up' };

/** `key` is a new random text that identifies this purchase. */
export function startPurchase(key: string): Purchase {
  return { key, round: 0, calls: 0, step: { is: 'idle' } };
}

/** The order that was sent and may have been accepted. */
export function orderOf({ key, round }: Purchase, { wish, source, estimate }: Ordered): Order {
  return { wish, source, total: estimate.total, orderKey: `${key}-${round}` };
}
