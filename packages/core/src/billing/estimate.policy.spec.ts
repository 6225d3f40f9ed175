import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../shared/instant.ts';
import { aCoupon, anEstimate } from '../testing/billing/billing.builder.ts';
import { chargedFrom, dueToday, estimateOf, isEstimateStale, type EstimateLine } from './estimate.policy.ts';
import { totalOf } from './money.ts';

const item = (amount: number): EstimateLine => ({ is: 'item', title: 'Essential', titleEs: null, amount });
const unused = (amount: number): EstimateLine => ({
  is: 'unused-time',
  title: 'Starter',
  titleEs: null,
  amount: -amount,
});
const now = 1000;

describe('an estimate', () => {
  it('PLAN-9 D PLAN-9.24 has no tax before the state of its buyer is known, and says so', () => {
    const facts = { lines: [item(9900)], coupon: null, chargedAt: now, now };
    expect(estimateOf({ ...facts, taxRate: null })).toMatchObject({ tax: 0, total: 9900, needsState: true });
  });

  it('PLAN-9 is all lines, less the discount, with the tax', () => {
    const lines = [item(9900), item(100), unused(3300)];
    const coupon = aCoupon({ off: { is: 'percent', hundredths: 2500 } });
    expect(estimateOf({ lines, coupon, taxRate: 12_000, chargedAt: now, now })).toEqual({
      lines,
      coupon,
      discount: 2500,
      tax: 50,
      total: 4250,
      creditLeft: 0,
      chargedAt: now,
      needsState: false,
      estimatedAt: now,
    });
  });

  it('PLAN-9 is never negative: the remaining credit is shown', () => {
    expect(anEstimate({ lines: [item(1000), unused(3300)] })).toMatchObject({ total: 0, creditLeft: 2300 });
    expect(anEstimate({ lines: [item(3300), unused(3300)] })).toMatchObject({ total: 0, creditLeft: 0 });
    expect(anEstimate({ lines: [] })).toMatchObject({ total: 0, discount: 0, creditLeft: 0 });
  });

  it('PLAN-9 adds up to the cent, whatever it is made of', () => {
    const lines = fc.array(fc.oneof(fc.nat(1_000_000).map(item), fc.nat(1_000_000).map(unused)), {
      maxLength: 6,
    });
    const coupons = fc.option(
      fc.oneof(
        fc.nat(10_000).map((hundredths) => aCoupon({ off: { is: 'percent', hundredths } })),
        fc.nat(1_000_000).map((cents) => aCoupon({ off: { is: 'amount', cents } })),
      ),
    );
    fc.assert(
      fc.property(lines, coupons, fc.nat(1_000_000), (all, coupon, taxRate) => {
        const estimate = estimateOf({ lines: all, coupon, taxRate, chargedAt: now, now });
        const { total, creditLeft, discount, tax } = estimate;
        const due = totalOf(all.map(({ amount }) => amount)) - discount;
        expect(total - creditLeft).toBe(due + tax);
        expect(Math.abs(tax - (Math.max(0, due) * taxRate) / 1_000_000)).toBeLessThanOrEqual(0.5);
        expect(Math.min(total, creditLeft)).toBe(0);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(creditLeft).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    [true, null, now],
    [true, now + 1, now],
    [false, null, now],
    [false, now - 1, now],
    [false, now + 1, now + 1],
  ])('PLAN-8 PLAN-9 payUpFront %j with a trial until %j is charged at %j', (payUpFront, trialEndsAt, at) => {
    expect(chargedFrom({ payUpFront, trialEndsAt, now })).toBe(at);
    const due = dueToday(anEstimate({ chargedAt: at, now }));
    expect(due).toBe(at === now ? 9900 : 0);
  });

  it.each([
    [0, 0],
    [1, 0],
    [49, 0],
    [50, 50],
  ])('PLAN-9 charges for a total of %i cents %i', (total, due) => {
    const lines: EstimateLine[] = [{ is: 'item', title: 'Report', titleEs: null, amount: total }];
    expect(dueToday(anEstimate({ lines, chargedAt: now, now }))).toBe(due);
  });

  it.each([
    [true, 15 * SECOND],
    [false, 5 * MINUTE],
  ])('START-7 PLAN-9 in production (%j) is stale after %d ms, and not before', (production, lifetime) => {
    const estimate = anEstimate({ now });
    expect(isEstimateStale(estimate, { now: now + lifetime - 1, production })).toBe(false);
    expect(isEstimateStale(estimate, { now: now + lifetime, production })).toBe(true);
  });
});
