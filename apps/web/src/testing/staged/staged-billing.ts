import {
  BillingGateway,
  CardCollector,
  OrderGateway,
  OverageGateway,
  PlannedPlanGateway,
  ProductGateway,
} from '@ridgeline/core/billing';
import {
  FakeBillingGateway,
  FakeBillingServer,
  FakeCardCollector,
  FakeOrderGateway,
  FakeOverageGateway,
  FakePlannedPlanGateway,
  FakeProductGateway,
} from '@ridgeline/core/testing/billing';
import type { Clock } from '@ridgeline/core/shared';
import type { Stripe } from '@stripe/stripe-js';
import { CardFields } from '../../view-model/card-fields.ts';
import { staged } from './staged.ts';

/** The provider's fields without the provider: a box that says that it is there. */
export class FakeCardFields extends CardFields {
  isReachable = true;

  override async library(): Promise<Stripe | null> {
    return this.isReachable ? FAKE_LIBRARY : null;
  }

  override enterIn(): () => void {
    return () => {};
  }

  override entered(): void {}
}

const nothing = (): void => {};
/** What Stripe's React components call. */
const FAKE_LIBRARY = {
  elements: () => ({
    create: () => ({
      mount: (host: HTMLElement) => void (host.textContent = 'card fields'),
      on: nothing,
      off: nothing,
      destroy: nothing,
    }),
  }),
  createToken: nothing,
  createPaymentMethod: nothing,
  confirmCardPayment: nothing,
} as unknown as Stripe;

/** A shop with a payment provider: `shop` has its state, `cards` is where a card is typed. */
export function stageBilling(clock: Clock) {
  const shop = new FakeBillingServer(clock);
  const fakes = {
    shop,
    cards: new FakeCardCollector(shop),
    cardFields: new FakeCardFields(),
    orders: new FakeOrderGateway(shop),
    overages: new FakeOverageGateway(shop),
    plannedPlans: new FakePlannedPlanGateway(shop),
  };
  const replacements = [
    staged(BillingGateway, new FakeBillingGateway(shop)),
    staged(OrderGateway, fakes.orders),
    staged(OverageGateway, fakes.overages),
    staged(PlannedPlanGateway, fakes.plannedPlans),
    staged(ProductGateway, new FakeProductGateway(shop)),
    staged(CardCollector, fakes.cards),
    staged(CardFields, fakes.cardFields),
  ];
  return { fakes, replacements };
}
