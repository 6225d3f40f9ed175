import { readFile } from 'node:fs/promises';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { StripeEvents } from './stripe-events.ts';

const SECRET = 'whsec_spec';
const NOW = Date.parse('2026-11-22T12:00:00Z');
const events = new StripeEvents({ webhookSecret: SECRET, now: () => NOW });

/** Of what is paid, taken, given back and disputed, and of two that change no bill. */
const OBJECTS = ['payment_intent', 'charge', 'dispute', 'invoice', 'payout'] as const;
const isRead = (object: string): boolean => {
  const about = { object, id: 'x_1', customer: 'cus_1', payment_intent: 'pi_1', metadata: { key: 'order' } };
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', data: { object: about } });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: SECRET,
    timestamp: NOW / 1000,
  });
  const event = events.read(Buffer.from(payload), signature);
  return event !== null && (event.payment ?? event.dispute) !== null;
};
/** `charge.dispute.closed` is about a dispute. */
const objectOf = (type: string) => type.split('.').at(-2);

describe('the webhook of the page on operations', () => {
  it('PLAN-9 asks for the events of each object that is read, and of no other', async () => {
    const page = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
    const step = /a webhook endpoint at[\s\S]*?STRIPE_WEBHOOK_SECRET/.exec(page)?.[0] ?? '';
    const listed = [...step.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, type = '']) => type);
    expect([...new Set(listed.map(objectOf))]).toEqual(OBJECTS.filter(isRead));
    expect(listed).toEqual([
      'payment_intent.succeeded',
      'payment_intent.amount_capturable_updated',
      'payment_intent.payment_failed',
      'payment_intent.canceled',
      'charge.refunded',
      'charge.dispute.created',
      'charge.dispute.updated',
      'charge.dispute.closed',
    ]);
  });
});
