import type { Stripe } from 'stripe';
import { tell } from './events.ts';
import type { Objects } from './objects.ts';

/** Takes this much of the amount that is held, and releases the rest. */
export async function captured(
  objects: Objects,
  intent: Stripe.PaymentIntent,
  amount: number,
): Promise<Stripe.PaymentIntent> {
  const held = await chargeOf(objects, intent);
  const charge = {
    ...held,
    captured: true,
    amount_captured: amount,
    amount_refunded: held.amount - amount,
  };
  const taken: Stripe.PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: amount,
  };
  await objects.save(charge);
  await objects.save(taken);
  await tell(objects, 'charge.captured', charge);
  await tell(objects, 'payment_intent.succeeded', taken);
  return taken;
}

/** Gives the amount that is held back to the card. */
export async function released(objects: Objects, intent: Stripe.PaymentIntent): Promise<void> {
  const held = await chargeOf(objects, intent);
  const charge = { ...held, refunded: true, amount_refunded: held.amount };
  await objects.save(charge);
  await tell(objects, 'charge.refunded', charge);
}

async function chargeOf(
  objects: Objects,
  { id, latest_charge }: Stripe.PaymentIntent,
): Promise<Stripe.Charge> {
  if (typeof latest_charge !== 'string') throw new Error(`${id} was never charged`);
  return objects.get('charge', latest_charge);
}
