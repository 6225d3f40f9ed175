import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newestFirst, pastDueAmount, type BillStatus } from './billing-history.ts';
import {
  EMPTY_LEDGER,
  billsOf,
  transactionsOf,
  withEvents,
  type BillingEvent,
} from './billing-ledger.policy.ts';

const billed: BillingEvent = {
  id: 'e1',
  billId: 'b1',
  at: 100,
  is: 'billed',
  title: 'Essential',
  titleEs: 'Esencial',
  amount: 9900,
  tax: 755,
};
const failed: BillingEvent = { id: 'e2', billId: 'b1', at: 200, is: 'failed-payment' };
const paid: BillingEvent = {
  id: 'e3',
  billId: 'b1',
  at: 300,
  is: 'paid',
  amount: 9900,
  receiptUrl: 'https://pay.example.com/r/1',
};
const refunded: BillingEvent = { id: 'e4', billId: 'b1', at: 400, is: 'refunded', amount: 9900 };
const disputed: BillingEvent = { id: 'e10', billId: 'b1', at: 400, is: 'disputed' };
const won: BillingEvent = { id: 'e11', billId: 'b1', at: 500, is: 'dispute-won' };
const voided: BillingEvent = { id: 'e5', billId: 'b1', at: 400, is: 'voided' };

const status = (...events: BillingEvent[]): BillStatus | undefined =>
  billsOf(withEvents(EMPTY_LEDGER, events))[0]?.status;

/** A complete history: each bill created once, then any events about it. */
const histories = fc
  .array(
    fc.record({
      share: fc.integer({ min: 0, max: 1000 }),
      amount: fc.integer({ min: 1, max: 100_000 }),
      at: fc.nat(1000),
      told: fc.array(fc.constantFrom('paid', 'failed-payment', 'refunded', 'voided'), { maxLength: 4 }),
    }),
    { maxLength: 5 },
  )
  .map((bills) =>
    bills.flatMap(({ amount, share, at, told }, n): BillingEvent[] => [
      {
        id: `${n}`,
        billId: `bill ${n}`,
        at,
        is: 'billed',
        title: 'Plan',
        titleEs: null,
        amount,
        tax: Math.floor((amount * share) / 1000),
      },
      ...told.map((is, m): BillingEvent => {
        const about = { id: `${n}-${m}`, billId: `bill ${n}`, at: at + m };
        return is === 'paid' ? { ...about, is, amount, receiptUrl: null } : { ...about, is, amount };
      }),
    ]),
  );

