import { expect } from 'vitest';
import type { PaymentSource } from '../../billing/order.ts';
import { FakeClock } from '../shared/fake-clock.ts';
import { billingGatewayContract } from './billing-gateway.contract.ts';
import { FakeBillingServer, type TestCard } from './fake-billing-server.ts';
import { aCard, aPlannedPlan, aPlanWish, aToken } from './billing.builder.ts';
import { cardCollectorContract } from './card-collector.contract.ts';
import { FakeBillingGateway } from './fake-billing-gateway.ts';
import { FakeCardCollector } from './fake-card-collector.ts';
import { FakeOrderGateway } from './fake-order-gateway.ts';
import { FakeOverageGateway } from './fake-overage-gateway.ts';
import { FakePlannedPlanGateway } from './fake-planned-plan-gateway.ts';
import { FakeProductGateway } from './fake-product-gateway.ts';
import { orderGatewayContract } from './order-gateway.contract.ts';
import { overageGatewayContract } from './overage-gateway.contract.ts';
import { plannedPlanGatewayContract } from './planned-plan-gateway.contract.ts';
import { productGatewayContract } from './product-gateway.contract.ts';

function setUp() {
  const server = new FakeBillingServer(new FakeClock());
  return {
    server,
    askBank: (secret: string, bank: 'confirms' | 'refuses') => {
      server.bank = bank;
      server.askBank(secret);
    },
    endSession: () => {
      server.signedIn = false;
    },
    breakConnection: () => {
      server.reachable = false;
    },
  };
}

orderGatewayContract('FakeOrderGateway', async () => {
  const { server, ...hands } = setUp();
  const payBy = (behaves: TestCard): void => {
    const card = aCard({ id: `card_${behaves}_1` });
    server.saved = { cards: [card], defaultId: card.id };
  };
  payBy('good');
  return {
    ...hands,
    payBy,
    orders: new FakeOrderGateway(server),
    newCard: (behaves) => ({ is: 'new-card', token: aToken(`pm_${behaves}_2`) }),
    taken: () => server.charges.reduce((sum, { amount }) => sum + amount, 0),
    // It makes reports at once.
    held: () => 0,
    changePrices: () => server.changePrices(100),
  };
});

billingGatewayContract('FakeBillingGateway', async () => {
  const { server, ...hands } = setUp();
  let tokens = 0;
  return {
    ...hands,
    billing: new FakeBillingGateway(server),
    aToken: (behaves) => aToken(`pm_${behaves}_${(tokens += 1)}`),
    owe: (amount) => {
      const about = { billId: 'bill-1', at: server.clock.now() };
      server.note(
        { ...about, id: 'event-1', is: 'billed', title: 'Essential', titleEs: null, amount, tax: 0 },
        { ...about, id: 'event-2', is: 'failed-payment' },
      );
    },
  };
});

productGatewayContract('FakeProductGateway', async () => {
  const { server, ...hands } = setUp();
  return { ...hands, products: new FakeProductGateway(server) };
});

cardCollectorContract('FakeCardCollector', async () => {
  const { server, ...hands } = setUp();
  const cards = new FakeCardCollector(server);
  let orders = 0;
  return {
    ...hands,
    cards,
    type: (card) => cards.type(card),
    awaitBank: (bank) => {
      server.bank = bank;
      const source: PaymentSource = { is: 'new-card', token: aToken('pm_bank_1') };
      const placed = server.place({ wish: aPlanWish(), total: 9900, source, orderKey: `${(orders += 1)}` });
      if (!placed.ok || placed.value.is !== 'needs-confirmation') expect.fail('the bank is not asked');
      return placed.value.secret;
    },
  };
});

overageGatewayContract('FakeOverageGateway', async () => {
  const { server, ...hands } = setUp();
  const overages = new FakeOverageGateway(server);
  const unknownAddress = '1 Nowhere Rd, Denver, CO 80202';
  overages.unknown.add(unknownAddress);
  const useCard = (behaves: TestCard): void => {
    const card = aCard({ id: `card_${behaves}_1` });
    server.saved = { cards: [card], defaultId: card.id };
  };
  useCard('good');
  return {
    ...hands,
    overages,
    unknownAddress,
    payBy: useCard,
    made: () => [...overages.made.values()].filter(({ is }) => is === 'made').length,
    sellNoMore: () => {
      overages.price = null;
    },
  };
});

plannedPlanGatewayContract('FakePlannedPlanGateway', async () => {
  const { server, ...hands } = setUp();
  const plannedPlans = new FakePlannedPlanGateway(server);
  return {
    ...hands,
    plannedPlans,
    order: () => {
      plannedPlans.plan = aPlannedPlan();
    },
    beginToCharge: () => {
      plannedPlans.isCharging = true;
    },
    begin: () => {
      plannedPlans.begun.add(plannedPlans.plan?.orderId ?? '');
      plannedPlans.plan = null;
    },
  };
});
