import { invalidRequest } from '../wire/stripe-failure.ts';
import type { Kind, Objects } from './objects.ts';

const KINDS: Readonly<Record<string, Kind>> = {
  latest_charge: 'charge',
  customer: 'customer',
  payment_method: 'payment_method',
  payment_intent: 'payment_intent',
};

/** Puts the objects of these fields in the place of their ids: `latest_charge`, or `data.latest_charge` for a list. */
export async function expanded<Body extends object>(
  objects: Objects,
  body: Body,
  paths: readonly string[] = [],
): Promise<Body> {
  let result = body;
  for (const path of paths) {
    const field = path.replace(/^data\./, '');
    const kind = KINDS[field];
    if (!kind) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
    result =
      'data' in result && Array.isArray(result.data)
        ? {
            ...result,
            data: await Promise.all(result.data.map((one: object) => withObject(objects, one, field, kind))),
          }
        : await withObject(objects, result, field, kind);
  }
  return result;
}

async function withObject<One extends object>(
  objects: Objects,
  one: One,
  field: string,
  kind: Kind,
): Promise<One> {
  const id: unknown = Reflect.get(one, field);
  return typeof id === 'string' ? { ...one, [field]: await objects.get(kind, id) } : one;
}
