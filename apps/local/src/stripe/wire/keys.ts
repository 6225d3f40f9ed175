import { StripeFailure } from './stripe-failure.ts';

/** The keys of the local world. No other key is accepted: one of a real account must not be sent here. */
export const LOCAL_KEYS = { secret: 'sk_local_ridgeline', publishable: 'pk_local_ridgeline' } as const;

/** Signs the events that the sandbox sends. */
export const LOCAL_WEBHOOK_SECRET = 'whsec_local_ridgeline';

/** Which key a call has. */
export function keyOf(authorization: string | undefined): keyof typeof LOCAL_KEYS {
  if (authorization === `Bearer ${LOCAL_KEYS.secret}`) return 'secret';
  if (authorization === `Bearer ${LOCAL_KEYS.publishable}`) return 'publishable';
  throw new StripeFailure(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
}
