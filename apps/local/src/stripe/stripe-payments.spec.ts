import { paymentsContractAtHand, type PaymentsWorldAtHand } from '@ridgeline/api/testing';
import { StripePayments } from '@ridgeline/api';
import type { CardToken } from '@ridgeline/core/billing';
import Fastify from 'fastify';
import type { Stripe } from 'stripe';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aCardToken, cardToken, cardThat, stripeForSpecs } from '../testing/stripe-for-specs.ts';
import { LOCAL_KEYS } from './wire/keys.ts';

const local = await stripeForSpecs();

paymentsContractAtHand('StripePayments over the sandbox', async (): Promise<PaymentsWorldAtHand> => {
  const app = Fastify();
  await app.register(local.sandbox.routes, { prefix: '/v1' });
  const endpoint = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return {
    payments: new StripePayments({ secretKey: LOCAL_KEYS.secret, endpoint }),
    aToken: (behaves) => aCardToken(local.stripe, cardThat[behaves]),
    bankAnswers: (secret, answer) => local.sandbox.bankAnswers(secret, answer),
    takenFrom: local.takenFrom,
    refundedTo: local.refundedTo,
    breakConnection: () => app.close(),
  };
});

describe('StripePayments', () => {
  const { payments, stripe } = local;

  it.each([
    ['pm_card_visa_chargeDeclined', 'card-declined'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient-funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'card-expired'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'code-wrong'],
    ['pm_card_chargeDeclinedProcessingError', 'processing-error'],
    ['pm_1NxReal', 'card-declined'],
  ])('PLAN-9 does not save %s: %s', async (token, failure) => {
    const customer = await aCustomer();
    expect(await payments.saveCard(customer, cardToken(token))).toEqual({ ok: false, failure });
  });

  it('PLAN-9 saves no card of another customer', async () => {
    const token = await aCardToken(stripe, 'good');
    expect(await payments.saveCard(await aCustomer(), token)).toMatchObject({ ok: true });
    expect(await payments.saveCard(await aCustomer(), token)).toEqual({
      ok: false,
      failure: 'card-declined',
    });
  });

  it('PLAN-9 saves the card of a token, once', async () => {
    const customer = await aCustomer();
    const saved = await payments.saveCard(customer, cardToken('tok_visa'));
    expect(saved).toMatchObject({ ok: true, value: { brand: 'visa', last4: '4242' } });
    expect(await payments.saveCard(customer, cardToken('tok_visa'))).toEqual(saved);
  });

  it('PLAN-9 tells why the bank declined a payment that it had confirmed', async () => {
    const customer = await aCustomer();
    const token = cardToken('pm_card_authenticationRequiredChargeDeclinedInsufficientFunds');
    const wish = { ...(await aWish(customer, token)), key: 'funds' };
    const payment = await payments.pay(wish);
    if (payment.is !== 'needs-confirmation') throw new Error(payment.is);
    await local.sandbox.bankAnswers(payment.secret, 'confirms');
    const declined = { id: payment.id, is: 'declined', why: 'insufficient-funds', asksBank: false };
    expect(await payments.find(payment.id)).toEqual(declined);
    expect(await payments.find(payment.id)).toEqual(declined);
    const closed = await stripe.paymentIntents.retrieve(payment.id);
    expect(closed.status).toBe('canceled');
  });

  it.each([
    ['winning_evidence', 'won'],
    ['losing_evidence', 'lost'],
  ] as const)('PLAN-9 D PLAN-9.21 tells what became of a disputed payment: %s', async (evidence, is) => {
    const customer = await aCustomer();
    const { id: method } = await stripe.paymentMethods.create({
      type: 'card',
      card: { token: 'tok_createDispute' },
    });
    const wish = { ...(await aWish(customer, cardToken(method))), key: `disputed ${is}` };
    const { id: paymentId } = await payments.pay(wish);
    const { data } = await stripe.events.list({ type: 'charge.dispute.created', limit: 1 });
    const told = data[0]?.data.object as Stripe.Dispute;
    const dispute = { id: told.id, paymentId, customer, key: wish.key, amount: 1250 };
    expect(await payments.dispute(told.id)).toEqual({ ...dispute, is: 'open' });
    await stripe.disputes.update(told.id, { evidence: { uncategorized_text: evidence } });
    expect(await payments.dispute(told.id)).toEqual({ ...dispute, is });
  });

  it('PLAN-9 finds the payment of a key a day later, when Stripe has forgotten the key', async () => {
    const customer = await aCustomer();
    const wish = { ...(await aWish(customer, await aCardToken(stripe, 'good'))), key: 'a day' };
    const payment = await payments.pay(wish);
    await local.forgetKeys();
    expect(await payments.pay(wish)).toEqual(payment);
    expect(await local.takenFrom(customer)).toBe(1250);
  });

  async function aCustomer(): Promise<string> {
    customers += 1;
    return payments.customerOf({ id: `stripe-payments-${customers}`, email: 'mia@example.com' });
  }

  async function aWish(customer: string, token: CardToken) {
    const saved = await payments.saveCard(customer, token);
    if (!saved.ok) throw new Error(saved.failure);
    return {
      customer,
      person: 'stripe-payments',
      cardId: saved.value.id,
      amount: 1250,
      title: 'One report',
      take: 'now',
      payer: 'present',
    } as const;
  }
});

let customers = 0;
