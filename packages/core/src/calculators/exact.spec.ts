import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluatePrinted } from '../testing/calculators/printed-formula.ts';
import { ceiling, floor } from '../testing/calculators/exact-number.ts';
import { divide, rootQuotient, shownTo, thousandths, timesOver } from './exact.ts';

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

  it('CALC-6 rounds roots as exact numbers do, however near a line', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(0, 1), fc.nat(10_000_000)),
        fc.nat(400_000),
        fc.oneof(fc.constantFrom(5_000, 9_000, 16_000), fc.integer({ min: 0, max: 24_000 })),
        fc.integer({ min: -5e8, max: 5e8 }),
        fc.oneof(fc.constantFrom(12_000, 24_000, 12_000 * 120_000), fc.integer({ min: 100, max: 5e8 })),
        (times, factor, rise, plus, divisor) => {
          const sum = { factor, square: rise ** 2 + 12_000 ** 2, plus };
          const quotient = `${times} × (${factor} × √${sum.square} + ${plus < 0 ? `(0 − ${-plus})` : plus}) / ${divisor}`;
          expect(BigInt(rootQuotient(times, sum, divisor, 'up'))).toBe(ceiling(evaluatePrinted(quotient)));
          expect(BigInt(rootQuotient(times, sum, divisor, 'half-up'))).toBe(
            floor(evaluatePrinted(`${quotient} + 1 / 2`)),
          );
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    { name: 'exactly on the line', factor: 28_800, rows: 0 },
    { name: 'a thousandth over it', factor: 28_801, rows: 1 },
  ])('CALC-2 at 9:12 a depth $name', ({ factor, rows }) => {
    const over36 = { factor, square: 225_000_000, plus: -36_000 * 12_000 };
    expect(rootQuotient(1, over36, 12_000 * 36_000, 'up')).toBe(rows);
  });

  it('CALC-6 decides near misses that doubles cannot tell apart', () => {
    const up = (factor: number, square: number, divisor: number) =>
      rootQuotient(1, { factor, square, plus: 0 }, divisor, 'up');
    // Neighbours in Pell's equation: 225,058,681 × √2 is 1.6e-9 more than 318,281,039, and doubles are 6e-8 apart
    // there.
    expect(up(225_058_681, 2, 318_281_039)).toBe(2);
    expect(up(93_222_358, 2, 131_836_323)).toBe(1);
    // 7,050,459 × √343 is less than 130,576,328 and comes out more; 53,000,053 × √89 is more than 500,001,500 and comes out less.
    expect(up(7_050_459, 343, 130_576_328)).toBe(1);
    expect(up(53_000_053, 89, 500_001_500)).toBe(2);
  });

  it('CALC-6 rounds half up where a root is whole: 13/12 of 6 thousandths is 6.5 of them', () => {
    expect(rootQuotient(1, { factor: 6, square: 13_000 ** 2, plus: 0 }, 12_000, 'half-up')).toBe(7);
    expect(rootQuotient(1, { factor: 6, square: 13_000 ** 2 - 1, plus: 0 }, 12_000, 'half-up')).toBe(6);
  });

  it('shows figures half up', () => {
    expect(shownTo(2, 2012.4612)).toBe(2012.46);
    expect(shownTo(3, 45.2795)).toBe(45.28);
  });
});
