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

/** `value` to `decimals` places, half up, and never −0: for showing, not for deciding. */
export function shownTo(decimals: 0 | 1 | 2 | 3, value: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale + 0;
}

/** a ÷ b for whole numbers, a ≥ 0 and b > 0. */
export function divide(a: number, b: number, way: RoundingWay): number {
  return timesOver(a, 1, b, way);
}

/**
 * a × b ÷ c for whole numbers, a, b ≥ 0 and c > 0, however large the product.
 * Below 2^53 the true quotient stands at least 1/c away from every whole number it is not, which is farther than the
 * nearest double can be off: `Math.floor` is then right to the unit.
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
 * The least whole k with offset + k × divisor ≥ factor × √square, for whole numbers, factor ≥ 0 and every
 * product below 2^53.
 * A slope factor is irrational in general, so the root decides only where it is clearly off the line; on the line the
 * squares are compared, which are whole numbers.
 */
export function rootQuotientUp(factor: number, square: number, offset: number, divisor: number): number {
  const root = Math.sqrt(square);
  const length = factor * root;
  const estimate = (length - offset) / divisor;
  const nearest = Math.round(estimate);
  const doubt = ((length + Math.abs(offset)) * 4e-15) / divisor;
  if (Math.abs(estimate - nearest) > doubt) return Math.ceil(estimate);
  return rootIsAtMost(factor, square, root, offset + nearest * divisor) ? nearest : nearest + 1;
}

function rootIsAtMost(factor: number, square: number, root: number, limit: number): boolean {
  if (limit < 0) return false;
  if (factor === 0 || Number.isInteger(root)) return factor * root <= limit;
  return BigInt(factor) ** 2n * BigInt(square) <= BigInt(limit) ** 2n;
}
