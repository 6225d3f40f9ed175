import type { Buyer } from '../../billing/plan-purchase.policy.ts';
import { EstimateOrder } from '../../billing/estimate-order.use-case.ts';
import type { CardCollector } from '../../billing/card-collector.port.ts';
import type { OrderGateway } from '../../billing/order-gateway.port.ts';
import { PlaceOrder } from '../../billing/place-order.use-case.ts';
import { PurchaseFlow } from '../../billing/purchase-flow.ts';
import type { Purchase } from '../../billing/purchase.ts';
import { FakeClock } from '../shared/fake-clock.ts';
import { FakeBillingServer } from './fake-billing-server.ts';
import { aCard } from './billing.builder.ts';
import { FakeCardCollector } from './fake-card-collector.ts';
import { FakeOrderGateway } from './fake-order-gateway.ts';

export type PurchaseWorld = {
  readonly clock: FakeClock;
  readonly server: FakeBillingServer;
  readonly cards: FakeCardCollector;
  readonly orders: FakeOrderGateway;
  /** Every state published, in order. */
  readonly told: Purchase[];
  readonly startFlow: (key: string, through?: Through) => PurchaseFlow;
};

/** Wraps the calls from the flow to the fakes, e.g. to delay responses. */
export type Through = {
  readonly orders?: OrderGateway;
  readonly cards?: CardCollector;
  readonly buyer?: Buyer;
};

/** Ada buys for herself, in production, with a valid saved card: `card_good_1`. */
export function purchaseWorld(): PurchaseWorld {
  const clock = new FakeClock();
  const server = new FakeBillingServer(clock);
  const cards = new FakeCardCollector(server);
  const orders = new FakeOrderGateway(server);
  const told: Purchase[] = [];
  const card = aCard({ id: 'card_good_1' });
  server.saved = { cards: [card], defaultId: card.id };
  const startFlow = (key: string, through: Through = {}): PurchaseFlow => {
    const desk = {
      estimate: new EstimateOrder(through.orders ?? orders),
      place: new PlaceOrder(through.orders ?? orders),
      cards: through.cards ?? cards,
      clock,
    };
    const buyer = through.buyer ?? { owner: true, plan: null };
    return new PurchaseFlow(desk, { key, buyer, production: true, tell: (now) => void told.push(now) });
  };
  return { clock, server, cards, orders, told, startFlow };
}
