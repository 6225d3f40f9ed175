import * as z from 'zod/mini';
import { newCustomer } from '../objects/customer.ts';
import { tell } from '../objects/events.ts';
import {
  clearable,
  expand,
  mergedMetadata,
  metadata,
  page,
  readParameters,
  text,
} from '../wire/parameters.ts';
import { answered, invalidRequest } from '../wire/stripe-failure.ts';
import { missing, type ObjectOf, type Objects } from '../objects/objects.ts';
import type { Route } from './route.ts';

const details = {
  expand,
  email: z.optional(clearable),
  name: z.optional(clearable),
  description: z.optional(clearable),
  metadata: z.optional(metadata),
};
const SAVED = z.strictObject(details);
const LISTED = z.strictObject({ ...page, email: z.optional(text) });
const SEARCHED = z.strictObject({ limit: page.limit, query: text });

/** The one clause of Stripe's search language that is understood here: `metadata['key']:'value'`. */
const BY_METADATA = /^metadata\['([^'\\]+)'\]:'((?:[^'\\]|\\.)*)'$/;

export const CUSTOMER_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/customers',
    async run({ objects, given }) {
      const wish = readParameters(SAVED, given);
      const customer = changed(newCustomer(objects.now), wish);
      await objects.save(customer);
      await tell(objects, 'customer.created', customer);
      return answered(customer);
    },
  },
  {
    method: 'GET',
    path: '/customers',
    async run({ objects, given }) {
      const { email, ...range } = readParameters(LISTED, given);
      return answered(
        await objects.list('customer', '/v1/customers', range, email === undefined ? {} : { email }),
      );
    },
  },
  {
    method: 'GET',
    path: '/customers/search',
    async run({ objects, given }) {
      const { limit, query } = readParameters(SEARCHED, given);
      const [, key, value] = BY_METADATA.exec(query) ?? [];
      if (key === undefined || value === undefined) {
        throw invalidRequest('We were unable to parse your search query.', { param: 'query' });
      }
      const sought = { metadata: { [key]: value.replaceAll(/\\(.)/g, '$1') } };
      const { data, has_more } = await objects.list('customer', '', { limit }, sought);
      return answered({
        object: 'search_result',
        url: '/v1/customers/search',
        has_more,
        next_page: null,
        data,
      });
    },
  },
  {
    method: 'GET',
    path: '/customers/:id',
    async run({ objects, id }) {
      const customer = await objects.get('customer', id);
      return answered((await objects.isRetired(id)) ? deleted(id) : customer);
    },
  },
  {
    method: 'DELETE',
    path: '/customers/:id',
    async run({ objects, id }) {
      const customer = await living(objects, id);
      const methods = await objects.list('payment_method', '', { limit: 100 }, { customer: id });
      for (const method of methods.data) {
        await objects.save({ ...method, customer: null });
        await objects.retire(method.id);
      }
      // No search finds it any more.
      await objects.save({ ...customer, email: null, metadata: {} });
      await objects.retire(id);
      await tell(objects, 'customer.deleted', customer);
      return answered(deleted(id));
    },
  },
  {
    method: 'POST',
    path: '/customers/:id',
    async run({ objects, id, given }) {
      const customer = changed(await living(objects, id), readParameters(SAVED, given));
      await objects.save(customer);
      await tell(objects, 'customer.updated', customer);
      return answered(customer);
    },
  },
];

/** A customer that was deleted is no customer for any call but the one that asks for it. */
async function living(objects: Objects, id: string): Promise<ObjectOf<'customer'>> {
  const customer = await objects.get('customer', id);
  if (await objects.isRetired(id)) throw missing('customer', id, 'id');
  return customer;
}

const deleted = (id: string) => ({ id, object: 'customer', deleted: true }) as const;

function changed<Kept extends ReturnType<typeof newCustomer>>(
  customer: Kept,
  { metadata: given, expand: _expand, ...wish }: z.output<typeof SAVED>,
): Kept {
  const said = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
  return { ...customer, ...said, metadata: mergedMetadata(customer.metadata, given) };
}
