import {
  NO_SAVED_CARDS,
  parseCardDetails,
  parseCardToken,
  paymentInfoRemovalVerdict,
} from '@ridgeline/core/billing';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import type { Payments } from '../../ports/payments.port.ts';
import { planHeldBy } from '../plans/plans.repository.ts';
import { subscriptionOf } from '../plans/subscription-row.ts';
import { findPayer, forgetCards, keepCard, useCard } from './cards.repository.ts';
import { customerOnWire } from './customer-on-wire.ts';

type CardOperation =
  | 'getPaymentInfo'
  | 'savePaymentInfo'
  | 'removePaymentInfo'
  | 'updateCardInfo'
  | 'updateDefaultCard';

/** Without a payment provider, payments are unavailable. */
export type PaymentsConfig = { readonly payments?: Payments };

// PLAN-9
export function cardHandlers({ payments }: PaymentsConfig): Pick<Handlers, CardOperation> {
  return {
    async getPaymentInfo({ db }) {
      return answer(200, customerOnWire((await findPayer(db)).saved));
    },

    async savePaymentInfo({ caller, body: { source }, db }) {
      const token = parseCardToken(source);
      if (!token.ok) return problem('card-token-invalid', 'body/source');
      const payer = await findPayer(db);
      if (!payments) return problem('unavailable');
      const customer = payer.customer ?? (await payments.customerOf({ id: caller, email: payer.email }));
      const card = await payments.saveCard(customer, token.value);
      if (!card.ok) return problem('card-refused');
      return answer(200, customerOnWire(await keepCard(db, customer, card.value)));
    },

    async updateCardInfo({ body: { cardDetails }, db }) {
      const { customer, saved } = await findPayer(db);
      const isKnown = saved.cards.some(({ id }) => id === cardDetails.cardId);
      if (!isKnown || customer === null) return problem('card-unknown', 'body/cardDetails/cardId');
      const details = parseCardDetails(cardDetails.cardId, cardDetails, Date.now());
      if (!details.ok) return problem(details.failure, 'body/cardDetails');
      if (!payments) return problem('unavailable');
      const card = await payments.changeCard(customer, details.value);
      if (!card.ok) return problem(card.failure, 'body/cardDetails/cardId');
      return answer(200, customerOnWire(await keepCard(db, customer, card.value)));
    },

    async updateDefaultCard({ body: { source }, db }) {
      const saved = await useCard(db, source);
      return saved ? answer(200, customerOnWire(saved)) : problem('card-unknown', 'body/source');
    },

    async removePaymentInfo({ db }) {
      const { row, signedUpAt, owner } = await planHeldBy(db, null);
      const plan = row && owner ? subscriptionOf(row, signedUpAt) : null;
      const verdict = paymentInfoRemovalVerdict(plan);
      if (!verdict.allowed) return problem(verdict.why);
      const { customer, saved } = await findPayer(db);
      if (customer === null || saved.cards.length === 0) return answer(200, customerOnWire(NO_SAVED_CARDS));
      if (!payments) return problem('unavailable');
      const cardIds = saved.cards.map(({ id }) => id);
      for (const id of cardIds) await payments.forgetCard(customer, id);
      await forgetCards(db, cardIds);
      return answer(200, customerOnWire((await findPayer(db)).saved));
    },
  };
}
