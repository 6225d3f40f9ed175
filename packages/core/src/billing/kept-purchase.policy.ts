import { fieldsOf } from '../shared/fields-of.ts';
import { jsonOf } from './kept-json.ts';
import type { Purchase, Ordered } from './purchase.ts';

/** `about` names what is bought on the page: the plan, or the report and its property. */
type Kept = Pick<Purchase, 'key' | 'round'> & Ordered & { readonly about: string };

/** Whether it was written by `keptPurchase`; what is checked tells so. */
function isKept(input: unknown): input is Kept {
  const { about, key, round, wish, source, estimate } = fieldsOf<keyof Kept>(input);
  const { lines, total, chargedAt, estimatedAt } = fieldsOf<keyof Kept['estimate']>(estimate);
  const wished = fieldsOf<'is' | 'sku'>(wish);
  return (
    [about, key, wished.sku].every((text) => typeof text === 'string') &&
    [round, total, chargedAt, estimatedAt].every((number) => typeof number === 'number') &&
    isOneOf(wished.is, ['plan', 'report', 'add-on']) &&
    isOneOf(fieldsOf<'is'>(source).is, ['new-card', 'saved-card']) &&
    Array.isArray(lines) &&
    lines.every(isLine)
  );
}

function isLine(line: unknown): boolean {
  const { is, title, amount } = fieldsOf<'is' | 'title' | 'amount'>(line);
  return typeof is === 'string' && typeof title === 'string' && typeof amount === 'number';
}

const isOneOf = (input: unknown, names: readonly string[]) =>
  typeof input === 'string' && names.includes(input);

/** What is stored of an order whose outcome is not known yet; null while there is none. */
// D PLAN-9.18: an order that may have been charged is not forgotten when its page is loaded anew.
export function keptPurchase({ key, round, step }: Purchase, about: string): string | null {
  if (!('source' in step)) return null;
  const order: Kept = { about, key, round, wish: step.wish, source: step.source, estimate: step.estimate };
  return JSON.stringify(order);
}

/** The stored purchase, whose order is to be looked up; null for anything else, and for a purchase of another page. */
export function resumedPurchase(text: string | null, about: string): Purchase | null {
  const kept = jsonOf(text);
  if (!isKept(kept) || kept.about !== about) return null;
  const { key, round, wish, source, estimate } = kept;
  return { key, round, calls: 0, step: { is: 'unsettled', why: 'unavailable', wish, source, estimate } };
}
