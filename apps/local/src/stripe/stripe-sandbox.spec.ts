import Fastify from 'fastify';
import { Stripe } from 'stripe';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aPayment, anyCustomer, failureOf } from '../testing/sdk-calls.ts';
import { aCardToken, stripeForSpecs } from '../testing/stripe-for-specs.ts';
import { bankPage } from './bank-page.ts';

/** The sandbox as the real SDK sees it. */
const { sandbox, stripe } = await stripeForSpecs();

describe('payments', () => {
  it.each([
    ['pm_card_visa', 'automatic', 'succeeded', 2000, 0],
    ['pm_card_visa', 'manual', 'requires_capture', 0, 2000],
    ['pm_card_authenticationRequired', 'automatic', 'requires_action', 0, 0],
  ] as const)('%s, %s: %s', async (card, capture_method, status, amount_received, amount_capturable) => {
    expect(await aPayment(stripe, card, { capture_method })).toMatchObject({
      status,
      amount_received,
      amount_capturable,
    });
  });

  it.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
    ['pm_card_chargeCustomerFail', 'card_declined', 'generic_decline'],
  ])('%s is declined, and the payment is kept: %s, %s', async (card, code, decline_code) => {
    const problem = await failureOf(aPayment(stripe, card));
    expect(problem).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(problem).toMatchObject({ statusCode: 402, code, decline_code });
    const kept = await stripe.paymentIntents.retrieve(problem.payment_intent?.id ?? '', {
      expand: ['latest_charge'],
    });
    expect(kept).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code },
      latest_charge: { status: 'failed', outcome: { reason: decline_code } },
    });
    expect(await stripe.paymentIntents.confirm(kept.id, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'succeeded',
    });
  });

  it('captures a part of a hold, and no more than the hold', async () => {
    const { id } = await aPayment(stripe, 'pm_card_visa', { capture_method: 'manual' });
    const tooMuch = await failureOf(stripe.paymentIntents.capture(id, { amount_to_capture: 2001 }));
    expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount_to_capture' });
    expect(
      await stripe.paymentIntents.capture(id, { amount_to_capture: 1500, expand: ['latest_charge'] }),
    ).toMatchObject({
      status: 'succeeded',
      amount_received: 1500,
      latest_charge: { captured: true, amount_refunded: 500 },
    });
    expect(await failureOf(stripe.paymentIntents.capture(id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('cancels what is held or waits, and nothing that is paid', async () => {
    for (const how of [
      { capture_method: 'manual' },
      { payment_method: 'pm_card_authenticationRequired' },
    ] as const) {
      const { id } = await aPayment(stripe, 'pm_card_visa', how);
      expect(await stripe.paymentIntents.cancel(id)).toMatchObject({
        status: 'canceled',
        amount_capturable: 0,
      });
    }
    const { id } = await aPayment(stripe, 'pm_card_visa');
    expect(await failureOf(stripe.paymentIntents.cancel(id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it.each([49, 100_000_000])('takes no %i cents', async (amount) => {
    expect(await failureOf(aPayment(stripe, 'pm_card_visa', { amount }))).toMatchObject({
      statusCode: 400,
      param: 'amount',
    });
  });
});

describe('the bank', () => {
  it.each([
    ['confirms', 'succeeded'],
    ['refuses', 'requires_payment_method'],
  ])('%s on its page, and the payment is %s', async (answer, status) => {
    const app = Fastify();
    await app.register(bankPage(sandbox), { prefix: '/local' });
    onTestFinished(() => app.close());
    const payment = await aPayment(stripe, 'pm_card_authenticationRequired', { description: 'One <report>' });
    const { body } = await app.inject('/local/bank');
    expect(body).toContain(`/local/bank/${payment.client_secret}/${answer}`);
    expect(body).toContain('One &#60;report&#62;');
    const sent = {
      method: 'POST',
      url: `/local/bank/${payment.client_secret}/${answer}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    } as const;
    expect((await app.inject(sent)).statusCode).toBe(303);
    expect((await app.inject(sent)).statusCode).toBe(303);
    expect((await app.inject('/local/bank')).body).not.toContain(payment.client_secret);
    expect(await stripe.paymentIntents.retrieve(payment.id)).toMatchObject({ status });
  });
});

describe('an idempotency key', () => {
  it('answers the same payment again, and says so', async () => {
    const customer = await anyCustomer(stripe);
    const wish = {
      amount: 900,
      currency: 'usd',
      customer: customer.id,
      payment_method: 'pm_card_visa',
      allowed_payment_method_types: ['card'],
      confirm: true,
    };
    const first = await stripe.paymentIntents.create(wish, { idempotencyKey: 'again' });
    const second = await stripe.paymentIntents.create(wish, { idempotencyKey: 'again' });
    expect(second).toEqual(first);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    const other = stripe.paymentIntents.create({ ...wish, amount: 901 }, { idempotencyKey: 'again' });
    expect(await failureOf(other)).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('answers a decline again, and keeps nothing of a call that was not valid', async () => {
    const declined = () =>
      failureOf(
        stripe.paymentIntents.create(wish('pm_card_chargeCustomerFail'), { idempotencyKey: 'declined' }),
      );
    expect((await declined()).payment_intent?.id).toBe((await declined()).payment_intent?.id);
    const wrong = stripe.paymentIntents.create(
      { ...wish('pm_card_visa'), amount: 1 },
      { idempotencyKey: 'mended' },
    );
    expect(await failureOf(wrong)).toMatchObject({ code: 'amount_too_small' });
    const mended = await stripe.paymentIntents.create(wish('pm_card_visa'), { idempotencyKey: 'mended' });
    expect(mended.status).toBe('succeeded');
  });

  it('makes one customer of ten calls at once', async () => {
    const calls = Array.from({ length: 10 }, () =>
      stripe.customers.create({ name: 'At once' }, { idempotencyKey: 'at once' }),
    );
    const made = await Promise.all(calls);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  function wish(payment_method: string): Stripe.PaymentIntentCreateParams {
    return {
      amount: 900,
      currency: 'usd',
      payment_method,
      allowed_payment_method_types: ['card'],
      confirm: true,
    };
  }
});

describe('lists', () => {
  it('are walked page by page, in both directions, each object once', async () => {
    const { id: customer } = await anyCustomer(stripe);
    const made: string[] = [];
    for (const _ of Array.from({ length: 7 })) {
      const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
      made.unshift(id);
    }
    const walked = await stripe.paymentMethods.list({ customer, limit: 3 }).autoPagingToArray({ limit: 100 });
    expect(walked.map(({ id }) => id)).toEqual(made);
    const [, , third = ''] = made;
    const before = await stripe.paymentMethods.list({ customer, ending_before: third });
    expect(before).toMatchObject({ object: 'list', has_more: false, url: '/v1/payment_methods' });
    expect(before.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
    const next = await stripe.paymentMethods.list({ customer, ending_before: made[6] ?? '', limit: 2 });
    expect(next).toMatchObject({ has_more: true });
    expect(next.data.map(({ id }) => id)).toEqual(made.slice(4, 6));
  });

  it('of events tell what happened to a payment, newest first', async () => {
    await aPayment(stripe, 'pm_card_visa');
    const { data } = await stripe.events.list({ limit: 4 });
    expect(data.map(({ type }) => type)).toEqual([
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.created',
      'customer.created',
    ]);
  });
});

describe('customers', () => {
  it('are found by their metadata, and what is cleared is empty', async () => {
    const person = `o'neill \\ 1`;
    const { id } = await stripe.customers.create({
      email: 'a@example.com',
      metadata: { person, since: '2026' },
    });
    const query = String.raw`metadata['person']:'o\'neill \\ 1'`;
    expect((await stripe.customers.search({ query })).data.map((found) => found.id)).toEqual([id]);
    const changed = await stripe.customers.update(id, { email: '', metadata: { since: '' } });
    expect(changed).toMatchObject({ email: null, metadata: { person } });
    expect(changed.metadata).not.toHaveProperty('since');
    expect(await failureOf(stripe.customers.search({ query: 'email:x' }))).toMatchObject({ param: 'query' });
  });

  it('have cards of their own: a card that is detached is not used again', async () => {
    const [mine, theirs] = [await anyCustomer(stripe), await anyCustomer(stripe)];
    const token = await aCardToken(stripe, 'good');
    const { id } = await stripe.paymentMethods.attach(token, { customer: mine.id });
    await stripe.paymentMethods.attach(token, { customer: mine.id });
    expect(await failureOf(stripe.paymentMethods.attach(token, { customer: theirs.id }))).toMatchObject({
      statusCode: 400,
    });
    expect(await failureOf(stripe.customers.retrievePaymentMethod(theirs.id, id))).toMatchObject({
      code: 'resource_missing',
    });
    expect(await failureOf(aPayment(stripe, id))).toMatchObject({ param: 'payment_method' });
    expect(await stripe.paymentMethods.update(id, { card: { exp_month: 9, exp_year: 2041 } })).toMatchObject({
      card: { exp_month: 9, exp_year: 2041 },
    });
    await stripe.paymentMethods.detach(id);
    expect(await failureOf(stripe.paymentMethods.attach(id, { customer: mine.id }))).toMatchObject({
      message: expect.stringContaining('may not be used again'),
    });
  });
});
