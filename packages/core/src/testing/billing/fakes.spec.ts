import { expect } from 'vitest';
import type { PaymentSource } from '../../billing/order.ts';
import { FakeClock } from '../shared/fake-clock.ts';
import { billingGatewayContract } from './billing-gateway.contract.ts';
import { BillingShelf, type TestCard } from './billing-shelf.ts';
import { aCard, aPlanWish, aToken } from './billing.builder.ts';
import { cardCollectorContract } from './card-collector.contract.ts';
import { FakeBillingGateway } from './fake-billing-gateway.ts';
import { FakeCardCollector } from './fake-card-collector.ts';
import { FakeOrderGateway } from './fake-order-gateway.ts';
import { FakeProductGateway } from './fake-product-gateway.ts';
import { orderGatewayContract } from './order-gateway.contract.ts';
import { productGatewayContract } from './product-gateway.contract.ts';

function setUp() {
  const shelf = new BillingShelf(new FakeClock());
  return {
    shelf,
    endSession: () => {
      shelf.signedIn = false;
    },
    breakConnection: () => {
      shelf.reachable = false;
    },
  };
}

orderGatewayContract('FakeOrderGateway', async () => {
  const { shelf, ...hands } = setUp();
  const payBy = (behaves: TestCard): void => {
    const card = aCard({ id: `card_${behaves}_1` });
    shelf.saved = { cards: [card], defaultId: card.id };
  };
  payBy('good');
  return {
    ...hands,
    payBy,
    orders: new FakeOrderGateway(shelf),
    newCard: (behaves) => ({ is: 'new-card', token: aToken(`pm_${behaves}_2`) }),
    askBank: (secret, bank) => {
      shelf.bank = bank;
      shelf.askBank(secret);
    },
    taken: () => shelf.charges.reduce((sum, { amount }) => sum + amount, 0),
    changePrices: () => shelf.changePrices(100),
  };
});

billingGatewayContract('FakeBillingGateway', async () => {
  const { shelf, ...hands } = setUp();
  let tokens = 0;
  return {
    ...hands,
    billing: new FakeBillingGateway(shelf),
    aToken: (behaves) => aToken(`pm_${behaves}_${(tokens += 1)}`),
    owe: (amount) => {
      const about = { billId: 'bill-1', at: shelf.clock.now() };
      shelf.note(
        { ...about, id: 'event-1', is: 'billed', title: 'Essential', amount },
        { ...about, id: 'event-2', is: 'failed-payment' },
      );
    },
  };
});

productGatewayContract('FakeProductGateway', async () => {
  const { shelf, ...hands } = setUp();
  return { ...hands, products: new FakeProductGateway(shelf) };
});

cardCollectorContract('FakeCardCollector', async () => {
  const { shelf, ...hands } = setUp();
  const cards = new FakeCardCollector(shelf);
  let orders = 0;
  return {
    ...hands,
    cards,
    type: (card) => cards.type(card),
    awaitBank: (bank) => {
      shelf.bank = bank;
      const source: PaymentSource = { is: 'new-card', token: aToken('pm_bank_1') };
      const placed = shelf.place({ wish: aPlanWish(), total: 9900, source, orderKey: `${(orders += 1)}` });
      if (!placed.ok || placed.value.is !== 'needs-confirmation') expect.fail('the bank is not asked');
      return placed.value.secret;
    },
  };
});
