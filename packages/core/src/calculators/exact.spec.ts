import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divide, rootQuotientUp, shownTo, thousandths, timesOver } from './exact.ts';

const whole = fc.maxSafeNat();
const positive = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

describe('exact arithmetic', () => {
  it('CALC-6 divides whole numbers as BigInt does, however large the product', () => {
    fc.assert(
      fc.property(whole, fc.oneof(whole, fc.nat(1000)), positive, (a, b, c) => {
        const product = BigInt(a) * BigInt(b);
        const down = product / BigInt(c);
        const rest = product % BigInt(c);
        expect(timesOver(a, b, c, 'down')).toBe(Number(down));
        expect(timesOver(a, b, c, 'up')).toBe(Number(down + (rest > 0n ? 1n : 0n)));
        expect(timesOver(a, b, c, 'half-up')).toBe(Number(down + (2n * rest >= BigInt(c) ? 1n : 0n)));
      }),
    );
  });

  it('CALC-6 is not pulled over a whole number it only stands beside', () => {
    expect(divide(Number.MAX_SAFE_INTEGER, 3, 'down')).toBe(3_002_399_751_580_330);
    expect(divide(Number.MAX_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER, 'down')).toBe(0);
    expect(timesOver(3000_000, 110_000 * 3, 100 * 100_000 * 1000, 'up')).toBe(99);
  });

  it('CALC-6 keeps a value written with three decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (units) => {
        expect(thousandths(units / 1000)).toBe(units);
        expect(thousandths(Number((units / 1000).toFixed(3)))).toBe(units);
      }),
    );
  });

  it('CALC-6 finds the step that covers a root by comparing squares', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 170_000 }),
        fc.integer({ min: 0, max: 24_000 }),
        fc.integer({ min: -5e8, max: 5e8 }),
        fc.integer({ min: 1, max: 5e8 }),
        (factor, rise, offset, divisor) => {
          const square = rise ** 2 + 12_000 ** 2;
          const k = rootQuotientUp(factor, square, offset, divisor);
          expect(covers(factor, square, offset + k * divisor)).toBe(true);
          expect(covers(factor, square, offset + (k - 1) * divisor)).toBe(false);
        },
      ),
    );
  });

  it.each([
    { name: 'exactly on the line', factor: 28_800, limit: 36_000 * 12_000, steps: 0 },
    { name: 'a thousandth over it', factor: 28_801, limit: 36_000 * 12_000, steps: 1 },
  ])('CALC-2 at 9:12 a depth $name', ({ factor, limit, steps }) => {
    expect(rootQuotientUp(factor, 225_000_000, limit, 12_000 * 36_000)).toBe(steps);
  });

  it('CALC-6 decides near misses that doubles cannot tell apart', () => {
    // Neighbours in Pell's equation: 225,058,681 × √2 is 1.6e-9 more than 318,281,039, and doubles stand 6e-8 apart there.
    expect(rootQuotientUp(225_058_681, 2, 0, 318_281_039)).toBe(2);
    expect(rootQuotientUp(93_222_358, 2, 0, 131_836_323)).toBe(1);
    // 7,050,459 × √343 is less than 130,576,328 and comes out more; 53,000,053 × √89 is more than 500,001,500 and comes out less.
    expect(rootQuotientUp(7_050_459, 343, 130_576_328, 1)).toBe(0);
    expect(rootQuotientUp(53_000_053, 89, 500_001_500, 1)).toBe(1);
  });

  it('shows figures half up', () => {
    expect(shownTo(2, 2012.4612)).toBe(2012.46);
    expect(shownTo(3, 45.2795)).toBe(45.28);
  });
});

function covers(factor: number, square: number, limit: number): boolean {
  return limit >= 0 && BigInt(factor) ** 2n * BigInt(square) <= BigInt(limit) ** 2n;
}
