import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import qs from 'qs';
import { Stripe } from 'stripe';
import { bankAnswers } from './objects/attempt.ts';
import { newCustomer } from './objects/customer.ts';
import { newId, Objects, OBJECTS_SCHEMA } from './objects/objects.ts';
import { newPaymentMethod } from './objects/payment-method.ts';
import { CUSTOMER_ROUTES } from './routes/customer.routes.ts';
import { DISPUTE_ROUTES } from './routes/dispute.routes.ts';
import { EVENT_ROUTES } from './routes/event.routes.ts';
import { PAYMENT_INTENT_ROUTES } from './routes/payment-intent.routes.ts';
import { PAYMENT_METHOD_ROUTES } from './routes/payment-method.routes.ts';
import { REFUND_ROUTES } from './routes/refund.routes.ts';
import type { Route } from './routes/route.ts';
import { keyOf } from './wire/keys.ts';
import { unknownAddress } from './wire/not-spoken.ts';
import { WebhookDeliveries, type WebhookEndpoint } from './webhook-deliveries.ts';
import { ANSWERS_SCHEMA, once } from './wire/once.ts';
import { StripeFailure, type Answer } from './wire/stripe-failure.ts';

export type WaitingPayment = {
  readonly secret: string;
  readonly title: string;
  readonly amount: number;
};

/** What its page says of a charge. In cents, and in milliseconds. */
export type Receipt = {
  readonly title: string;
  readonly amount: number;
  readonly refunded: number;
  readonly at: number;
  readonly last4: string;
};

type NewCustomer = { readonly person: string; readonly email: string; readonly card: string };

type Replied = { readonly answer: Answer; readonly isReplay: boolean };

const ROUTES: readonly Route[] = [
  ...CUSTOMER_ROUTES,
  ...PAYMENT_METHOD_ROUTES,
  ...PAYMENT_INTENT_ROUTES,
  ...REFUND_ROUTES,
  ...DISPUTE_ROUTES,
  ...EVENT_ROUTES,
];

/** Stripe on one machine: its wire, its test cards, and its objects in Postgres. It takes local keys alone. */
export class StripeSandbox {
  readonly #pool: Pool;
  readonly #webhooks: WebhookDeliveries | null;
  /** Where the receipts of its charges are shown, beside the endpoint. */
  readonly #site: string | null;

  /** Refused in production, since its cards move no money. Without an endpoint its events are only listed. */
  static async open(pool: Pool, endpoint: WebhookEndpoint | null = null): Promise<StripeSandbox> {
    if (process.env['NODE_ENV'] === 'production')
      throw new Error('the Stripe sandbox does not run in production');
    await pool.query(`${OBJECTS_SCHEMA};${ANSWERS_SCHEMA}`);
    return new StripeSandbox(pool, endpoint);
  }

  private constructor(pool: Pool, endpoint: WebhookEndpoint | null) {
    this.#pool = pool;
    this.#webhooks = endpoint && new WebhookDeliveries(pool, endpoint);
    this.#site = endpoint && new URL(endpoint.url).origin;
  }

  /** Sends the events that are not received yet. Resolves when each was sent, or could not be. */
  async sendEvents(): Promise<void> {
    await this.#webhooks?.send();
  }

  async close(): Promise<void> {
    await this.#webhooks?.stop();
  }

