import type { Card, Customer } from '@ridgeline/contract';
import type { SavedCards } from '@ridgeline/core/billing';
import type { ProfileCard } from '@ridgeline/core/profile';

export function cardFrom({ id, brand, last4, exp_month, exp_year }: Card): ProfileCard {
  return { id, brand, last4, expMonth: exp_month, expYear: exp_year };
}

export function savedCardsFrom({ default_source, sources }: Customer): SavedCards {
  return { cards: sources.map(cardFrom), defaultId: default_source };
}
