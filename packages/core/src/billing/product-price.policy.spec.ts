import { describe, expect, it } from 'vitest';
import { BILLING_PERIODS } from '../plans/subscription.ts';
import { aPlanProduct, aReportProduct } from '../testing/billing/billing.builder.ts';
import { annualSaving, billingPeriodsOf, lowestPrice, priceOf, variantsOf } from './product-price.policy.ts';
import { PLAN_VARIANTS } from './product.ts';

const plan = aPlanProduct();
const report = aReportProduct();

describe('the prices of a product', () => {
  it('ENT-13 VAL-7 PLAN-9 plan variants are one_state and national, billing periods monthly and annual', () => {
    expect(PLAN_VARIANTS).toEqual(['one_state', 'national']);
    expect(BILLING_PERIODS).toEqual(['monthly', 'annual']);
  });

  it('PLAN-9 a plan is chosen by variant and billing period', () => {
    expect(variantsOf(plan)).toEqual(['one_state', 'national']);
    expect(billingPeriodsOf(plan, 'national')).toEqual(['monthly', 'annual']);
    expect(priceOf(plan, { variant: 'national', billing: 'monthly' })?.amount).toBe(9900);
    expect(priceOf(plan, { variant: 'one_state', billing: 'annual' })?.priceId).toBe('price_state_year');
  });

  it('PLAN-9 only what has a price can be chosen', () => {
    const national = aPlanProduct({ prices: plan.prices.slice(2, 3) });
    expect(variantsOf(national)).toEqual(['national']);
    expect(billingPeriodsOf(national, 'national')).toEqual(['monthly']);
    expect(billingPeriodsOf(national, 'one_state')).toEqual([]);
    expect(priceOf(national, { variant: 'national', billing: 'annual' })).toBeNull();
  });

  it('PLAN-1 a single report has nothing to choose', () => {
    expect(variantsOf(report)).toEqual([]);
    expect(billingPeriodsOf(report, null)).toEqual([]);
    expect(priceOf(report, { variant: null, billing: null })?.amount).toBe(1999);
    expect(annualSaving(report, null)).toBeNull();
  });

  it('HDR-13 what it costs at least is that of a month, or what is paid once', () => {
    expect(lowestPrice(plan)).toBe(4900);
    expect(lowestPrice(report)).toBe(1999);
    const annual = plan.prices.filter(({ billing }) => billing === 'annual');
    expect(lowestPrice({ prices: annual })).toBeNull();
  });

  it.each([
    [99_000, 19_800],
    [118_799, 1],
    [118_800, null],
    [120_000, null],
  ])('PLAN-9 a year for %d cents instead of 12 months at 9900 saves %j', (annual, saving) => {
    const prices = plan.prices.map((price) =>
      price.priceId === 'price_year' ? { ...price, amount: annual } : price,
    );
    expect(annualSaving({ prices }, 'national')).toBe(saving);
  });

  it('PLAN-9 there is no saving where one of the two is not sold', () => {
    for (const billing of BILLING_PERIODS) {
      expect(
        annualSaving({ prices: plan.prices.filter((price) => price.billing === billing) }, 'national'),
      ).toBeNull();
    }
  });
});
