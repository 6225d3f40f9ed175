import { dollarsText, type Locale } from '../shared/messages.ts';

/** US money in whole cents. Amounts are never computed in fractions of dollars. */
export type Cents = number;

export function totalOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** `amount × part ÷ whole` to the nearest cent, halves away from zero, in exact arithmetic. */
export function shareOf(amount: Cents, part: number, whole: number): Cents {
  const doubled = 2n * BigInt(amount) * BigInt(part);
  const half = amount < 0 ? -BigInt(whole) : BigInt(whole);
  return Number((doubled + half) / (2n * BigInt(whole)));
}

/** '$1,234.50' */
export function moneyText(amount: Cents, locale: Locale): string {
  return dollarsText(amount, locale);
}
