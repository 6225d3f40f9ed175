import { Stripe } from 'stripe';
import { newId, type Objects } from './objects.ts';

type Told =
  | Stripe.Customer
  | Stripe.PaymentMethod
  | Stripe.PaymentIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute;

/** Stores an event with the object as it is now, in the transaction that changed it. */
export async function tell(objects: Objects, type: Stripe.Event['type'], object: Told): Promise<void> {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: objects.now,
    data: { object },
    livemode: false,
    pending_webhooks: objects.webhooks,
    request: null,
    type,
  };
  await objects.save(event as Stripe.Event);
}
