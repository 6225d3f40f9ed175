import type { Instant } from '../shared/instant.ts';
import type { Cents } from './money.ts';

/** One bill and its status. */
// PLAN-9
export type Bill = {
  readonly id: string;
  readonly at: Instant;
  readonly title: string;
  readonly titleEs: string | null;
  /** With the tax. */
  readonly amount: Cents;
  readonly tax: Cents;
  readonly status: BillStatus;
  /** URL of the provider's receipt. */
  readonly receiptUrl: string | null;
};

export const BILL_STATUSES = ['paid', 'open', 'past-due', 'void', 'refunded', 'disputed'] as const;
export type BillStatus = (typeof BILL_STATUSES)[number];

/** One payment, refund or failed payment. */
// PLAN-9
export type Transaction = {
  readonly id: string;
  readonly billId: string;
  readonly at: Instant;
  readonly is: 'payment' | 'refund' | 'failed-payment';
  /** Positive for payments, negative for refunds, zero for failed payments. */
  readonly amount: Cents;
  /** The part of it that is tax. */
  readonly tax: Cents;
};

/** The past-due amount, which a payment retry collects. */
export function pastDueAmount(bills: readonly Bill[]): Cents {
  return bills.reduce((sum, { status, amount }) => (status === 'past-due' ? sum + amount : sum), 0);
}

/** Newest first, ties by id, so that the order is stable. */
export function newestFirst<Dated extends { readonly id: string; readonly at: Instant }>(
  entries: readonly Dated[],
): readonly Dated[] {
  return [...entries].sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
}
