import { describe, expect, it } from 'vitest';
import type { BillingGateway } from '../../billing/billing-gateway.port.ts';
import type { RetryAnswer } from '../../billing/retry-answer.policy.ts';
import type { CardToken } from '../../billing/card-token.policy.ts';
import type { Result } from '../../shared/result.ts';

/** A signed-in user without cards and bills. */
export type BillingWorld = {
  readonly billing: BillingGateway;
  /** The provider's token for a newly entered card; a different card each time. */
  readonly aToken: (behaves: 'good' | 'declined' | 'bank') => Promise<CardToken> | CardToken;
  /** Creates a bill with a failed payment. */
  readonly owe: (cents: number) => Promise<void> | void;
  /** The bank's answer to a payment that waits for it. */
  readonly askBank: (secret: string, bank: 'confirms' | 'refuses') => Promise<void> | void;
  readonly endSession: () => Promise<void> | void;
  readonly breakConnection: () => Promise<void> | void;
};

/** Contract suite for `BillingGateway`. Runs on the fake and on every real adapter. */
export function billingGatewayContract(name: string, makeWorld: () => Promise<BillingWorld>): void {
  describe(`${name} fulfills the contract of BillingGateway`, () => {
    it('PLAN-9 begins without cards', async () => {
      const { billing } = await makeWorld();
      expect(valueOf(await billing.paymentInfo())).toEqual({ cards: [], defaultId: null });
    });

    it('PLAN-9 saves cards, the first as the default one, and each once', async () => {
      const { billing, aToken } = await makeWorld();
      const token = await aToken('good');
      const first = valueOf(await billing.saveCard(token));
      expect(first.cards).toHaveLength(1);
      expect(first.defaultId).toBe(first.cards[0]?.id);
      expect(valueOf(await billing.saveCard(token))).toEqual(first);
      const second = valueOf(await billing.saveCard(await aToken('good')));
      expect(second.cards).toHaveLength(2);
      expect(second.defaultId).toBe(first.defaultId);
      expect(valueOf(await billing.paymentInfo())).toEqual(second);
    });

    it('PLAN-9 tells of a card no more than may be shown', async () => {
      const { billing, aToken } = await makeWorld();
      const [card] = valueOf(await billing.saveCard(await aToken('good'))).cards;
      expect(Object.keys(card ?? {}).sort()).toEqual(['brand', 'expMonth', 'expYear', 'id', 'last4']);
      expect(card?.last4).toMatch(/^\d{4}$/);
    });

    it('PLAN-9 sets the default card, and changes when a card expires', async () => {
      const { billing, aToken } = await makeWorld();
      await billing.saveCard(await aToken('good'));
      const { cards } = valueOf(await billing.saveCard(await aToken('good')));
      const other = cards[1]?.id ?? '';
      expect(valueOf(await billing.setDefaultCard(other)).defaultId).toBe(other);
      const changed = valueOf(await billing.changeCard({ cardId: other, expMonth: 12, expYear: 2031 }));
      expect(changed.cards[1]).toEqual({ ...cards[1], expMonth: 12, expYear: 2031 });
      expect(changed.cards[0]).toEqual(cards[0]);
    });

    it("PLAN-9 does not find another person's card", async () => {
      const { billing } = await makeWorld();
      expect(await billing.setDefaultCard('card_of_somebody_else')).toEqual(failed('not-found'));
      const details = { cardId: 'card_of_somebody_else', expMonth: 12, expYear: 2031 };
      expect(await billing.changeCard(details)).toEqual(failed('not-found'));
    });

    it('PLAN-9 removes all payment information, and again is once', async () => {
      const { billing, aToken } = await makeWorld();
      await billing.saveCard(await aToken('good'));
      expect(valueOf(await billing.removePaymentInfo())).toEqual({ cards: [], defaultId: null });
      expect(valueOf(await billing.removePaymentInfo())).toEqual({ cards: [], defaultId: null });
    });

    it('PLAN-9 retries a payment that is past due, once', async () => {
      const { billing, aToken, owe } = await makeWorld();
      await owe(9900);
      expect(valueOf(await billing.history())).toMatchObject([{ amount: 9900, status: 'past-due' }]);
      await billing.saveCard(await aToken('good'));
      expect(await billing.retryPayment()).toEqual({ success: true });
      expect(valueOf(await billing.history())).toMatchObject([{ amount: 9900, status: 'paid' }]);
      expect(valueOf(await billing.transactions()).filter(({ is }) => is === 'payment')).toMatchObject([
        { amount: 9900 },
      ]);
      expect(await billing.retryPayment()).toMatchObject({ success: false, message: expect.any(String) });
      expect(valueOf(await billing.transactions()).filter(({ is }) => is === 'payment')).toHaveLength(1);
    });

    it('PLAN-9 tells why a payment could not be retried', async () => {
      const { billing, aToken, owe } = await makeWorld();
      await owe(9900);
      await billing.saveCard(await aToken('declined'));
      expect(await billing.retryPayment()).toMatchObject({ success: false, message: expect.any(String) });
      expect(valueOf(await billing.history())).toMatchObject([{ status: 'past-due' }]);
    });

    it('PLAN-9 tells what the bank of the card wants to be asked, and collects what it has confirmed', async () => {
      const { billing, aToken, owe, askBank } = await makeWorld();
      await owe(9900);
      await billing.saveCard(await aToken('bank'));
      const secret = secretIn(await billing.retryPayment());
      expect(secretIn(await billing.retryPayment()), 'the same payment').toBe(secret);
      expect(valueOf(await billing.history())).toMatchObject([{ status: 'past-due' }]);
      await askBank(secret, 'confirms');
      expect(await billing.retryPayment()).toEqual({ success: true });
      expect(valueOf(await billing.history())).toMatchObject([{ amount: 9900, status: 'paid' }]);
      expect(valueOf(await billing.transactions()).filter(({ is }) => is === 'payment')).toHaveLength(1);
    });

    it('PLAN-9 tries anew after the bank has refused', async () => {
      const { billing, aToken, owe, askBank } = await makeWorld();
      await owe(9900);
      await billing.saveCard(await aToken('bank'));
      await askBank(secretIn(await billing.retryPayment()), 'refuses');
      expect(await billing.retryPayment()).toMatchObject({ success: false, secret: null });
      await askBank(secretIn(await billing.retryPayment()), 'confirms');
      expect(await billing.retryPayment()).toEqual({ success: true });
    });

    it('PLAN-9 pays by the card that is in use now, and not by the one that waits for its bank', async () => {
      const { billing, aToken, owe } = await makeWorld();
      await owe(9900);
      await billing.saveCard(await aToken('bank'));
      secretIn(await billing.retryPayment());
      const { cards } = valueOf(await billing.saveCard(await aToken('good')));
      await billing.setDefaultCard(cards[1]?.id ?? '');
      expect(await billing.retryPayment()).toEqual({ success: true });
      expect(valueOf(await billing.transactions()).filter(({ is }) => is === 'payment')).toHaveLength(1);
    });

    it.each(['signed-out', 'unavailable'] as const)(
      'PLAN-9 answers a failure, and never throws: %s',
      async (failure) => {
        const { billing, aToken, endSession, breakConnection } = await makeWorld();
        const token = await aToken('good');
        await (failure === 'signed-out' ? endSession() : breakConnection());
        for (const answer of [
          await billing.paymentInfo(),
          await billing.saveCard(token),
          await billing.changeCard({ cardId: 'card', expMonth: 12, expYear: 2031 }),
          await billing.setDefaultCard('card'),
          await billing.removePaymentInfo(),
          await billing.history(),
          await billing.transactions(),
        ]) {
          expect(answer).toEqual(failed(failure));
        }
        expect(await billing.retryPayment()).toMatchObject({ success: false });
      },
    );
  });
}

function secretIn(answer: RetryAnswer): string {
  if (answer.success || answer.secret === null) expect.fail(`no bank is asked: ${JSON.stringify(answer)}`);
  return answer.secret;
}

function failed(failure: string) {
  return { ok: false, failure };
}

function valueOf<Value>(result: Result<Value, string>): Value {
  if (!result.ok) expect.fail(`refused with ${result.failure}`);
  return result.value;
}
