import { freshDatabase } from '@ridgeline/api/testing/database';
import { Pool } from 'pg';
import { Stripe } from 'stripe';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aPayment, failureOf } from '../testing/sdk-calls.ts';
import { sdkFor, stripeForSpecs } from '../testing/stripe-for-specs.ts';
import { StripeSandbox } from './stripe-sandbox.ts';
import { LOCAL_KEYS } from './wire/keys.ts';
import { NOT_SPOKEN } from './wire/not-spoken.ts';

/** What the sandbox refuses, as the real SDK sees it. */
const { stripe, endpoint } = await stripeForSpecs();

describe('errors', () => {
  it.each([
    ['an unknown parameter', { amount: 900, currency: 'usd', colour: 'red' }, 'parameter_unknown', 'colour'],
    ['a missing one', { currency: 'usd' }, 'parameter_missing', 'amount'],
    [
      'an unknown customer',
      { amount: 900, currency: 'usd', customer: 'cus_0' },
      'resource_missing',
      'customer',
    ],
    [
      'an unknown card',
      { amount: 900, currency: 'usd', payment_method: 'pm_0' },
      'resource_missing',
      'payment_method',
    ],
  ])('name %s', async (_, wish, code, param) => {
    const problem = await failureOf(stripe.paymentIntents.create(wish as never));
    expect(problem).toMatchObject({
      rawType: 'invalid_request_error',
      code,
      param,
      requestId: expect.stringMatching(/^req_/),
    });
  });

  it('tell of an unknown address, and nothing to a wrong key', async () => {
    expect(await failureOf(stripe.rawRequest('GET', '/v1/nothing'))).toMatchObject({
      statusCode: 404,
      message: 'Unrecognized request URL (GET: /v1/nothing).',
    });
    const wrong = sdkFor(endpoint, 'sk_local_other').rawRequest('GET', '/v1/nothing');
    expect(await failureOf(wrong)).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  });

  it.each([
    ['setup_intents', () => stripe.setupIntents.create({ customer: 'cus_1' })],
    ['tokens', () => stripe.tokens.create({ customer: 'cus_1' })],
    ['products', () => stripe.products.create({ name: 'Pro' })],
    ['prices', () => stripe.prices.list()],
    ['coupons', () => stripe.coupons.create({ percent_off: 10 })],
    ['promotion_codes', () => stripe.promotionCodes.list()],
    [
      'subscriptions',
      () => stripe.subscriptions.create({ customer: 'cus_1', items: [{ price: 'price_1' }] }),
    ],
    ['invoices', () => stripe.invoices.pay('in_1')],
    ['test_helpers', () => stripe.testHelpers.testClocks.advance('clock_1', { frozen_time: 1 })],
  ] satisfies readonly (readonly [string, () => Promise<unknown>])[])(
    'say that %s are left out, and why',
    async (resource, call) => {
      const problem = await failureOf(call());
      expect(problem).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
      expect(problem).toMatchObject({
        statusCode: 404,
        rawType: 'invalid_request_error',
        requestId: expect.stringMatching(/^req_/),
        message: expect.stringContaining(
          `The sandbox leaves '${resource}' out: ${NOT_SPOKEN[resource] ?? ''}`,
        ),
      });
    },
  );

  it.each(['sk_test_4eC39HqLyjWDarjtT1zdp7dc', 'sk_live_4eC39HqLyjWDarjtT1zdp7dc', 'sk_local_other'])(
    'refuse the key %s',
    async (key) => {
      const problem = await failureOf(sdkFor(endpoint, key).customers.list());
      expect(problem).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    },
  );

  it('refuse a browser all but its own payment', async () => {
    const browser = sdkFor(endpoint, LOCAL_KEYS.publishable);
    const { id, client_secret } = await aPayment(stripe, 'pm_card_visa');
    const secret = client_secret ?? '';
    expect(await browser.paymentIntents.retrieve(id, { client_secret: secret })).toMatchObject({ id });
    expect(await failureOf(browser.paymentIntents.retrieve(id))).toMatchObject({ param: 'client_secret' });
    expect(
      await failureOf(browser.paymentIntents.retrieve(id, { client_secret: `${secret}0` })),
    ).toMatchObject({
      param: 'client_secret',
    });
    expect(await failureOf(browser.paymentIntents.cancel(id))).toMatchObject({ code: 'secret_key_required' });
  });
});

describe('the sandbox', () => {
  it('does not open in production', async () => {
    const pool = new Pool({ connectionString: await freshDatabase() });
    onTestFinished(() => pool.end());
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(StripeSandbox.open(pool)).rejects.toThrow('production');
  });
});
