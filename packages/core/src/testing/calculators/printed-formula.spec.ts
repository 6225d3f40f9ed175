import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ceiling, compare, exact, floor, fraction } from './exact-number.ts';
import { evaluatePrinted } from './printed-formula.ts';

function whole(value: number | bigint) {
  return exact(fraction(BigInt(value)));
}

describe('reading a printed formula', () => {
  it.each([
    ['1 + 2 × 3', 7n, 1n],
    ['(1,234.5 − 0.5) / 4', 617n, 2n],
    ['10 − 2 − 3', 5n, 1n],
    ['ceil(100 / 33) × 2', 8n, 1n],
    ['ceil(99 / 33)', 3n, 1n],
    ['max(0, 102 − 36, 5) / min(3, 4)', 22n, 1n],
    ['√(5² + 144) / 12', 13n, 12n],
    ['√((14 / 12)² + 2)', 11n, 6n],
    ['12 × 180 / (12 × 10 − 2)', 1080n, 59n],
  ])('CALC-6 %s', (text, num, den) => {
    expect(evaluatePrinted(text)).toEqual(exact(fraction(num, den)));
  });

  it('CALC-6 keeps a root exact: doubles cannot tell 225,058,681 × √2 from 318,281,039', () => {
    expect(ceiling(evaluatePrinted('225,058,681 × √2 − 318,281,038'))).toBe(2n);
    expect(ceiling(evaluatePrinted('93,222,358 × √2 − 131,836,322'))).toBe(1n);
    expect(evaluatePrinted('max(√2 × 5, 7)')).toEqual(evaluatePrinted('5 × √2'));
    expect(evaluatePrinted('min(3 − √2, 3 / 2)')).toEqual(exact(fraction(3n, 2n)));
  });

  it.each(['', '1 +', '(1', '1)', 'ceil 1', 'floor(1)', '2 ^ 3', '1 / 0', '√2 × √3', '1 2', 'rate'])(
    'CALC-6 does not guess at “%s”',
    (text) => {
      expect(() => evaluatePrinted(text)).toThrow(Error);
    },
  );

  it('CALC-6 rounds roots of any sign as a search by squares does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99, max: 99 }),
        fc.integer({ min: -99, max: 99 }),
        fc.nat(500),
        (a, b, n) => {
          const value = evaluatePrinted(`${signed(a)} + ${signed(b)} × √${n} / 7`);
          const [low, high] = [floor(value), ceiling(value)];
          expect([compare(whole(low), value), compare(whole(low + 1n), value)]).toEqual([
            low === high ? 0 : -1,
            1,
          ]);
          expect(high - low).toBeLessThanOrEqual(1n);
          expect(Number(low)).toBeCloseTo(Math.floor(a + (b * Math.sqrt(n)) / 7 + 1e-9), 6);
        },
      ),
    );
  });
});

function signed(value: number): string {
  return value < 0 ? `(0 − ${-value})` : String(value);
}
