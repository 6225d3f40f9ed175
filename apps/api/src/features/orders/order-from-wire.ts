import type { OrderSource, OrderWish as WishOnWire } from '@ridgeline/contract';
import { type OrderWish, parseCardToken, parseCouponCode, type PaymentSource } from '@ridgeline/core/billing';
import { parseUsState } from '@ridgeline/core/shared';
import { Refusal } from '../../problems/problem.ts';

type PlanOnWire = Omit<Extract<WishOnWire, { type: 'plan' }>, 'type'>;
type ReportOnWire = Omit<Extract<WishOnWire, { type: 'report' }>, 'type'>;
type AddOnOnWire = Omit<Extract<WishOnWire, { type: 'add-on' }>, 'type'>;

export function planWish({ sku, variant, billing, state, payUpFront, couponCode }: PlanOnWire): OrderWish {
  const isForOneState = variant === 'one_state';
  const named = parseUsState(state);
  if (isForOneState && named === null) throw new Refusal('selection-required', 'body/details/state');
  return {
    is: 'plan',
    sku,
    variant: variant ?? null,
    billing: billing ?? null,
    state: isForOneState ? named : null,
    payUpFront: payUpFront ?? false,
    couponCode: couponFrom(couponCode),
  };
}

export function reportWish({ sku, reportType, state, couponCode }: ReportOnWire): OrderWish {
  return { is: 'report', sku, reportType, state: parseUsState(state), couponCode: couponFrom(couponCode) };
}

export function addOnWish({ sku, priceId, team_id }: AddOnOnWire): OrderWish {
  return { is: 'add-on', sku, priceId, teamId: team_id ?? null };
}

export function wishFrom(wish: WishOnWire): OrderWish {
  switch (wish.type) {
    case 'plan':
      return planWish(wish);
    case 'report':
      return reportWish(wish);
    case 'add-on':
      return addOnWish(wish);
  }
}

/** A malformed coupon code is answered like an unknown one. */
function couponFrom(code: string | null | undefined) {
  if (code === null || code === undefined) return null;
  const parsed = parseCouponCode(code);
  if (!parsed.ok) throw new Refusal('coupon-unknown');
  return parsed.value;
}

export function sourceFrom({ type, id }: OrderSource): PaymentSource {
  if (type === 'saved-card') return { is: 'saved-card', cardId: id };
  const token = parseCardToken(id);
  if (!token.ok) throw new Refusal('card-token-invalid');
  return { is: 'new-card', token: token.value };
}
