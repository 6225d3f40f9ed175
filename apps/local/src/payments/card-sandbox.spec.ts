import { freshDatabase, paymentsContract } from '@ridgeline/api/testing';
import { type CardToken, parseCardToken } from '@ridgeline/core/billing';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
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

const TOKENS = {
  good: 'pm_card_visa',
  declined: 'pm_card_visa_chargeDeclined',
  'asks-bank': 'pm_card_authenticationRequired',
  refused: 'pm_1NxReal',
} as const;

paymentsContract('CardSandbox', async () => {
  const ownPool = new Pool(pool.options);
  onTestFinished(() => (ownPool.ended ? undefined : ownPool.end()));
  const payments = await CardSandbox.open(ownPool);
  let tokens = 0;
  return {
    payments,
    aToken(behaves) {
      tokens += 1;
      return cardToken(`${TOKENS[behaves]}_${tokens}`);
    },
    bankAnswers: (secret, answer) => payments.bankAnswers(secret, answer),
    takenFrom: (customer) => payments.takenFrom(customer),
    breakConnection: () => ownPool.end(),
  };
});

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

  it('PLAN-9 takes no token but those', async () => {
    expect(await sandbox.saveCard(CUSTOMER, cardToken('pm_1NxReal'))).toEqual({
      ok: false,
      failure: 'card-refused',
    });
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

function pay(cardId: string) {
  keys += 1;
  return sandbox.pay({
    customer: CUSTOMER,
    cardId,
    amount: 1000,
    title: 'One <report>',
    take: 'now',
    key: `key-${keys}`,
  });
}

function cardToken(text: string): CardToken {
  const parsed = parseCardToken(text);
  if (!parsed.ok) throw new Error(parsed.failure);
  return parsed.value;
}
