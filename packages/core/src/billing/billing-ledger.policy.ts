import type { Instant } from '../shared/instant.ts';
import { newestFirst, type Bill, type BillStatus, type Transaction } from './billing-history.ts';
import type { Cents } from './money.ts';
import { taxShareOf } from './tax.policy.ts';

/** An event from the payment provider about a bill. Events may be repeated, late and out of order. */
export type BillingEvent = { readonly id: string; readonly billId: string; readonly at: Instant } & (
  | {
      readonly is: 'billed';
      readonly title: string;
      readonly titleEs: string | null;
      readonly amount: Cents;
      readonly tax: Cents;
    }
  | { readonly is: 'paid'; readonly amount: Cents; readonly receiptUrl: string | null }
  | { readonly is: 'failed-payment' }
  | { readonly is: 'refunded'; readonly amount: Cents }
  | { readonly is: 'voided' }
  /** Its payer disputes the payment at their bank, and the bank has decided for us. What it decides against us is refunded. */
  | { readonly is: 'disputed' | 'dispute-won' }
);

/** Every event once, by its id. Everything else is derived from them. */
export type BillingLedger = ReadonlyMap<string, BillingEvent>;

export const EMPTY_LEDGER: BillingLedger = new Map();

/** Known events are ignored, so that replaying a list is idempotent. */
export function withEvents(ledger: BillingLedger, events: readonly BillingEvent[]): BillingLedger {
  const next = new Map(ledger);
  for (const event of events) if (!next.has(event.id)) next.set(event.id, event);
  return next;
}

/**
 * The bills, newest first; of a bill created twice, the first event counts. Events about an unknown bill apply once it
 * is known.
 */
export function billsOf(ledger: BillingLedger): readonly Bill[] {
  const events = [...ledger.values()];
  const bills = newestFirst(events).flatMap((event): [string, Bill][] => {
    if (event.is !== 'billed') return [];
    const { billId: id, at, title, titleEs, amount, tax } = event;
    const about = events.filter(({ billId }) => billId === id);
    const bill = { id, at, title, titleEs, amount, tax };
    return [[id, { ...bill, status: statusOf(amount, about), receiptUrl: receiptOf(about) }]];
  });
  return newestFirst([...new Map(bills).values()]);
}

/** Payments, refunds and payments that failed, newest first. */
export function transactionsOf(ledger: BillingLedger): readonly Transaction[] {
  const bills = new Map(billsOf(ledger).map((bill) => [bill.id, bill]));
  const refunded = new Map<string, Cents>();
  const oldestFirst = newestFirst([...ledger.values()]).toReversed();
  const moved = oldestFirst.flatMap((event): Transaction[] => {
    const { id, billId, at } = event;
    const bill = bills.get(billId) ?? { amount: 0, tax: 0 };
    switch (event.is) {
      case 'paid':
        return [{ id, billId, at, is: 'payment', amount: event.amount, tax: taxShareOf(event.amount, bill) }];
      case 'refunded': {
        const before = refunded.get(billId) ?? 0;
        const after = before + event.amount;
        refunded.set(billId, after);
        const tax = taxShareOf(after, bill) - taxShareOf(before, bill);
        return [{ id, billId, at, is: 'refund', amount: -event.amount, tax: -tax }];
      }
      case 'failed-payment':
        return [{ id, billId, at, is: 'failed-payment', amount: 0, tax: 0 }];
      default:
        return [];
    }
  });
  return newestFirst(moved);
}

/** By content, not by order of arrival: a payment settles a bill even if an older failure arrives later. */
function statusOf(amount: Cents, about: readonly BillingEvent[]): BillStatus {
  const paid = sumOf(about, 'paid');
  const refunded = sumOf(about, 'refunded');
  if (paid > 0 && refunded >= paid) return 'refunded';
  const says = (kind: BillingEvent['is']) => about.some(({ is }) => is === kind);
  if (says('disputed') && !says('dispute-won') && refunded === 0) return 'disputed';
  if (about.some(({ is }) => is === 'paid') && paid >= amount) return 'paid';
  if (about.some(({ is }) => is === 'voided')) return 'void';
  return about.some(({ is }) => is === 'failed-payment') ? 'past-due' : 'open';
}

function sumOf(about: readonly BillingEvent[], is: 'paid' | 'refunded'): Cents {
  return about.reduce((sum, event) => (event.is === is && 'amount' in event ? sum + event.amount : sum), 0);
}

function receiptOf(about: readonly BillingEvent[]): string | null {
  const paid = newestFirst(about).find((event) => event.is === 'paid');
  return paid?.is === 'paid' ? paid.receiptUrl : null;
}
