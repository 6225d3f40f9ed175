import {
  aPlanOffer,
  aPlanProduct,
  aReportProduct,
  FakeBillingServer,
  FakeProductGateway,
} from '@ridgeline/core/testing/billing';
import { describe, expect, it } from 'vitest';
import { FakeClock } from '@ridgeline/core/testing/shared';
import { PricesViewModel } from './prices.view-model.ts';

function setUp() {
  const billing = new FakeBillingServer(new FakeClock());
  return { billing, offered: new PricesViewModel(new FakeProductGateway(billing)) };
}

const free = aPlanProduct({
  sku: 'plan_free',
  title: 'Free',
  spanish: { title: 'Gratis', description: null },
  prices: [],
  plan: aPlanOffer({ isFree: true }),
});

describe('the plans on the first page', () => {
  it('HDR-13 PLAN-1 are those of the catalogue, by their lowest price a month', async () => {
    const { offered, billing } = setUp();
    const [cheapest] = aPlanProduct().prices;
    if (cheapest === undefined) throw new Error('a plan without prices');
    const one = aPlanProduct({ sku: 'plan_one', prices: [cheapest] });
    const asked = aPlanProduct({ sku: 'plan_asked', prices: [] });
    billing.products = [free, aPlanProduct(), one, asked, aReportProduct()];
    expect(offered.state.is).toBe('loading');
    await offered.load();
    const plans = offered.plansIn('en').map(({ sku, price, isFrom }) => [sku, price, isFrom]);
    expect(plans).toEqual([
      ['plan_free', 0, false],
      ['plan_23_q2_0003', 4900, true],
      ['plan_one', 4900, false],
      ['plan_asked', null, false],
    ]);
    expect(offered.plansIn('es')[0]?.title).toBe('Gratis');
    expect(offered.reportPrice).toBe(1999);
  });

  it('HDR-13 say that they could not be loaded, and are asked for again', async () => {
    const { offered, billing } = setUp();
    billing.reachable = false;
    await offered.load();
    expect([offered.state.is, offered.plansIn('en'), offered.reportPrice]).toEqual(['unreachable', [], null]);
    billing.reachable = true;
    await offered.load();
    expect(offered.state.is).toBe('open');
  });

  it('PLAN-1 offer no single report where none is sold', async () => {
    const { offered, billing } = setUp();
    billing.products = [free];
    await offered.load();
    expect(offered.reportPrice).toBeNull();
  });
});
