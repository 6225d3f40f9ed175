import { UTCDateMini } from '@date-fns/utc/date/mini';
import { endOfMonth } from 'date-fns/endOfMonth';
import { isAfter } from 'date-fns/isAfter';
import type { Profile, ProfileCard } from '../profile/profile.ts';
import type { Instant } from '../shared/instant.ts';

/** The saved cards of a person, and by which of them is paid. */
// PLAN-9
export type SavedCards = { readonly cards: readonly ProfileCard[]; readonly defaultId: string | null };

export const NO_SAVED_CARDS: SavedCards = { cards: [], defaultId: null };

/** The card that is paid by: the default one, or the first where none is. */
export function cardInUse({ cards, defaultId }: SavedCards): ProfileCard | null {
  return cards.find(({ id }) => id === defaultId) ?? cards[0] ?? null;
}

/** ENT-1: as the payment provider told the profile, or else as the profile remembers. */
export function savedCardsOf(
  profile: Pick<Profile, 'customer' | 'creditCardList' | 'primaryCard'>,
): SavedCards {
  const { customer, creditCardList = [], primaryCard } = profile;
  return customer && customer.sources.length > 0
    ? { cards: customer.sources, defaultId: customer.defaultSource }
    : { cards: creditCardList, defaultId: primaryCard?.id ?? null };
}

/** A card that was there already is there once; the first of all is paid by. */
export function withCard({ cards, defaultId }: SavedCards, card: ProfileCard): SavedCards {
  const known = cards.some(({ id }) => id === card.id);
  return {
    cards: known ? cards.map((kept) => (kept.id === card.id ? card : kept)) : [...cards, card],
    defaultId: defaultId ?? card.id,
  };
}

/** As it was, where there is no such card. */
export function withDefault(saved: SavedCards, id: string): SavedCards {
  return saved.cards.some((card) => card.id === id) ? { ...saved, defaultId: id } : saved;
}

// D PLAN-9.1: a card is good to the end of its month in UTC; the provider decides in the end.
export function isCardExpired(
  { expMonth, expYear }: Pick<ProfileCard, 'expMonth' | 'expYear'>,
  now: Instant,
): boolean {
  return isAfter(now, endOfMonth(new UTCDateMini(expYear, expMonth - 1)));
}
