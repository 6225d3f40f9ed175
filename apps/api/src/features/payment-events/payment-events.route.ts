import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../db/database.ts';
import { problem } from '../../problems/problem.ts';
import { sendProblem } from '../../http/problem-replies.ts';
import type { PaymentEvents } from '../../ports/payment-events.port.ts';
import type { Payments } from '../../ports/payments.port.ts';
import { receivePaymentEvent } from './receive-payment-event.ts';

type Receiving = { readonly db: Db; readonly payments: Payments; readonly events: PaymentEvents };

/**
 * Called by the payment provider, and no operation: the signature takes the place of a token, and is of the bytes of the
 * body, so that the body is not parsed before.
 */
export function paymentEventsRoute({ db, payments, events }: Receiving): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    app.post('/webhooks/stripe', async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const event = Buffer.isBuffer(request.body)
        ? events.read(request.body, typeof signature === 'string' ? signature : undefined)
        : null;
      if (event === null) return sendProblem(request, reply, problem('invalid'));
      await receivePaymentEvent({ db, payments }, event);
      return reply.code(204).send();
    });
  };
}
