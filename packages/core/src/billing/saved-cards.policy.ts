import { UTCDateMini } from '@date-fns/utc/date/mini';
import { endOfMonth } from 'date-fns/endOfMonth';
import { isAfter } from 'date-fns/isAfter';
import type { Profile, ProfileCard } from '../profile/profile.ts';
import type { Instant } from '../shared/instant.ts';

/** The saved cards of a user, and which one is the default. */
// PLAN-9
export type SavedCards = { readonly cards: readonly ProfileCard[]; readonly defaultId: string | null };

export const NO_SAVED_CARDS: SavedCards = { cards: [], defaultId: null };

/** The card used for payments: the default, or else the first. */
export function cardInUse({ cards, defaultId }: SavedCards): ProfileCard | null {
  return cards.find(({ id }) => id === defaultId) ?? cards[0] ?? null;
}

/** ENT-1: from the profile's data of the payment provider, or else from the profile's own copy. */
export function savedCardsOf(
  profile: Pick<Profile, 'customer' | 'creditCardList' | 'primaryCard'>,
): SavedCards {
  const { customer, creditCardList = [], primaryCard } = profile;
  return customer && customer.sources.length > 0
    ? { cards: customer.sources, defaultId: customer.defaultSource }
    : { cards: creditCardList, defaultId: primaryCard?.id ?? null };
}

/** A card that is saved already is not added twice; the first card becomes the default. */
export function withCard({ cards, defaultId }: SavedCards, card: ProfileCard): SavedCards {
  const known = cards.some(({ id }) => id === card.id);
  return {
    cards: known ? cards.map((kept) => (kept.id === card.id ? card : kept)) : [...cards, card],
    defaultId: defaultId ?? card.id,
  };
}

/** Unchanged if there is no such card. */
export function withDefault(saved: SavedCards, id: string): SavedCards {
  return saved.cards.some((card) => card.id === id) ? { ...saved, defaultId: id } : saved;
}

// D PLAN-9.1: a card is valid to the end of its month in UTC; the provider makes the final decision.
export function isCardExpired(
  { expMonth, expYear }: Pick<ProfileCard, 'expMonth' | 'expYear'>,
  now: Instant,
): boolean {
  return isAfter(now, endOfMonth(new UTCDateMini(expYear, expMonth - 1)));
}
