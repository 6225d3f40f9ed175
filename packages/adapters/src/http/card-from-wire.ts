import type { Card, Customer } from '@ridgeline/contract';
import type { ProfileCard, SavedCards } from '@ridgeline/core';

export function cardFrom({ id, brand, last4, exp_month, exp_year }: Card): ProfileCard {
  return { id, brand, last4, expMonth: exp_month, expYear: exp_year };
}

export function savedCardsFrom({ default_source, sources }: Customer): SavedCards {
  return { cards: sources.map(cardFrom), defaultId: default_source };
}
