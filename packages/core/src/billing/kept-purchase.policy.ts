import * as z from 'zod/mini';
import type { Purchase, Ordered } from './purchase.ts';

/** `about` names what is bought on the page: the plan, or the report and its property. */
type Kept = Pick<Purchase, 'key' | 'round'> & Ordered & { readonly about: string };

const wish = z.looseObject({ is: z.enum(['plan', 'report', 'add-on']), sku: z.string() });
const source = z.looseObject({ is: z.enum(['new-card', 'saved-card']) });
const estimate = z.looseObject({
  lines: z.array(z.looseObject({ is: z.string(), title: z.string(), amount: z.number() })),
  total: z.number(),
  chargedAt: z.number(),
  estimatedAt: z.number(),
});
const kept = z.looseObject({
  about: z.string(),
  key: z.string(),
  round: z.number(),
  wish,
  source,
  estimate,
});

/** What is kept of an order of which it is not known yet what becomes of it; null while there is none. */
// D PLAN-9.18: an order that may have been charged is not forgotten when its page is loaded anew.
export function keptPurchase({ key, round, step }: Purchase, about: string): string | null {
  if (!('source' in step)) return null;
  const order: Kept = { about, key, round, wish: step.wish, source: step.source, estimate: step.estimate };
  return JSON.stringify(order);
}

/** The purchase at the order that was kept, to be looked up; null for anything else, and for what another page is about. */
export function resumedPurchase(text: string | null, about: string): Purchase | null {
  const read = kept.safeParse(jsonOf(text));
  if (!read.success || read.data.about !== about) return null;
  // Written by `keptPurchase` in this tab: what was checked tells that it is one.
  const { key, round, wish: wished, source: payer, estimate: seen } = read.data as unknown as Kept;
  const step = { is: 'unsettled', why: 'unavailable', wish: wished, source: payer, estimate: seen } as const;
  return { key, round, calls: 0, step };
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
