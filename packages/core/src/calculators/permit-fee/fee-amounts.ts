import { timesOver, type RoundingWay } from '../exact.ts';
import type { Decimal, FeeBasis, FeeRounding, Money } from './fee-schedule.ts';

/** A published number as a fraction of whole numbers. */
export type Ratio = { readonly num: number; readonly den: number };

export function ratioOf(decimal: Decimal): Ratio {
  const [whole = '', fraction = ''] = decimal.split('.');
  return lowestTerms(Number(whole + fraction), 10 ** fraction.length);
}

export function times(a: Ratio, b: Ratio): Ratio {
  return lowestTerms(a.num * b.num, a.den * b.den);
}

function lowestTerms(num: number, den: number): Ratio {
  const divisor = greatestCommonDivisor(num, den);
  return { num: num / divisor, den: den / divisor };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

export function centsOf(money: Money): number {
  const { num, den } = ratioOf(money);
  return (num * 100) / den;
}

/** How many units one of a basis has: cents in a dollar, hundredths in a square foot. */
export function unitsPerOne(basis: FeeBasis): number {
  return basis === 'squares' ? SQUARE_IN_HUNDREDTHS_OF_SF : 100;
}

const SQUARE_IN_HUNDREDTHS_OF_SF = 10_000;

/** A published limit, in the units of its basis; exact, since `parseFeeSchedule` allows no finer limit. */
export function unitsOf(decimal: Decimal, basis: FeeBasis): number {
  const { num, den } = ratioOf(decimal);
  return (num * unitsPerOne(basis)) / den;
}

/** Cents for each unit of `basis` at a published rate: dollars per dollar, per square foot, per square. */
export function centsPerUnit(rate: Decimal, basis: FeeBasis): Ratio {
  return times(ratioOf(rate), lowestTerms(100, unitsPerOne(basis)));
}

export type Rounding = { readonly way: RoundingWay; readonly toCents: 1 | 100 };

export const ROUNDINGS: { readonly [Rule in FeeRounding]: Rounding } = {
  'half-up-to-cent': { way: 'half-up', toCents: 1 },
  'up-to-cent': { way: 'up', toCents: 1 },
  'down-to-cent': { way: 'down', toCents: 1 },
  'half-up-to-dollar': { way: 'half-up', toCents: 100 },
  'up-to-dollar': { way: 'up', toCents: 100 },
};

/** `base` cents and `units` at `rate`, rounded once: what is left of a cent decides only where it can. */
export function roundedSum(base: number, units: number, rate: Ratio, { way, toCents }: Rounding): number {
  if (toCents === 1) return base + timesOver(units, rate.num, rate.den, way);
  const cents = base + timesOver(units, rate.num, rate.den, way === 'up' ? 'up' : 'down');
  return timesOver(cents, 1, toCents, way) * toCents;
}
