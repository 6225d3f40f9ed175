import { describe, expect, it } from 'vitest';
import { SupplierAway } from '../ports/supplier-away.ts';
import { aWish, unique, waiting, type PaymentsWorldAtHand } from './payments-world.ts';

/** The rest of the contract: cases that need control over the bank and the connection. */
export function paymentsContractAtHand(name: string, makeWorld: () => Promise<PaymentsWorldAtHand>): void {
  describe(`${name} keeps the promises of Payments with its bank`, () => {
    it.each([
      ['good', 'done', undefined, 1250],
      ['asks-bank', 'declined', true, 0],
      ['declined', 'declined', false, 0],
    ] as const)('PLAN-9 charges a %s card whose owner is away: %s', async (behaves, is, asksBank, taken) => {
      const world = await makeWorld();
      const wish = await aWish(world, behaves, { payer: 'away' });
      const payment = await world.payments.pay(wish);
      expect(payment).toMatchObject({ is, ...(asksBank !== undefined && { asksBank }) });
      expect(await world.payments.findByKey(wish)).toEqual(payment);
      expect(await world.takenFrom(wish.customer)).toBe(taken);
    });

    it('PLAN-9 finds the customer of a person who was one', async () => {
      const { payments } = await makeWorld();
      const id = `person-${unique()}`;
      expect(await payments.findCustomer(id)).toBeNull();
      const customer = await payments.customerOf({ id, email: 'mia@example.com' });
      expect(await payments.findCustomer(id)).toBe(customer);
    });

    it('PLAN-9 does not name a card that was removed while its payment waited', async () => {
      const world = await makeWorld();
      const wish = await aWish(world, 'asks-bank');
      const { id } = await world.payments.pay(wish);
      await world.payments.forgetCard(wish.customer, wish.cardId);
      expect(await world.payments.cardOf(id)).toBeNull();
    });

    it('PLAN-9 keeps the first wish of a key, also where the amount is another the second time', async () => {
      const world = await makeWorld();
      const wish = await aWish(world, 'asks-bank');
      const payment = waiting(await world.payments.pay(wish));
      expect(await world.payments.pay({ ...wish, amount: 9900 as typeof wish.amount })).toEqual(payment);
      await world.bankAnswers(payment.secret, 'confirms');
      expect(await world.takenFrom(wish.customer)).toBe(wish.amount);
    });

    it.each([
      ['confirms', 'done', 1250],
      ['refuses', 'declined', 0],
    ] as const)('PLAN-9 asks the bank, which %s: %s, and takes %i cents', async (answer, is, taken) => {
      const world = await makeWorld();
      const wish = await aWish(world, 'asks-bank');
      const { id, secret } = waiting(await world.payments.pay(wish));
      await world.bankAnswers(secret, answer);
      const payment = await world.payments.find(id);
      expect(payment).toMatchObject({ id, is });
      expect(await world.payments.pay(wish)).toEqual(payment);
      expect(await world.takenFrom(wish.customer)).toBe(taken);
    });

    it('PLAN-9 never takes a payment that was cancelled, whatever the bank answers later', async () => {
      const world = await makeWorld();
      const wish = await aWish(world, 'asks-bank');
      const { id, secret } = waiting(await world.payments.pay(wish));
      const cancelled = await world.payments.cancel(id);
      expect(cancelled).toMatchObject({ id, is: 'declined' });
      await Promise.allSettled([world.bankAnswers(secret, 'confirms')]);
      expect(await world.payments.find(id)).toEqual(cancelled);
      expect(await world.payments.cancel(id)).toEqual(cancelled);
      expect(await world.payments.pay(wish)).toEqual(cancelled);
      expect(await world.takenFrom(wish.customer)).toBe(0);
    });

    it('PLAN-9 either cancels or takes a payment where both are asked at once', async () => {
      const world = await makeWorld();
      const wish = await aWish(world, 'asks-bank');
      const { id, secret } = waiting(await world.payments.pay(wish));
      const [cancelled] = await Promise.all([
        world.payments.cancel(id),
        Promise.allSettled([world.bankAnswers(secret, 'confirms')]),
      ]);
      expect(['done', 'declined']).toContain(cancelled.is);
      expect(await world.payments.find(id)).toEqual(cancelled);
      expect(await world.takenFrom(wish.customer)).toBe(cancelled.is === 'done' ? wish.amount : 0);
    });

    it('PLAN-9 rejects where it is not reached: that is no refusal', async () => {
      const world = await makeWorld();
      const { payments, aToken } = world;
      const wish = await aWish(world, 'good');
      const { id } = await payments.pay(wish);
      const token = await aToken('good');
      await world.breakConnection();
      const asked = await Promise.allSettled([
        payments.saveCard(wish.customer, token),
        payments.changeCard(wish.customer, { cardId: wish.cardId, expMonth: 1, expYear: 2041 }),
        payments.forgetCard(wish.customer, wish.cardId),
        payments.pay(wish),
        payments.find(id),
        payments.cancel(id),
      ]);
      for (const answer of asked) {
        expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(SupplierAway) });
      }
    });
  });
}
