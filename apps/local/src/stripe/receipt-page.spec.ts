import { freshDatabase } from '@ridgeline/api/testing/database';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { aPayment } from '../testing/sdk-calls.ts';
import { sdkFor } from '../testing/stripe-for-specs.ts';
import { receiptPage } from './receipt-page.ts';
import { StripeSandbox } from './stripe-sandbox.ts';
import { LOCAL_KEYS } from './wire/keys.ts';

it('PLAN-9 shows the receipt of a charge at the address that the charge names, and of no other', async () => {
  const pool = new Pool({ connectionString: await freshDatabase() });
  onTestFinished(() => pool.end());
  const app = Fastify();
  onTestFinished(() => app.close());
  const nowhere = { url: 'http://ridgeline.example.com/api/webhooks/stripe', secret: 'whsec_spec' };
  const sandbox = await StripeSandbox.open(pool, nowhere);
  onTestFinished(() => sandbox.close());
  await app.register(sandbox.routes, { prefix: '/v1' });
  await app.register(receiptPage(sandbox), { prefix: '/local' });
  const stripe = sdkFor(await app.listen({ port: 0, host: '127.0.0.1' }), LOCAL_KEYS.secret);
  const { latest_charge: charge, id } = await aPayment(stripe, 'pm_card_visa', {
    description: 'Informe <residencial>',
    expand: ['latest_charge'],
  });
  const address = typeof charge === 'string' ? '' : (charge?.receipt_url ?? '');
  const { origin, pathname } = new URL(address);
  expect(origin).toBe('http://ridgeline.example.com');
  const told = await app.inject(pathname);
  expect(told.body).toContain('Informe &#60;residencial&#62;');
  expect(told.body).toContain('$20.00');
  expect(told.body).not.toContain('Refunded');
  await stripe.refunds.create({ payment_intent: id, amount: 500 });
  expect((await app.inject(pathname)).body).toContain('$5.00');
  expect((await app.inject('/local/receipts/ch_nobody')).statusCode).toBe(404);
});
