import * as z from 'zod/mini';
import { tell } from '../objects/events.ts';
import { expanded } from '../objects/expanded.ts';
import { newRefund } from '../objects/refund.ts';
import { expand, mergedMetadata, metadata, readParameters, text, whole } from '../wire/parameters.ts';
import { answered, invalidRequest } from '../wire/stripe-failure.ts';
import type { Route } from './route.ts';

const CREATED = z.strictObject({
  expand,
  payment_intent: text,
  amount: z.optional(whole),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: z.optional(metadata),
});

export const REFUND_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/refunds',
    async run({ objects, given }) {
      const {
        payment_intent: id,
        amount,
        reason,
        metadata: said,
        expand: paths,
      } = readParameters(CREATED, given);
      const intent = await objects.get('payment_intent', id, 'payment_intent');
      if (intent.status !== 'succeeded' || typeof intent.latest_charge !== 'string') {
        throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
          param: 'payment_intent',
        });
      }
      const charge = await objects.get('charge', intent.latest_charge);
      const left = charge.amount - charge.amount_refunded;
      if (left === 0) {
        throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
          code: 'charge_already_refunded',
        });
      }
      const back = amount ?? left;
      if (back < 1 || back > left) {
        throw invalidRequest('The refund must be at most what is left of the charge.', { param: 'amount' });
      }
      const refunded = charge.amount_refunded + back;
      const after = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
      const refund = newRefund(charge, {
        amount: back,
        reason: reason ?? null,
        metadata: mergedMetadata({}, said),
        now: objects.now,
      });
      await objects.save(after);
      await objects.save(refund);
      await tell(objects, 'refund.created', refund);
      await tell(objects, 'charge.refunded', after);
      return answered(await expanded(objects, refund, paths));
    },
  },
];
