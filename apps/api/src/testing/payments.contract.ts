import { describe, expect, it } from 'vitest';
import { KeyOfAnother } from '../ports/payments.port.ts';
import {
  aCustomer,
  aWish,
  failed,
  paid,
  saved,
  unique,
  wishOf,
  type PaymentsWorld,
} from './payments-world.ts';

const NOBODYS_CARD = 'card_of_nobody';

/** The contract of every `Payments`. */
export function paymentsContract(name: string, makeWorld: () => Promise<PaymentsWorld>): void {
  describe(`${name} keeps the promises of Payments`, () => {
    it('PLAN-9 knows a person by one customer id, also after their email has changed', async () => {
      const { payments } = await makeWorld();
      const id = `person-${unique()}`;
      const customer = await payments.customerOf({ id, email: 'mia@example.com' });
      expect(await payments.customerOf({ id, email: 'mia.marsh@example.com' })).toBe(customer);
      expect(await payments.customerOf({ id: `${id}-2`, email: 'mia@example.com' })).not.toBe(customer);
    });

    it('PLAN-9 saves the card behind a token, once', async () => {
      const { payments, aToken } = await makeWorld();
      const customer = await aCustomer(payments);
      const token = await aToken('good');
      const saved = await payments.saveCard(customer, token);
      expect(saved).toMatchObject({ ok: true, value: { last4: expect.stringMatching(/^\d{4}$/) } });
      expect(await payments.saveCard(customer, token)).toEqual(saved);
      expect(await payments.saveCard(customer, await aToken('good'))).not.toEqual(saved);
    });

    it('PLAN-9 refuses a card by a code', async () => {
      const { payments, aToken } = await makeWorld();
      expect(await payments.saveCard(await aCustomer(payments), await aToken('refused'))).toEqual(
        failed('card-declined'),
      );
    });

    it('PLAN-9 changes when a card expires, for its customer alone, and keeps the change', async () => {
      const { payments, aToken } = await makeWorld();
      const [mine, theirs] = [await aCustomer(payments), await aCustomer(payments)];
      const [token, other] = [await aToken('good'), await aToken('good')];
      const before = await saved(payments, mine, token);
      const untouched = await saved(payments, theirs, other);
      const changed = { ...before, expMonth: 12, expYear: 2041 };
      const details = { cardId: before.id, expMonth: 12, expYear: 2041 };
      expect(await payments.changeCard(mine, details)).toEqual({ ok: true, value: changed });
      expect(await saved(payments, mine, token)).toEqual(changed);
      expect(await saved(payments, theirs, other)).toEqual(untouched);
    });

    it('PLAN-9 knows no card that the customer never had, or had once', async () => {
      const { payments, aToken } = await makeWorld();
      const [mine, theirs] = [await aCustomer(payments), await aCustomer(payments)];
      const { id: cardId } = await saved(payments, mine, await aToken('good'));
      const expires = { expMonth: 12, expYear: 2041 };
      expect(await payments.changeCard(theirs, { cardId, ...expires })).toEqual(failed('card-unknown'));
      await payments.forgetCard(theirs, cardId);
      expect(await payments.changeCard(mine, { cardId, ...expires })).toMatchObject({ ok: true });
      await payments.forgetCard(mine, cardId);
      await payments.forgetCard(mine, cardId);
      expect(await payments.changeCard(mine, { cardId, ...expires })).toEqual(failed('card-unknown'));
      await payments.forgetCard(mine, NOBODYS_CARD);
    });

    it.each([
      ['good', 'done', 1250],
      ['declined', 'declined', 0],
      ['asks-bank', 'needs-confirmation', 0],
    ] as const)('PLAN-9 pays by a card that is %s: %s, and takes %i cents', async (behaves, is, taken) => {
      const world = await makeWorld();
      const wish = await aWish(world, behaves);
      const payment = await world.payments.pay(wish);
      expect(payment.is).toBe(is);
      expect(await world.payments.find(payment.id)).toEqual(payment);
      expect(await world.takenFrom(wish.customer)).toBe(taken);
    });

    it.each(['good', 'asks-bank', 'declined'] as const)(
      'PLAN-9 knows the card that pays, unless it is declined: %s',
      async (behaves) => {
        const world = await makeWorld();
        const customer = await aCustomer(world.payments);
        const card = await saved(world.payments, customer, await world.aToken(behaves));
        const { id } = await world.payments.pay(wishOf(customer, card.id));
        expect(await world.payments.cardOf(id)).toEqual(behaves === 'declined' ? null : card);
      },
    );

    it('PLAN-9 holds an amount without taking it', async () => {
      const world = await makeWorld();
      const wish = await aWish(world, 'good', { take: 'hold' });
      expect((await world.payments.pay(wish)).is).toBe('done');
      expect(await world.takenFrom(wish.customer)).toBe(0);
    });

    it.each(['now', 'hold'] as const)('PLAN-9 gives a payment back, once: taken %s', async (take) => {
      const world = await makeWorld();
      const { id, customer } = await paid(world, take);
      await Promise.all([world.payments.refund(id), world.payments.refund(id)]);
      await world.payments.refund(id);
      expect(await world.refundedTo(customer)).toBe(1250);
      if (take === 'now') expect(await world.payments.find(id)).toMatchObject({ is: 'done', refunded: 1250 });
    });

    it('PLAN-9 lists what was made, and what became of it', async () => {
      const world = await makeWorld();
      const from = Date.now() - 5_000;
      const kept = await paid(world, 'now');
      const given = await paid(world, 'now');
      await world.payments.refund(given.id);
      const declined = await world.payments.pay(await aWish(world, 'declined'));
      const open = await world.payments.pay(await aWish(world, 'asks-bank'));
      const mine = new Map<string, string>();
      for (let next: string | null = null, isFirst = true; isFirst || next !== null; isFirst = false) {
        const page = await world.payments.made({ from, to: Date.now() + 5_000, next });
        for (const { id, is, at } of page.payments) {
          mine.set(id, is);
          expect(at).toBeGreaterThanOrEqual(from - 1000);
          expect(at).toBeLessThanOrEqual(Date.now() + 5_000);
        }
        next = page.next;
      }
      expect([kept, given, declined, open].map(({ id }) => mine.get(id))).toEqual([
        'kept',
        'given-back',
        'declined',
        'open',
      ]);
      const early = await world.payments.made({ from: from - 5_000, to: from - 4_000, next: null });
      expect(early.payments.some(({ id }) => mine.has(id))).toBe(false);
    });

    it('PLAN-9 gives nothing back of a payment that was declined', async () => {
      const world = await makeWorld();
      const { id } = await world.payments.pay(await aWish(world, 'declined'));
      await expect(world.payments.refund(id)).rejects.toThrow(id);
    });

    it('PLAN-9 makes one payment of a key, however often and at once it is asked', async () => {
      const world = await makeWorld();
      const wish = await aWish(world, 'good');
      const answers = await Promise.all(Array.from({ length: 8 }, () => world.payments.pay(wish)));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(await world.payments.pay({ ...wish, title: 'Un informe' })).toEqual(answers[0]);
      expect(await world.takenFrom(wish.customer)).toBe(wish.amount);
      const another = await world.payments.pay({ ...wish, key: unique() });
      expect(another.id).not.toBe(answers[0]?.id);
      expect(await world.takenFrom(wish.customer)).toBe(2 * wish.amount);
    });

    it.each(['good', 'declined', 'asks-bank'] as const)(
      'PLAN-9 finds a payment by its key, for whoever has lost the answer: by a %s card',
      async (behaves) => {
        const world = await makeWorld();
        const wish = await aWish(world, behaves);
        expect(await world.payments.findByKey(wish)).toBeNull();
        const payment = await world.payments.pay(wish);
        expect(await world.payments.findByKey(wish)).toEqual(payment);
        expect(await world.payments.findByKey({ ...wish, key: unique() })).toBeNull();
      },
    );

    it.each(['good', 'declined'] as const)(
      'PLAN-9 cancels no payment that is over: by a %s card',
      async (behaves) => {
        const { payments, ...world } = await makeWorld();
        const payment = await payments.pay(await aWish({ payments, ...world }, behaves));
        expect(await payments.cancel(payment.id)).toEqual(payment);
        expect(await payments.find(payment.id)).toEqual(payment);
      },
    );

    it('PLAN-9 makes one payment of a key that two customers share, and tells the other', async () => {
      const world = await makeWorld();
      const [mine, theirs] = [await aWish(world, 'good'), await aWish(world, 'good')];
      await world.payments.pay(mine);
      await expect(world.payments.pay({ ...theirs, key: mine.key })).rejects.toThrow(KeyOfAnother);
      expect([await world.takenFrom(mine.customer), await world.takenFrom(theirs.customer)]).toEqual([
        1250, 0,
      ]);
    });

    it('PLAN-9 takes what is held, once, and nothing that was released', async () => {
      const world = await makeWorld();
      const [taken, released] = [await paid(world, 'hold'), await paid(world, 'hold')];
      expect(await Promise.all([world.payments.capture(taken.id), world.payments.capture(taken.id)])).toEqual(
        [true, true],
      );
      expect(await world.payments.capture(taken.id)).toBe(true);
      expect(await world.takenFrom(taken.customer)).toBe(1250);
      await world.payments.refund(released.id);
      expect(await world.payments.capture(released.id)).toBe(false);
      expect(await world.takenFrom(released.customer)).toBe(0);
    });

    it('PLAN-9 forgets a customer with all their cards, once, and nobody who never was one', async () => {
      const { payments, aToken } = await makeWorld();
      const id = `person-${unique()}`;
      const customer = await payments.customerOf({ id, email: 'mia@example.com' });
      const { id: cardId } = await saved(payments, customer, await aToken('good'));
      expect(await payments.forgetCustomer({ id, customer })).toBe(customer);
      await payments.forgetCustomer({ id, customer });
      expect(await payments.changeCard(customer, { cardId, expMonth: 12, expYear: 2041 })).toEqual(
        failed('card-unknown'),
      );
      expect(await payments.forgetCustomer({ id: `person-${unique()}`, customer: null })).toBeNull();
    });

    it('PLAN-9 rejects where a payment is asked for that there is not', async () => {
      const { payments } = await makeWorld();
      await expect(payments.find('pi_of_nobody')).rejects.toThrow('payment');
      await expect(payments.cancel('pi_of_nobody')).rejects.toThrow('payment');
    });
  });
}
