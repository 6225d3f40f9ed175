import { freshDatabase } from '@ridgeline/api/testing/database';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { Stripe } from 'stripe';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sdkFor } from '../testing/stripe-for-specs.ts';
import { StripeSandbox } from './stripe-sandbox.ts';
import { LOCAL_KEYS } from './wire/keys.ts';

describe('a webhook endpoint', () => {
  it('gets each event, signed, until it receives it', async () => {
    const pool = new Pool({ connectionString: await freshDatabase() });
    onTestFinished(() => pool.end());
    const received: { readonly signature: unknown; readonly body: string }[] = [];
    let isDown = true;
    const receiver = Fastify();
    receiver.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    receiver.post('/events', async ({ headers, body }, reply) => {
      if (!isDown) received.push({ signature: headers['stripe-signature'], body: String(body) });
      return reply.code(isDown ? 503 : 204).send();
    });
    const url = `${await receiver.listen({ port: 0, host: '127.0.0.1' })}/events`;
    onTestFinished(() => receiver.close());
    const told = await StripeSandbox.open(pool, { url, secret: 'whsec_spec' });
    onTestFinished(() => told.close());
    const app = Fastify();
    await app.register(told.routes, { prefix: '/v1' });
    onTestFinished(() => app.close());
    const client = sdkFor(await app.listen({ port: 0, host: '127.0.0.1' }), LOCAL_KEYS.secret);
    await client.customers.create({ email: 'first@example.com' });
    await client.customers.create({ email: 'second@example.com' });
    await told.sendEvents();
    isDown = false;
    await told.sendEvents();
    await told.sendEvents();
    const events = received.map(({ signature, body }) =>
      Stripe.webhooks.constructEvent(body, String(signature), 'whsec_spec'),
    );
    expect(events.map(({ type, data }) => [type, Reflect.get(data.object, 'email')])).toEqual([
      ['customer.created', 'first@example.com'],
      ['customer.created', 'second@example.com'],
    ]);
    expect((await client.events.list()).data.map(({ pending_webhooks: pending }) => pending)).toEqual([0, 0]);
  });
});
