import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyText, shareOf, totalOf } from './money.ts';

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('money', () => {
  it.each([
    [100, 1, 3, 33],
    [200, 1, 3, 67],
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [5, 1, 10, 1],
    [-5, 1, 10, -1],
    [4, 1, 10, 0],
    [9900, 0, 30, 0],
    [9900, 30, 30, 9900],
    [1_000_000_000, 31_535_999_999, 31_536_000_000, 1_000_000_000],
    [99_999_999_999, 31_535_999_999, 31_536_000_000, 99_999_999_996],
  ])('PLAN-9 of %d cents, %d parts of %d are %d', (amount, part, whole, share) => {
    expect(shareOf(amount, part, whole)).toBe(share);
  });

  it('PLAN-9 a share is at most half a cent off, and its mirror is its negative', () => {
    const parts = fc.tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 10_000 }));
    fc.assert(
      fc.property(cents, parts, (amount, [part, whole]) => {
        const share = shareOf(amount, part, whole);
        const off = 2n * (BigInt(share) * BigInt(whole) - BigInt(amount) * BigInt(part));
        expect(off <= BigInt(whole) && off >= -BigInt(whole)).toBe(true);
        expect(shareOf(-amount, part, whole) + share).toBe(0);
      }),
    );
  });

  it('PLAN-9 is shown in dollars and cents', () => {
    expect(moneyText(123_450, 'en')).toBe('$1,234.50');
    expect(moneyText(0, 'en')).toBe('$0.00');
    expect(moneyText(-5, 'en')).toBe('-$0.05');
    expect(moneyText(123_450, 'es')).toBe('$1,234.50');
  });

  it('PLAN-9 what is shown is the amount, to the cent', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const digits = moneyText(amount, 'en').replaceAll(/[^\d-]/g, '');
        expect(Number(digits)).toBe(amount);
      }),
    );
  });

  it('PLAN-9 sums', () => {
    expect(totalOf([])).toBe(0);
    expect(totalOf([9900, -2475, 1])).toBe(7426);
  });
});
