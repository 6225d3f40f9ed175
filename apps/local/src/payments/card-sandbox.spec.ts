import { freshDatabase } from '@ridgeline/api/testing';
import { type CardToken, parseCardToken } from '@ridgeline/core/billing';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankPage } from './bank-page.ts';
import { CardSandbox } from './card-sandbox.ts';

let pool: Pool;
let sandbox: CardSandbox;
let keys = 0;

beforeAll(async () => {
  pool = new Pool({ connectionString: await freshDatabase() });
  sandbox = await CardSandbox.open(pool);
});
afterAll(() => pool.end());

const CUSTOMER = 'cus_spec';

describe('the card sandbox', () => {
  it.each([
    ['pm_card_visa', 'done', undefined],
    ['pm_card_amex_7', 'done', undefined],
    ['pm_card_authenticationRequired', 'needs-confirmation', undefined],
    ['pm_card_visa_chargeDeclined', 'declined', 'card-declined'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'declined', 'insufficient-funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'declined', 'card-expired'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'declined', 'code-wrong'],
    ['pm_card_chargeDeclinedProcessingError', 'declined', 'processing-error'],
  ])('PLAN-9 saves %s, and its payment is %s', async (token, is, why) => {
    const saved = await sandbox.saveCard(CUSTOMER, cardToken(token));
    expect(saved).toMatchObject({ ok: true, value: { id: token } });
    const payment = await pay(token);
    expect(payment).toMatchObject(why === undefined ? { is } : { is, why });
    expect(await sandbox.find(payment.id)).toEqual(payment);
  });

  it('PLAN-9 takes no token but those, and makes one payment of a key', async () => {
    expect(await sandbox.saveCard(CUSTOMER, cardToken('pm_1NxReal'))).toEqual({
      ok: false,
      failure: 'card-refused',
    });
    const before = await sandbox.takenFrom(CUSTOMER);
    const payments = await Promise.all(Array.from({ length: 10 }, () => pay('pm_card_visa', 'the-same')));
    expect(new Set(payments.map(({ id }) => id)).size).toBe(1);
    expect((await sandbox.takenFrom(CUSTOMER)) - before).toBe(1000);
  });

  it('PLAN-9 cancels a payment that waits for the bank, which cannot confirm it any more, and none that is done', async () => {
    const waiting = await pay('pm_card_authenticationRequired');
    if (waiting.is !== 'needs-confirmation') throw new Error(waiting.is);
    expect((await sandbox.cancel(waiting.id)).is).toBe('declined');
    expect(await sandbox.bankAnswers(waiting.secret, 'confirms')).toBeNull();
    expect((await sandbox.find(waiting.id)).is).toBe('declined');
    expect((await sandbox.cancel((await pay('pm_card_visa')).id)).is).toBe('done');
  });

  it.each([
    ['confirms', 'done'],
    ['refuses', 'declined'],
  ])('PLAN-9 has a bank that %s on its page', async (answer, is) => {
    const app = Fastify();
    await app.register(bankPage(sandbox), { prefix: '/local' });
    const payment = await pay('pm_card_authenticationRequired');
    if (payment.is !== 'needs-confirmation') throw new Error(payment.is);
    const { secret } = payment;
    expect((await app.inject('/local/bank')).body).toContain(`/local/bank/${secret}/${answer}`);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await app.inject({
      method: 'POST',
      url: `/local/bank/${secret}/${answer}`,
      headers,
      payload: '',
    });
    expect(sent.statusCode).toBe(303);
    expect((await sandbox.find(payment.id)).is).toBe(is);
    expect((await app.inject('/local/bank')).body).not.toContain(secret);
    await app.close();
  });
});

function pay(cardId: string, key?: string) {
  keys += 1;
  return sandbox.pay({
    customer: CUSTOMER,
    cardId,
    amount: 1000,
    title: 'One <report>',
    take: 'now',
    key: key ?? `key-${keys}`,
  });
}

function cardToken(text: string): CardToken {
  const parsed = parseCardToken(text);
  if (!parsed.ok) throw new Error(parsed.failure);
  return parsed.value;
}
