import { parseUsState, type UsState } from '../shared/us-states.ts';
import { shareOf, type Cents } from './money.ts';

/** A part of the price, in millionths: 8.25 % is 82,500. So a rate of four decimals is a whole number. */
export type TaxRate = number;

const WHOLE = 1_000_000;
const PER_PERCENT = WHOLE / 100;

/** The tax on what is paid. Money that is given back is not taxed, and neither is what a credit pays: it was taxed before. */
// PLAN-9
// D PLAN-9.19: what is due after the discount and the credits is taxed, to the nearest cent.
export function taxOf(due: Cents, rate: TaxRate): Cents {
  return due <= 0 ? 0 : shareOf(due, rate, WHOLE);
}

/** The part of a refund that is tax: the parts of several refunds add up to the tax when the whole is given back. */
export function taxShareOf(
  refunded: Cents,
  { amount, tax }: { readonly amount: Cents; readonly tax: Cents },
): Cents {
  return amount === 0 ? 0 : shareOf(Math.min(refunded, amount), tax, amount);
}

export type StateTax = { readonly state: UsState; readonly rate: TaxRate };
export type TaxFileError = {
  readonly at: number;
  readonly reason: 'line-wrong' | 'state-unknown' | 'percent-wrong' | 'state-twice';
};

/** The lines of a file of taxes, `state,percent`: `TX,8.25`. Empty lines and lines that begin with `#` are skipped. */
export function readTaxes(text: string): {
  readonly taxes: readonly StateTax[];
  readonly errors: readonly TaxFileError[];
} {
  const taxes = new Map<UsState, TaxRate>();
  const errors: TaxFileError[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const wrong = (reason: TaxFileError['reason']) => errors.push({ at: index + 1, reason });
    const [name = '', percent = '', ...more] = line.split(',').map((cell) => cell.trim());
    const state = parseUsState(name.toLowerCase());
    const rate = rateOf(percent);
    if (more.length > 0 || percent === '') wrong('line-wrong');
    else if (state === null) wrong('state-unknown');
    else if (rate === null) wrong('percent-wrong');
    else if (taxes.has(state)) wrong('state-twice');
    else taxes.set(state, rate);
  }
  return { taxes: [...taxes].map(([state, rate]) => ({ state, rate })), errors };
}

/** From 0 to 100, with four decimals at most. */
function rateOf(percent: string): TaxRate | null {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(percent) ?? [];
  if (whole === undefined) return null;
  const rate = Number(whole) * PER_PERCENT + Number(decimals.padEnd(4, '0'));
  return rate > WHOLE ? null : rate;
}
