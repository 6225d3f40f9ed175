import { randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Stripe } from 'stripe';
import { StripeFailure, invalidRequest } from '../wire/stripe-failure.ts';

type Stored =
  | Stripe.Customer
  | Stripe.PaymentMethod
  | Stripe.PaymentIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.Event;
export type Kind = Stored['object'];
export type ObjectOf<K extends Kind> = Extract<Stored, { object: K }>;

export type Page = {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
  /** In seconds. */
  readonly created?: { readonly gte?: number | undefined; readonly lte?: number | undefined } | undefined;
};

export const OBJECTS_SCHEMA = `
  create schema if not exists local_stripe;
  create table if not exists local_stripe.objects (
    id text primary key, object text not null, body jsonb not null,
    customer text generated always as (body ->> 'customer') stored,
    made bigint generated always as identity,
    -- A payment method that was detached from its customer cannot be used again.
    retired boolean not null default false);
  create index if not exists objects_of_kind on local_stripe.objects (object, customer, made)`;

const NAMES: Readonly<Record<Kind, string>> = {
  customer: 'customer',
  payment_method: 'PaymentMethod',
  payment_intent: 'payment_intent',
  charge: 'charge',
  refund: 'refund',
  dispute: 'dispute',
  event: 'event',
};

/** The objects of the account, in one transaction: an object that was read is locked until its end. */
export class Objects {
  readonly #db: ClientBase;
  /** In seconds, as Stripe counts time. */
  readonly now: number;
  /** The endpoints that wait for events. */
  readonly webhooks: 0 | 1;
  /** The address of the local pages; null where there are none. */
  readonly site: string | null;

  constructor(db: ClientBase, { now, webhooks, site }: Pick<Objects, 'now' | 'webhooks' | 'site'>) {
    this.#db = db;
    this.now = now;
    this.webhooks = webhooks;
    this.site = site;
  }

  async find<K extends Kind>(kind: K, id: string): Promise<ObjectOf<K> | undefined> {
    const { rows } = await this.#db.query<{ readonly body: ObjectOf<K> }>(
      'select body from local_stripe.objects where id = $1 and object = $2 for update',
      [id, kind],
    );
    return rows[0]?.body;
  }

  async get<K extends Kind>(kind: K, id: string, param = 'id'): Promise<ObjectOf<K>> {
    const found = await this.find(kind, id);
    if (!found) throw missing(kind, id, param);
    return found;
  }

  async save(object: Stored): Promise<void> {
    await this.#db.query(
      `insert into local_stripe.objects (id, object, body) values ($1, $2, $3)
       on conflict (id) do update set body = excluded.body`,
      [object.id, object.object, JSON.stringify(object)],
    );
  }

  async isRetired(id: string): Promise<boolean> {
    const { rowCount } = await this.#db.query('select from local_stripe.objects where id = $1 and retired', [
      id,
    ]);
    return rowCount === 1;
  }

  async retire(id: string): Promise<void> {
    await this.#db.query('update local_stripe.objects set retired = true where id = $1', [id]);
  }

  /** Newest first. */
  async list<K extends Kind>(
    kind: K,
    url: string,
    { limit = 10, starting_after, ending_before, created }: Page,
    has: Readonly<Record<string, unknown>> = {},
  ): Promise<Stripe.ApiList<ObjectOf<K>>> {
    if (starting_after !== undefined && ending_before !== undefined) {
      throw invalidRequest('You may only specify one of these parameters: starting_after, ending_before.');
    }
    const cursor = starting_after ?? ending_before;
    if (cursor !== undefined)
      await this.get(kind, cursor, starting_after ? 'starting_after' : 'ending_before');
    const isForwards = ending_before === undefined;
    const { rows } = await this.#db.query<{ readonly body: ObjectOf<K> }>(
      `select body from local_stripe.objects
       where object = $1 and body @> $2::jsonb
         and (body ->> 'created')::bigint between coalesce($5::bigint, 0) and coalesce($6::bigint, 9e15)
         and ($3::text is null
         or made ${isForwards ? '<' : '>'} (select made from local_stripe.objects where id = $3))
       order by made ${isForwards ? 'desc' : 'asc'} limit $4`,
      [kind, JSON.stringify(has), cursor ?? null, limit + 1, created?.gte ?? null, created?.lte ?? null],
    );
    const data = rows.slice(0, limit).map(({ body }) => body);
    return {
      object: 'list',
      url,
      has_more: rows.length > limit,
      data: isForwards ? data : data.toReversed(),
    };
  }
}

export function missing(kind: Kind, id: string, param: string): StripeFailure {
  const message = `No such ${NAMES[kind]}: '${id}'`;
  return new StripeFailure(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

/** `pi_3Mx…`: as Stripe's, of letters and digits. Hexadecimal ids hold twelve digits in a row too often, as a card number does. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(48).toString('base64url').replaceAll(/[-_]/g, '').slice(0, 24)}`;
}
