import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCoupon } from '../testing/billing/billing.builder.ts';
import { discountOf, isUsedUp, parseCouponCode, type Coupon } from './coupon.policy.ts';

const percent = (hundredths: number): Coupon => aCoupon({ off: { is: 'percent', hundredths } });
const amount = (cents: number): Coupon => aCoupon({ off: { is: 'amount', cents } });

describe('coupons', () => {
  it.each([
    ['SPRING', 'SPRING'],
    [' spring-26_a ', 'spring-26_a'],
    ['A'.repeat(64), 'A'.repeat(64)],
  ])('PLAN-1 VAL-7 %j is the code %j', (typed, code) => {
    expect(parseCouponCode(typed)).toEqual({ ok: true, value: code });
  });

  it.each(['', ' ', 'a b', 'a/b', 'é', '20%', 'A'.repeat(65), null, 20, ['A']])(
    'PLAN-1 VAL-7 %j is no code',
    (typed) => {
      expect(parseCouponCode(typed)).toEqual({ ok: false, failure: 'coupon-code-invalid' });
    },
  );

  it('VAL-7 any input is judged, and a code is taken again unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string()), (typed) => {
        const code = parseCouponCode(typed);
        if (code.ok) expect(parseCouponCode(code.value)).toEqual(code);
        else expect(code.failure).toBe('coupon-code-invalid');
      }),
    );
  });

  it.each<[string, number, Coupon, number]>([
    ['a quarter off', 9900, percent(2500), 2475],
    ['12.5 % off', 1999, percent(1250), 250],
    ['all of it off', 9900, percent(10_000), 9900],
    ['nothing off', 9900, percent(0), 0],
    ['$20 off', 9900, amount(2000), 2000],
    ['more off than there is', 1999, amount(2000), 1999],
    ['less than nothing off', 1999, amount(-1), 0],
  ])('PLAN-1 %s', (_, price, coupon, discount) => {
    expect(discountOf(price, coupon)).toBe(discount);
  });

  it('PLAN-1 never takes off less than nothing, nor more than there is, nor less of a higher price', () => {
    const coupons = fc.oneof(
      fc.integer({ min: 0, max: 10_000 }).map(percent),
      fc.integer({ min: 0, max: 10_000_000 }).map(amount),
    );
    const prices = fc.nat(10_000_000);
    fc.assert(
      fc.property(prices, fc.nat(1000), coupons, (price, more, coupon) => {
        const discount = discountOf(price, coupon);
        expect(Number.isInteger(discount)).toBe(true);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(price);
        expect(discountOf(price + more, coupon)).toBeGreaterThanOrEqual(discount);
      }),
    );
  });
});

describe('the uses of a coupon', () => {
  it.each([
    // uses, of at most, of the holder, of at most, given back
    [9, 10, 0, 1, 0, false],
    [10, 10, 0, 1, 0, true],
    [11, 10, 0, 1, 0, true],
    [10, 10, 0, 1, 1, false],
    [1000, null, 0, 1, 0, false],
    [1, null, 1, 1, 0, true],
    [1, null, 1, 1, 1, false],
    [2, 10, 1, 2, 0, false],
    [2, 10, 2, 2, 0, true],
  ])(
    'PLAN-9 D PLAN-9.7 %s of %s in all and %s of %s by its holder, %s given back: used up is %s',
    (uses, maxUses, usesOfHolder, maxUsesOfHolder, givenBack, isOver) => {
      expect(isUsedUp({ uses, maxUses, usesOfHolder, maxUsesOfHolder }, { givenBack })).toBe(isOver);
    },
  );
});
