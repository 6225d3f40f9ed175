import type * as z from 'zod/mini';
import { fail, ok, type Result } from '../shared/result.ts';
import { shareOf, type Cents } from './money.ts';

/** As typed: coupon codes are case-sensitive. */
export type CouponCode = string & z.$brand<'CouponCode'>;
export type CouponCodeFailure = 'coupon-code-invalid';

export type Coupon = {
  readonly id: CouponCode;
  /** A percentage in hundredths of a percent, so that 12.5 % is a whole number, too. */
  readonly off:
    | { readonly is: 'percent'; readonly hundredths: number }
    | { readonly is: 'amount'; readonly cents: Cents };
};

const LONGEST = 64;
const WHOLE = 10_000;
const isCouponCode = (text: string): text is CouponCode =>
  text.length <= LONGEST && /^[A-Za-z0-9_-]+$/.test(text);

// PLAN-1 PLAN-9 VAL-7
export function parseCouponCode(input: unknown): Result<CouponCode, CouponCodeFailure> {
  const code = typeof input === 'string' ? input.trim() : '';
  return isCouponCode(code) ? ok(code) : fail('coupon-code-invalid');
}

/** The discount: at least zero, at most the whole amount. */
// PLAN-1
export function discountOf(price: Cents, { off }: Pick<Coupon, 'off'>): Cents {
  const wanted = off.is === 'amount' ? off.cents : shareOf(price, off.hundredths, WHOLE);
  return Math.max(0, Math.min(price, wanted));
}

export type CouponUses = {
  readonly uses: number;
  /** Null if there is no limit. */
  readonly maxUses: number | null;
  /** By the person who orders, or by their team. */
  readonly usesOfHolder: number;
  readonly maxUsesOfHolder: number;
};

/** An order that the new one replaces gives its use back. */
// PLAN-9
// D PLAN-9.7: a coupon has a number of uses in all, and a number for each person and team, one unless it says otherwise.
export function isUsedUp(
  { uses, maxUses, usesOfHolder, maxUsesOfHolder }: CouponUses,
  { givenBack }: { readonly givenBack: number },
): boolean {
  const isOver = maxUses !== null && uses - givenBack >= maxUses;
  return isOver || usesOfHolder - givenBack >= maxUsesOfHolder;
}
