import type { CardDetails, CardToken, DeclineReason } from '@ridgeline/core/billing';
import type { ProfileCard } from '@ridgeline/core/profile';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import { Stripe } from 'stripe';
import {
  type Dispute,
  KeyOfAnother,
  Payments,
  type MadePage,
  type MadeQuery,
  type Payment,
  type PaymentWish,
} from '../ports/payments.port.ts';
import { SUPPLIER_WAIT, SupplierAway } from '../ports/supplier-away.ts';
import { isCode, KEY_IN_USE, reached } from './stripe-calls.ts';
import {
  chargeOf,
  declineReason,
  disputeIs,
  madePayment,
  profileCard,
  SECOND,
  whyDeclined,
} from './stripe-objects.ts';

export type StripeSettings = {
  readonly secretKey: string;
  /** The address of another host than Stripe's: the sandbox of one machine. */
  readonly endpoint: string | null;
};

const PAYMENT_FIELDS = { expand: ['latest_charge'] };
/** Of a customer's payments, the newest: one that is asked for again is among them. */
const NEWEST = 100;

export class StripePayments extends Payments {
  readonly #stripe: Stripe;

  constructor({ secretKey, endpoint }: StripeSettings) {
    super();
    this.#stripe = new Stripe(secretKey, {
      ...(endpoint !== null && hostOf(new URL(endpoint))),
      timeout: SUPPLIER_WAIT,
      telemetry: false,
    });
  }

  /**
   * Found by our id in its metadata. A new customer is found there after up to a minute; until then the idempotency key
   * answers the same one. The email is no part of that call, since it may have changed in the meantime.
   */
  override customerOf({ id, email }: { readonly id: string; readonly email: string }): Promise<string> {
    return reached(async () => {
      const { customers } = this.#stripe;
      const customer =
        (await this.#known(id)) ??
        (await customers.create({ metadata: { person: id } }, { idempotencyKey: `customer ${id}` }));
      if (customer.email !== email) await customers.update(customer.id, { email });
      return customer.id;
    });
  }

  override findCustomer(personId: string): Promise<string | null> {
    return reached(async () => (await this.#known(personId))?.id ?? null);
  }

  async #known(personId: string): Promise<Stripe.Customer | undefined> {
    const query = `metadata['person']:'${personId.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
    const { data } = await this.#stripe.customers.search({ query, limit: 1 });
    return data[0];
  }

  override saveCard(customer: string, token: CardToken): Promise<Result<ProfileCard, DeclineReason>> {
    return reached(async () => {
      try {
        const method = token.startsWith('tok_') ? await this.#methodOf(customer, token) : token;
        return ok(profileCard(await this.#stripe.paymentMethods.attach(method, { customer })));
      } catch (problem) {
        if (problem instanceof Stripe.errors.StripeCardError)
          return fail(declineReason(problem.decline_code));
        // An unknown token, or the card of another customer.
        if (problem instanceof Stripe.errors.StripeInvalidRequestError) return fail('card-declined');
        throw problem;
      }
    });
  }

  /** A token is good once: under its key, a second call finds the first one's payment method. */
  async #methodOf(customer: string, token: string): Promise<string> {
    const { id } = await this.#stripe.paymentMethods.create(
      { type: 'card', card: { token } },
      { idempotencyKey: `card ${customer} ${token}` },
    );
    return id;
  }

  override changeCard(
    customer: string,
    { cardId, expMonth, expYear }: CardDetails,
  ): Promise<Result<ProfileCard, 'card-unknown'>> {
    return reached(async () => {
      if (!(await this.#isOf(customer, cardId))) return fail('card-unknown');
      const card = { exp_month: expMonth, exp_year: expYear };
      return ok(profileCard(await this.#stripe.paymentMethods.update(cardId, { card })));
    });
  }

  override forgetCard(customer: string, cardId: string): Promise<void> {
    return reached(async () => {
      if (await this.#isOf(customer, cardId)) await this.#stripe.paymentMethods.detach(cardId);
    });
  }

  async #isOf(customer: string, cardId: string): Promise<boolean> {
    try {
      await this.#stripe.customers.retrievePaymentMethod(customer, cardId);
      return true;
    } catch (problem) {
      if (isCode(problem, 'resource_missing')) return false;
      throw problem;
    }
  }

  override forgetCustomer({
    id,
    customer: known,
  }: {
    readonly id: string;
    readonly customer: string | null;
  }): Promise<string | null> {
    return reached(async () => {
      const customer = known ?? (await this.#known(id))?.id ?? null;
      if (customer === null || (await this.#stripe.customers.retrieve(customer)).deleted === true)
        return customer;
      for await (const { id: cardId } of this.#stripe.customers.listPaymentMethods(customer, {
        limit: NEWEST,
      })) {
        await this.#stripe.paymentMethods.detach(cardId);
      }
      await this.#stripe.customers.del(customer);
      return customer;
    });
  }

  override pay(wish: PaymentWish): Promise<Payment> {
    return reached(async () => this.#paymentOf((await this.#made(wish)) ?? (await this.#make(wish))));
  }

  override findByKey(of: Pick<PaymentWish, 'customer' | 'key'>): Promise<Payment | null> {
    return reached(async () => {
      const made = await this.#made(of);
      return made ? this.#paymentOf(made) : null;
    });
  }

  override find(paymentId: string): Promise<Payment> {
    return reached(async () => this.#paymentOf(await this.#read(paymentId)));
  }

  override cardOf(paymentId: string): Promise<ProfileCard | null> {
    return reached(async () => {
      const expand = ['payment_method'];
      const { payment_method: method } = await this.#stripe.paymentIntents.retrieve(paymentId, { expand });
      // A card that was removed meanwhile is still named by its payment, and belongs to nobody.
      const isSaved = method !== null && typeof method !== 'string' && method.customer !== null;
      return isSaved ? profileCard(method) : null;
    });
  }

  override cancel(paymentId: string): Promise<Payment> {
    return reached(async () => {
      const intent = await this.#read(paymentId);
      return this.#paymentOf(
        intent.status === 'requires_action' ? await this.#closed(intent, 'abandoned') : intent,
      );
    });
  }

  override made({ from, to, next }: MadeQuery): Promise<MadePage> {
    return reached(async () => {
      const { data, has_more: hasMore } = await this.#stripe.paymentIntents.list({
        created: { gte: Math.floor(from / SECOND), lte: Math.floor(to / SECOND) },
        limit: NEWEST,
        expand: ['data.latest_charge', 'data.customer'],
        ...(next !== null && { starting_after: next }),
      });
      return {
        payments: data.flatMap((intent) => madePayment(intent) ?? []),
        next: hasMore ? (data.at(-1)?.id ?? null) : null,
      };
    });
  }

  override capture(paymentId: string): Promise<boolean> {
    return reached(async () => {
      const { status } = await this.#read(paymentId);
      if (status !== 'requires_capture') return status === 'succeeded';
      try {
        const taken = await this.#stripe.paymentIntents.capture(
          paymentId,
          {},
          { idempotencyKey: `capture ${paymentId}` },
        );
        return taken.status === 'succeeded';
      } catch (problem) {
        if (isCode(problem, 'payment_intent_unexpected_state')) {
          return (await this.#read(paymentId)).status === 'succeeded';
        }
        throw problem;
      }
    });
  }

  override dispute(disputeId: string): Promise<Dispute | null> {
    return reached(async () => {
      const expand = ['payment_intent'];
      const dispute = await this.#stripe.disputes.retrieve(disputeId, { expand });
      const { id, amount, payment_intent: intent } = dispute;
      if (intent === null || typeof intent === 'string') return null;
      const { customer } = intent;
      const key = intent.metadata['key'];
      if (key === undefined || typeof customer !== 'string') return null;
      return { id, paymentId: intent.id, customer, key, amount, is: disputeIs(dispute) };
    });
  }

  override refund(paymentId: string): Promise<void> {
    return reached(async () => {
      const read = await this.#read(paymentId);
      const intent =
        read.status === 'requires_capture' ? await this.#closed(read, 'requested_by_customer') : read;
      // A hold that was released.
      if (intent.status === 'canceled' && chargeOf(intent)?.refunded) return;
      if (intent.status !== 'succeeded') throw new Error(`the payment ${paymentId} is ${intent.status}`);
      try {
        const idempotencyKey = `refund ${paymentId}`;
        await this.#stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey });
      } catch (problem) {
        if (!isCode(problem, 'charge_already_refunded')) throw problem;
      }
    });
  }

  #read(paymentId: string): Promise<Stripe.PaymentIntent> {
    return this.#stripe.paymentIntents.retrieve(paymentId, PAYMENT_FIELDS);
  }

  /** The payment of a key that is asked for again. Stripe forgets an idempotency key after a day; this does not. */
  async #made({
    customer,
    key,
  }: Pick<PaymentWish, 'customer' | 'key'>): Promise<Stripe.PaymentIntent | undefined> {
    const expand = PAYMENT_FIELDS.expand.map((field) => `data.${field}`);
    const { data } = await this.#stripe.paymentIntents.list({ customer, limit: NEWEST, expand });
    return data.find(({ metadata }) => metadata['key'] === key);
  }

  async #make(wish: PaymentWish): Promise<Stripe.PaymentIntent> {
    const { customer, person, cardId, amount, title, take, payer, key } = wish;
    try {
      const intent = await this.#stripe.paymentIntents.create(
        {
          amount,
          currency: 'usd',
          customer,
          payment_method: cardId,
          allowed_payment_method_types: ['card'],
          capture_method: take === 'hold' ? 'manual' : 'automatic',
          confirm: true,
          ...(payer === 'away' && { off_session: true }),
          description: title,
          metadata: { key, person },
          ...PAYMENT_FIELDS,
        },
        { idempotencyKey: `payment ${key}` },
      );
      // An answer that is repeated tells how the payment was at first.
      return intent.lastResponse.headers['idempotent-replayed'] === 'true'
        ? await this.#read(intent.id)
        : intent;
    } catch (problem) {
      if (problem instanceof Stripe.errors.StripeCardError && problem.payment_intent) {
        return this.#read(problem.payment_intent.id);
      }
      // Another call has made the payment in the meantime, with another wish.
      const made =
        problem instanceof Stripe.errors.StripeIdempotencyError ? await this.#made(wish) : undefined;
      if (made) return made;
      if (problem instanceof Stripe.errors.StripeIdempotencyError && problem.code !== KEY_IN_USE) {
        throw new KeyOfAnother(`another customer pays by the key ${key}`, { cause: problem });
      }
      throw problem;
    }
  }

  /** A declined payment is closed, so that nobody pays it later with another card. */
  async #paymentOf(intent: Stripe.PaymentIntent): Promise<Payment> {
    const { id, status, client_secret: secret } = intent;
    if (status === 'succeeded' || status === 'requires_capture') {
      const charge = chargeOf(intent);
      return {
        id,
        is: 'done',
        receiptUrl: charge?.receipt_url ?? null,
        refunded: charge?.amount_refunded ?? 0,
      };
    }
    if (status === 'requires_action' && secret !== null) return { id, is: 'needs-confirmation', secret };
    if (status === 'canceled') {
      const asksBank = chargeOf(intent)?.failure_code === 'authentication_required';
      return { id, is: 'declined', why: whyDeclined(intent), asksBank };
    }
    if (status === 'processing') throw new SupplierAway(`the payment ${id} is still being processed`);
    return this.#paymentOf(await this.#closed(intent, 'requested_by_customer'));
  }

  /** The payment after it was cancelled; if something else happened to it first, after that. */
  async #closed(
    { id }: Stripe.PaymentIntent,
    reason: 'abandoned' | 'requested_by_customer',
  ): Promise<Stripe.PaymentIntent> {
    try {
      return await this.#stripe.paymentIntents.cancel(id, { cancellation_reason: reason, ...PAYMENT_FIELDS });
    } catch (problem) {
      if (isCode(problem, 'payment_intent_unexpected_state')) return this.#read(id);
      throw problem;
    }
  }
}

function hostOf({ hostname, port, protocol }: URL) {
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const;
}
