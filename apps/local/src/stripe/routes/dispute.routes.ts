import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { tell } from '../objects/events.ts';
import { expanded } from '../objects/expanded.ts';
import type { Objects } from '../objects/objects.ts';
import { expand, page, readParameters, text } from '../wire/parameters.ts';
import { answered } from '../wire/stripe-failure.ts';
import type { Route } from './route.ts';

const READ = z.strictObject({ expand });
const LISTED = z.strictObject({ ...page, payment_intent: z.optional(text) });
/** Stripe's own words that decide a dispute in test mode. */
const ANSWERED = z.strictObject({
  expand,
  evidence: z.strictObject({ uncategorized_text: z.enum(['winning_evidence', 'losing_evidence']) }),
});

export const DISPUTE_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/disputes',
    async run({ objects, given }) {
      const { payment_intent, ...range } = readParameters(LISTED, given);
      const has = payment_intent === undefined ? {} : { payment_intent };
      return answered(await objects.list('dispute', '/v1/disputes', range, has));
    },
  },
  {
    method: 'GET',
    path: '/disputes/:id',
    async run({ objects, id, given }) {
      const { expand: paths } = readParameters(READ, given);
      return answered(await expanded(objects, await objects.get('dispute', id), paths));
    },
  },
  {
    method: 'POST',
    path: '/disputes/:id',
    async run({ objects, id, given }) {
      const { evidence } = readParameters(ANSWERED, given);
      const isWon = evidence.uncategorized_text === 'winning_evidence';
      return answered(await closed(objects, id, isWon ? 'won' : 'lost'));
    },
  },
  {
    method: 'POST',
    path: '/disputes/:id/close',
    run: async ({ objects, id }) => answered(await closed(objects, id, 'lost')),
  },
];

async function closed(objects: Objects, id: string, status: 'won' | 'lost'): Promise<Stripe.Dispute> {
  const dispute = { ...(await objects.get('dispute', id)), status };
  await objects.save(dispute);
  await tell(objects, 'charge.dispute.closed', dispute);
  return dispute;
}