describe('the history of billing', () => {
  it.each<[string, BillingEvent[], BillStatus]>([
    ['billed', [billed], 'open'],
    ['with a failed payment', [billed, failed], 'past-due'],
    ['paid', [billed, paid], 'paid'],
    ['paid after a failed payment', [billed, failed, paid], 'paid'],
    ['paid, and the failure is heard of late', [paid, billed, failed], 'paid'],
    ['paid in part', [billed, { ...paid, amount: 100 }], 'open'],
    [
      'paid for nothing',
      [
        { ...billed, amount: 0 },
        { ...paid, amount: 0 },
      ],
      'paid',
    ],
    ['for nothing, not paid', [{ ...billed, amount: 0 }], 'open'],
    ['refunded', [billed, paid, refunded], 'refunded'],
    ['refunded in part', [billed, paid, { ...refunded, amount: 9899 }], 'paid'],
    ['refunded before its payment is heard of', [billed, refunded], 'open'],
    ['voided', [billed, voided], 'void'],
    ['voided after a failed payment', [billed, failed, voided], 'void'],
    ['paid all the same', [billed, voided, paid], 'paid'],
    ['disputed', [billed, paid, disputed], 'disputed'],
    ['disputed, and kept', [billed, won, paid, disputed], 'paid'],
    ['disputed, and lost', [billed, disputed, paid, refunded], 'refunded'],
    ['beside another that failed', [billed, { ...failed, billId: 'b2' }], 'open'],
  ])('PLAN-9 a bill %s', (_, events, expected) => {
    expect(status(...events)).toBe(expected);
  });

  it('PLAN-9 shows bills with their newest receipt, newest first, and waits for a bill that has not arrived', () => {
    const later: BillingEvent = { ...billed, id: 'e9', billId: 'b9', at: 500 };
    const again: BillingEvent = { ...paid, id: 'e7', at: 350, receiptUrl: null };
    const ledger = withEvents(EMPTY_LEDGER, [
      paid,
      billed,
      again,
      later,
      { ...paid, id: 'e8', billId: 'b8' },
    ]);
    const words = { title: 'Essential', titleEs: 'Esencial' };
    expect(billsOf(ledger)).toEqual([
      { id: 'b9', at: 500, ...words, amount: 9900, tax: 755, status: 'open', receiptUrl: null },
      { id: 'b1', at: 100, ...words, amount: 9900, tax: 755, status: 'paid', receiptUrl: null },
    ]);
    const [bill] = billsOf(withEvents(EMPTY_LEDGER, [billed, paid, refunded]));
    expect(bill?.receiptUrl).toBe('https://pay.example.com/r/1');
  });

  it('PLAN-9 shows a bill that arrived twice once, as it was first', () => {
    const twice = withEvents(EMPTY_LEDGER, [{ ...billed, id: 'e6', at: 101, title: 'Again' }, billed]);
    expect(billsOf(twice)).toMatchObject([{ id: 'b1', at: 100, title: 'Essential' }]);
  });

  it('PLAN-9 lists what came in, what went back and what failed, newest first', () => {
    const about = { billId: 'b1' };
    expect(transactionsOf(withEvents(EMPTY_LEDGER, [billed, failed, paid, refunded, voided]))).toEqual([
      { ...about, id: 'e4', at: 400, is: 'refund', amount: -9900, tax: -755 },
      { ...about, id: 'e3', at: 300, is: 'payment', amount: 9900, tax: 755 },
      { ...about, id: 'e2', at: 200, is: 'failed-payment', amount: 0, tax: 0 },
    ]);
  });

  it('PLAN-9 what is past due is what a retried payment is for', () => {
    const other: BillingEvent = { ...billed, id: 'e9', billId: 'b9', amount: 100 };
    const late: BillingEvent = { ...failed, id: 'e10', billId: 'b9' };
    const ledger = withEvents(EMPTY_LEDGER, [billed, failed, other, late]);
    expect(pastDueAmount(billsOf(ledger))).toBe(10_000);
    expect(pastDueAmount(billsOf(withEvents(ledger, [paid])))).toBe(100);
    expect(pastDueAmount([])).toBe(0);
  });

  it('PLAN-9 of one moment, the order is by id', () => {
    const entries = ['b', 'a', 'c'].map((id) => ({ id, at: 7 }));
    expect(newestFirst(entries).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('PLAN-9 an event with a known id is never stored again', () => {
    const forged: BillingEvent = { ...paid, amount: 1 };
    expect(transactionsOf(withEvents(withEvents(EMPTY_LEDGER, [paid]), [forged]))).toMatchObject([
      { id: 'e3', amount: 9900 },
    ]);
    expect(withEvents(EMPTY_LEDGER, [paid, forged]).get('e3')).toBe(paid);
  });

  it('PLAN-9 replaying an event list twice is once', () => {
    fc.assert(
      fc.property(histories, (events) => {
        const once = withEvents(EMPTY_LEDGER, events);
        const twice = withEvents(once, events);
        expect([...twice]).toEqual([...once]);
        expect(billsOf(twice)).toEqual(billsOf(once));
        expect(transactionsOf(twice)).toEqual(transactionsOf(once));
        expect([...withEvents(EMPTY_LEDGER, [...events, ...events])]).toEqual([...once]);
      }),
    );
  });

  it('PLAN-9 events in any order, in any portions, make the same history', () => {
    const shuffled = histories.chain((events) =>
      fc.record({
        events: fc.constant(events),
        mixed: fc.shuffledSubarray(events, { minLength: events.length }),
        cut: fc.nat(events.length),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ events, mixed, cut }) => {
        const inOrder = withEvents(EMPTY_LEDGER, events);
        const outOfOrder = withEvents(withEvents(EMPTY_LEDGER, mixed.slice(cut)), mixed.slice(0, cut));
        expect(billsOf(outOfOrder)).toEqual(billsOf(inOrder));
        expect(transactionsOf(outOfOrder)).toEqual(transactionsOf(inOrder));
      }),
    );
  });
});
