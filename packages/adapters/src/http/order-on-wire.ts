import type { OrderSource, OrderWish as WishOnWire } from '@ridgeline/contract';
import type { AddOnWish, Order, OrderWish, PlanWish, ReportPurchaseWish } from '@ridgeline/core/billing';

export function wishOnWire(wish: OrderWish): WishOnWire {
  switch (wish.is) {
    case 'plan':
      return { type: 'plan', ...planOnWire(wish) };
    case 'report':
      return { type: 'report', ...reportOnWire(wish) };
    case 'add-on':
      return { type: 'add-on', ...addOnOnWire(wish) };
  }
}

export function planOnWire({ is: _is, ...wish }: PlanWish) {
  return wish;
}

export function reportOnWire({ is: _is, ...wish }: ReportPurchaseWish) {
  return wish;
}

export function addOnOnWire({ sku, priceId, teamId }: AddOnWish) {
  return { sku, priceId, team_id: teamId };
}

export function orderOnWire({ source, total, orderKey }: Order) {
  const by: OrderSource =
    source.is === 'new-card'
      ? { type: 'new-card', id: source.token }
      : { type: 'saved-card', id: source.cardId };
  return { source: by, total, orderKey };
}