  /** Registered under `/v1`. */
  readonly routes: FastifyPluginAsync = async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
      done(null, parsed(String(body)));
    });
    app.addHook('onRequest', async (_, reply) => {
      reply.headers({ 'request-id': newId('req'), 'stripe-version': Stripe.API_VERSION });
    });
    app.setErrorHandler((problem: Error, _, reply) => {
      const { status, body } = problem instanceof StripeFailure ? problem : AWAY;
      return reply.code(status).send({ error: body });
    });
    app.setNotFoundHandler(({ headers, method, url }) => {
      keyOf(headers.authorization);
      throw unknownAddress(method, url);
    });
    for (const route of ROUTES) {
      app.route({
        method: route.method,
        url: route.path,
        handler: async (request, reply) => {
          const { answer, isReplay } = await this.#reply(route, request);
          if (isReplay) reply.header('idempotent-replayed', 'true');
          return reply.code(answer.status).send(answer.status === 200 ? answer.body : { error: answer.body });
        },
      });
    }
  };

  async #reply(route: Route, request: FastifyRequest): Promise<Replied> {
    const by = keyOf(request.headers.authorization);
    if (by === 'publishable' && route.isPublic !== true) {
      const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.';
      throw new StripeFailure(401, { type: 'invalid_request_error', code: 'secret_key_required', message });
    }
    const [path = '', query = ''] = request.url.split('?');
    const given = route.method === 'GET' ? parsed(query) : (request.body ?? {});
    const key = request.headers['idempotency-key'];
    const { id = '', of = '' } = request.params as Readonly<Record<string, string>>;
    return this.#transaction((objects, db) => {
      const run = () => route.run({ objects, id, of, given, by });
      return route.method === 'POST' && typeof key === 'string'
        ? once(db, { key, path, given }, run)
        : run().then((answer) => ({ answer, isReplay: false }));
    });
  }

  /** A customer with a test card, as one that was saved long ago. */
  addCustomer({ person, email, card }: NewCustomer) {
    return this.#transaction(async (objects) => {
      const customer = { ...newCustomer(objects.now), email, metadata: { person } };
      const method = { ...newPaymentMethod(card, objects.now), customer: customer.id };
      for (const object of [customer, method]) await objects.save(object);
      return { customer, method };
    });
  }

  /** The bank's answer to a payment that waits for it. False if none waits. */
  bankAnswers(secret: string, answer: 'confirms' | 'refuses'): Promise<boolean> {
    return this.#transaction(async (objects) => {
      const intent = await objects.find('payment_intent', secret.replace(/_secret_.*$/, ''));
      if (intent?.client_secret !== secret || intent.status !== 'requires_action') return false;
      const method = await objects.get('payment_method', String(intent.payment_method));
      await bankAnswers(objects, { intent, method }, answer);
      return true;
    });
  }

  /** Undefined for a charge that did not succeed. */
  receipt(id: string): Promise<Receipt | undefined> {
    return this.#transaction(async (objects) => {
      const made = await objects.find('charge', id);
      if (made?.status !== 'succeeded') return undefined;
      const method = await objects.get('payment_method', String(made.payment_method));
      return {
        title: made.description ?? '',
        amount: made.amount,
        refunded: made.amount_refunded,
        at: made.created * 1000,
        last4: method.card?.last4 ?? '',
      };
    });
  }

  /** The payments that wait for their bank, newest first. */
  waiting(): Promise<readonly WaitingPayment[]> {
    return this.#transaction(async (objects) => {
      const { data } = await objects.list(
        'payment_intent',
        '',
        { limit: 100 },
        { status: 'requires_action' },
      );
      return data.map(({ client_secret, description, amount }) => ({
        secret: client_secret ?? '',
        title: description ?? '',
        amount,
      }));
    });
  }

  async #transaction<Value>(
    work: (objects: Objects, db: Parameters<typeof once>[0]) => Promise<Value>,
  ): Promise<Value> {
    const db = await this.#pool.connect();
    try {
      await db.query('begin');
      const now = Math.trunc(Date.now() / 1000);
      const value = await work(
        new Objects(db, { now, webhooks: this.#webhooks ? 1 : 0, site: this.#site }),
        db,
      );
      await db.query('commit');
      // Like Stripe, it does not wait for those who receive them.
      void this.sendEvents();
      return value;
    } catch (problem) {
      // A connection that is lost is rolled back by the server.
      await db.query('rollback').catch(() => {});
      throw problem;
    } finally {
      db.release();
    }
  }
}

const AWAY = {
  status: 500,
  body: { type: 'api_error', message: 'The sandbox failed: see its log.' },
} as const;

function parsed(form: string): unknown {
  return qs.parse(form, { depth: 10, parameterLimit: 1_000 });
}
