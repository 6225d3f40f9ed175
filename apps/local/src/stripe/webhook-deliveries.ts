import type { Pool } from 'pg';
import { Stripe } from 'stripe';

export type WebhookEndpoint = { readonly url: string; readonly secret: string };

type Pending = { readonly id: string; readonly body: Stripe.Event };

/** In milliseconds. Stripe waits for longer; here a person or a test is waiting. */
const AGAIN_AFTER = 2_000;

/** Sends the events to an endpoint, in the order in which they happened, each until it is received. */
export class WebhookDeliveries {
  readonly #pool: Pool;
  readonly #endpoint: WebhookEndpoint;
  #running: Promise<void> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(pool: Pool, endpoint: WebhookEndpoint) {
    this.#pool = pool;
    this.#endpoint = endpoint;
  }

  /** Sends what is pending. Resolves when it was sent, or could not be. */
  send(): Promise<void> {
    // Without a database there is nothing to send; the next call sends it.
    this.#running = this.#running.then(() => this.#sendAll()).catch(() => {});
    return this.#running;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#retry);
    await this.#running;
  }

  async #sendAll(): Promise<void> {
    clearTimeout(this.#retry);
    if (this.#isStopped) return;
    const { rows } = await this.#pool.query<Pending>(PENDING);
    let isPending = false;
    for (const event of rows) {
      if (this.#isStopped) return;
      if (await this.#isReceived(event)) await this.#pool.query(RECEIVED, [event.id]);
      else isPending = true;
    }
    if (isPending && !this.#isStopped) this.#retry = setTimeout(() => void this.send(), AGAIN_AFTER).unref();
  }

  async #isReceived({ body }: Pending): Promise<boolean> {
    const payload = JSON.stringify(body);
    const { url, secret } = this.#endpoint;
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
    };
    const answer = await fetch(url, { method: 'POST', headers, body: payload }).catch(() => null);
    return answer?.ok ?? false;
  }
}

const PENDING = `select id, body from local_stripe.objects
  where object = 'event' and body @> '{"pending_webhooks":1}' order by made`;
const RECEIVED = `update local_stripe.objects set body = body || '{"pending_webhooks":0}' where id = $1`;
