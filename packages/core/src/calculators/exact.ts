/**
 * Arithmetic that loses no row, bundle or cent to binary fractions. Quantities are whole numbers of their smallest
 * unit (thousandths, cents) held in a `number`, which is exact below 2^53; a product beyond that goes through BigInt.
 */
export type RoundingWay = 'up' | 'half-up' | 'down';

const THOUSAND = 1000;

/** The nearest whole number of thousandths. Exact for every value written with at most three decimals. */
export function thousandths(value: number): number {
  return Math.round(value * THOUSAND);
}

export function fromThousandths(units: number): number {
  return units / THOUSAND;
}

/** `value` rounded half up to `decimals` places, never −0: for display only. */
export function shownTo(decimals: 0 | 1 | 2 | 3, value: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale + 0;
}

/** a ÷ b for whole numbers, a ≥ 0 and b > 0. */
export function divide(a: number, b: number, way: RoundingWay): number {
  return timesOver(a, 1, b, way);
}

/**
 * a × b ÷ c for whole numbers, a, b ≥ 0 and c > 0, however large the product. Below 2^53 a non-integer quotient is at
 * least 1/c away from every whole number, which is more than the rounding error of a double, so `Math.floor` is exact.
 */
export function timesOver(a: number, b: number, c: number, way: RoundingWay): number {
  const product = a * b;
  if (product > Number.MAX_SAFE_INTEGER) return hugeTimesOver(BigInt(a), BigInt(b), BigInt(c), way);
  const quotient = Math.floor(product / c);
  const rest = product - quotient * c;
  return quotient + (carries(way, rest > 0, 2 * rest >= c) ? 1 : 0);
}

function hugeTimesOver(a: bigint, b: bigint, c: bigint, way: RoundingWay): number {
  const rest = (a * b) % c;
  return Number((a * b) / c + (carries(way, rest > 0n, 2n * rest >= c) ? 1n : 0n));
}

function carries(way: RoundingWay, something: boolean, half: boolean): boolean {
  return way === 'up' ? something : way === 'half-up' && half;
}

/**
 * `factor × √square + plus`, all whole numbers, factor ≥ 0: a length on a slope, whose root is rarely a whole number.
 */
export type RootSum = { readonly factor: number; readonly square: number; readonly plus: number };

/**
 * `times` × `sum` ÷ `divisor`, rounded, for times ≥ 0 and divisor > 0. Doubles decide when the quotient is clearly away
 * from a rounding boundary; near a boundary the squares are compared exactly.
 */
export function rootQuotient(
  times: number,
  sum: RootSum,
  divisor: number,
  way: Exclude<RoundingWay, 'down'>,
): number {
  const length = sum.factor * Math.sqrt(sum.square);
  const shift = way === 'up' ? 0 : 0.5;
  const estimate = (times * (length + sum.plus)) / divisor + shift;
  const nearest = Math.round(estimate);
  const doubt = (times * (length + Math.abs(sum.plus)) * 4e-15) / divisor;
  if (Math.abs(estimate - nearest) > doubt) return way === 'up' ? Math.ceil(estimate) : Math.floor(estimate);
  const beyond = compareWithHalves(times, sum, divisor, 2 * nearest - 2 * shift);
  if (way === 'up') return beyond > 0n ? nearest + 1 : nearest;
  return beyond < 0n ? nearest - 1 : nearest;
}

/** Compares times × sum ÷ divisor with `halves` ÷ 2: negative, zero or positive. */
function compareWithHalves(times: number, sum: RootSum, divisor: number, halves: number): bigint {
  const twice = 2n * BigInt(times);
  const limit = BigInt(halves) * BigInt(divisor) - twice * BigInt(sum.plus);
  if (limit < 0n) return 1n;
  return (twice * BigInt(sum.factor)) ** 2n * BigInt(sum.square) - limit ** 2n;
}
