import type { Instant } from '../shared/instant.ts';
import type { Cents } from './money.ts';

/** One bill, and how it stands. */
// PLAN-9
export type Bill = {
  readonly id: string;
  readonly at: Instant;
  readonly title: string;
  readonly amount: Cents;
  readonly status: BillStatus;
  /** Where the provider shows its receipt. */
  readonly receiptUrl: string | null;
};

export const BILL_STATUSES = ['paid', 'open', 'past-due', 'void', 'refunded'] as const;
export type BillStatus = (typeof BILL_STATUSES)[number];

/** One movement of money. */
// PLAN-9
export type Transaction = {
  readonly id: string;
  readonly billId: string;
  readonly at: Instant;
  readonly is: 'payment' | 'refund' | 'failed-payment';
  /** What came in; what went back is negative, and what failed is nothing. */
  readonly amount: Cents;
};

/** What is owed and late: a retried payment is for this. */
export function pastDueAmount(bills: readonly Bill[]): Cents {
  return bills.reduce((sum, { status, amount }) => (status === 'past-due' ? sum + amount : sum), 0);
}

/** Newest first; those of one moment by id, so that the order never wavers. */
export function newestFirst<Dated extends { readonly id: string; readonly at: Instant }>(
  entries: readonly Dated[],
): readonly Dated[] {
  return [...entries].sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
}
