import type { Card, Customer } from '@ridgeline/contract';
import type { SavedCards } from '@ridgeline/core/billing';
import type { ProfileCard } from '@ridgeline/core/profile';

// ENT-1
export function customerOnWire({ cards, defaultId }: SavedCards): Customer {
  return {
    default_source: defaultId,
    sources: cards.map(cardOnWire),
  };
}

export function cardOnWire({ id, brand, last4, expMonth, expYear }: ProfileCard): Card {
  return { id, brand, last4, exp_month: expMonth, exp_year: expYear };
}
