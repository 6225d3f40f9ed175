import type { Instant } from '../shared/instant.ts';
import { newestFirst, type Bill, type BillStatus, type Transaction } from './billing-history.ts';
import type { Cents } from './money.ts';

/** What the payment provider tells of a bill. It tells more than once, late, and in any order. */
export type BillingEvent = { readonly id: string; readonly billId: string; readonly at: Instant } & (
  | { readonly is: 'billed'; readonly title: string; readonly amount: Cents }
  | { readonly is: 'paid'; readonly amount: Cents; readonly receiptUrl: string | null }
  | { readonly is: 'failed-payment' }
  | { readonly is: 'refunded'; readonly amount: Cents }
  | { readonly is: 'voided' }
);

/** Every event once, by its id. All else follows from them. */
export type BillingLedger = ReadonlyMap<string, BillingEvent>;

export const EMPTY_LEDGER: BillingLedger = new Map();

/** An event that is known changes nothing: replaying a list twice is once. */
export function withEvents(ledger: BillingLedger, events: readonly BillingEvent[]): BillingLedger {
  const next = new Map(ledger);
  for (const event of events) if (!next.has(event.id)) next.set(event.id, event);
  return next;
}

/** The bills that were made, newest first; a bill that was told of twice is there once, as it was first. An event about a bill that is not known yet waits for it. */
export function billsOf(ledger: BillingLedger): readonly Bill[] {
  const events = [...ledger.values()];
  const bills = newestFirst(events).flatMap((event): [string, Bill][] => {
    if (event.is !== 'billed') return [];
    const { billId: id, at, title, amount } = event;
    const about = events.filter(({ billId }) => billId === id);
    return [[id, { id, at, title, amount, status: statusOf(amount, about), receiptUrl: receiptOf(about) }]];
  });
  return newestFirst([...new Map(bills).values()]);
}

/** Payments, refunds and payments that failed, newest first. */
export function transactionsOf(ledger: BillingLedger): readonly Transaction[] {
  const moved = [...ledger.values()].flatMap((event): Transaction[] => {
    const { id, billId, at } = event;
    switch (event.is) {
      case 'paid':
        return [{ id, billId, at, is: 'payment', amount: event.amount }];
      case 'refunded':
        return [{ id, billId, at, is: 'refund', amount: -event.amount }];
      case 'failed-payment':
        return [{ id, billId, at, is: 'failed-payment', amount: 0 }];
      default:
        return [];
    }
  });
  return newestFirst(moved);
}

/** By what is told, and not by when: a payment settles a bill even if an older failure is heard of later. */
function statusOf(amount: Cents, about: readonly BillingEvent[]): BillStatus {
  const paid = sumOf(about, 'paid');
  const refunded = sumOf(about, 'refunded');
  if (paid > 0 && refunded >= paid) return 'refunded';
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
