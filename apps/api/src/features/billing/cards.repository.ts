import type { SavedCards } from '@ridgeline/core/billing';
import type { ProfileCard } from '@ridgeline/core/profile';
import type { Locale } from '@ridgeline/core/shared';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { pairsOf } from '../../db/columns-of.ts';
import { cards } from '../../db/schema/payments.ts';
import { languageOfPerson } from '../sync/language-of-person.ts';

export type Payer = {
  readonly email: string;
  /** In which they read. */
  readonly language: Locale;
  /** The payment provider's id of the person; null before their first card. */
  readonly customer: string | null;
  readonly saved: SavedCards;
};

const SELECTED = [
  'id',
  'brand',
  'last4',
  'expMonth',
  'expYear',
] as const satisfies readonly (keyof ProfileCard)[];

const cardJson = (card: string) => `json_build_object(${pairsOf(cards, card, SELECTED)})`;

/** The saved cards of a person, as `SavedCards`. */
export const savedCardsJson = (person: string) => `(select json_build_object(
    'cards', coalesce((select json_agg(${cardJson('card')} order by card.added_at, card.id)
      from cards card where card.person_id = ${person}.id), '[]'),
    'defaultId', (select known.default_card from payment_customers known where known.person_id = ${person}.id)))`;

const PAYER = callerStatement(
  'payer',
  `select caller.email::text as email, ${languageOfPerson('caller.id')} as language,
     (select known.provider_id from payment_customers known where known.person_id = caller.id) as customer,
     ${savedCardsJson('caller')} as saved`,
);

export async function findPayer(db: CallerDb): Promise<Payer> {
  const [payer] = await db.rows<Payer>(PAYER, []);
  if (!payer) throw new Error('a caller without a row was let through');
  return payer;
}

/** The customer is stored with their first card, which becomes the card in use. */
export const CARD_STEPS = (customer: string, card: string) => ({
  saved: `insert into cards (person_id, id, brand, last4, exp_month, exp_year)
    select caller.id, told.id, told.brand, told.last4, told."expMonth", told."expYear"
    from caller, json_to_record(${card}::json)
      told(id text, brand text, last4 text, "expMonth" int, "expYear" int)
    where told.id is not null
    on conflict (person_id, id) do update set exp_month = excluded.exp_month, exp_year = excluded.exp_year
    returning cards.*`,
  known: `insert into payment_customers as known (person_id, provider_id, default_card)
    select caller.id, ${customer}, saved.id from caller, saved
    on conflict (person_id) do update set default_card = coalesce(known.default_card, excluded.default_card)
    returning known.*`,
});

const SAVE = callerChange(
  'save-card',
  CARD_STEPS('$2', '$3'),
  `select json_build_object('cards',
      (select json_agg(${cardJson('card')} order by card.added_at, card.id) from (
         select kept.* from cards kept, caller where kept.person_id = caller.id
           and not exists (select from saved where saved.id = kept.id)
         union all select * from saved) card),
      'defaultId', known.default_card) as saved from known`,
);

/** Saving the same card again changes nothing. */
export async function keepCard(db: CallerDb, customer: string, card: ProfileCard): Promise<SavedCards> {
  const [kept] = await db.rows<{ readonly saved: SavedCards }>(SAVE, [customer, JSON.stringify(card)]);
  if (!kept) throw new Error('a card was kept without a customer');
  return kept.saved;
}

/** The owner of a team who chooses a card agrees with it to pay for the team's plan. */
const USE = callerChange(
  'use-card',
  {
    changed: `update payment_customers known set default_card = card.id from caller, cards card
      where known.person_id = caller.id and card.person_id = caller.id and card.id = $2 returning known.*`,
    agreed: `update subscriptions kept set payer_id = caller.id from caller, changed
      where kept.team_id = caller.team_id and caller.owns_team returning kept.id`,
  },
  `select ${savedCardsJson('caller')} as saved, changed.default_card as "defaultId" from changed, caller`,
);

/** Null if the caller has no such card. */
export async function useCard(db: CallerDb, cardId: string): Promise<SavedCards | null> {
  const [kept] = await db.rows<{ readonly saved: SavedCards; readonly defaultId: string }>(USE, [cardId]);
  return kept ? { ...kept.saved, defaultId: kept.defaultId } : null;
}

const FORGET = callerChange(
  'forget-cards',
  {
    unused: `update payment_customers known set default_card = null from caller
      where known.person_id = caller.id and known.default_card = any($2) returning known.person_id`,
    // Or the card would be saved again when an order that waits for the bank is paid with it.
    unpaid: `update orders set card = null from caller
      where orders.person_id = caller.id and orders.standing in ('pending', 'waiting') and orders.card ->> 'id' = any($2)
      returning orders.id`,
    forgotten: `delete from cards using caller where cards.person_id = caller.id and cards.id = any($2)
      returning cards.id`,
  },
  'select id from forgotten',
);

/** Only these: a card that was saved in the meantime stays, as it does at the provider. */
export async function forgetCards(db: CallerDb, cardIds: readonly string[]): Promise<void> {
  await db.rows(FORGET, [cardIds]);
}
