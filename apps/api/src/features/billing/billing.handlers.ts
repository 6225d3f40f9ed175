import type { Bill as BillOnWire, Transaction as TransactionOnWire } from '@ridgeline/contract';
import {
  type Bill,
  type BillingLedger,
  billingMessages,
  billsOf,
  cardInUse,
  type DeclineReason,
  pastDueAmount,
  type Transaction,
  transactionsOf,
} from '@ridgeline/core/billing';
import { planTitle } from '@ridgeline/core/plans';
import { say } from '@ridgeline/core/shared';
import type { CallerDb } from '../../db/caller-db.ts';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import {
  isGivenBack,
  KeyOfAnother,
  type Payment,
  type Payments,
  type PaymentWish,
} from '../../ports/payments.port.ts';
import { findPayer } from './cards.repository.ts';
import type { PaymentsConfig } from './cards.handlers.ts';
import { retryMessages } from './retry.messages.ts';
import { ledgerOf, noteEvent, retryKey } from './ledger.repository.ts';

type Told = DeclineReason | 'retry-failed' | 'paid-by-another' | 'confirm-with-bank';

// PLAN-9
export function billingHandlers({
  payments,
}: PaymentsConfig): Pick<Handlers, 'listBills' | 'listTransactions' | 'retryPayment'> {
  return {
    async listBills({ db }) {
      return answer(200, { items: billsOf(await ledgerOf(db)).map(billOnWire) });
    },

    async listTransactions({ db }) {
      return answer(200, { items: transactionsOf(await ledgerOf(db)).map(transactionOnWire) });
    },

    async retryPayment({ caller, db }) {
      const ledger = await ledgerOf(db);
      const due = billsOf(ledger).filter((bill) => pastDueAmount([bill]) > 0);
      const { customer, saved, language } = await findPayer(db);
      const words = (key: Told) => say(billingMessages, language, key);
      if (due.length === 0) return failed(say(retryMessages, language, 'nothing-to-retry'));
      const card = cardInUse(saved);
      if (customer === null || card === null) return failed(words('retry-failed'));
      if (!payments) return problem('unavailable');
      for (const [index, bill] of due.entries()) {
        const { id, amount } = bill;
        const by = { customer, person: caller, cardId: card.id, payer: 'present' } as const;
        const wish = { ...by, amount, title: planTitle(bill, language), take: 'now' } as const;
        const payment = await retried({ db, payments }, { wish, id, failures: failuresOf(ledger, id) });
        if (payment === 'by-another') return failed(words('paid-by-another'));
        const isNoted = await note(db, { id, amount }, payment, index === due.length - 1);
        if (payment.is === 'needs-confirmation') {
          return answer(200, {
            success: false,
            message: words('confirm-with-bank'),
            client_secret: payment.secret,
          });
        }
        if (payment.is === 'declined') return failed(words(payment.why));
        if (!isNoted) {
          await payments.refund(payment.id);
          return failed(words('retry-failed'));
        }
      }
      return answer(200, { success: true });
    },
  };
}

function failuresOf(ledger: BillingLedger, id: string): number {
  return [...ledger.values()].filter(({ billId, is }) => billId === id && is === 'failed-payment').length;
}

type Retry = {
  readonly wish: Omit<PaymentWish, 'key'>;
  /** That of the bill. */
  readonly id: string;
  readonly failures: number;
};

/**
 * A payment that was given back is a failed one, and so is one that waits for the bank of a card that is not in use any more:
 * the bill is paid by the next.
 */
async function retried(
  world: { readonly db: CallerDb; readonly payments: Payments },
  { wish, id, failures }: Retry,
): Promise<Payment | 'by-another'> {
  const payment = await world.payments
    .pay({ ...wish, key: retryKey(id, failures) })
    .catch((problem: unknown) => {
      if (problem instanceof KeyOfAnother) return null;
      throw problem;
    });
  if (payment === null) return 'by-another';
  const isOver = isGivenBack(payment) || (await isOfAnotherCard(world.payments, payment, wish.cardId));
  if (!isOver) return payment;
  await noteFailure(world.db, `${payment.id} given back`, id);
  return retried(world, { wish, id, failures: failures + 1 });
}

/** Cancels it then. False if the bank has confirmed it by now. */
async function isOfAnotherCard(payments: Payments, payment: Payment, cardId: string): Promise<boolean> {
  if (payment.is !== 'needs-confirmation') return false;
  const card = await payments.cardOf(payment.id);
  return card?.id !== cardId && (await payments.cancel(payment.id)).is === 'declined';
}

function noteFailure(db: CallerDb, id: string, billId: string): Promise<boolean> {
  return noteEvent(db, { id, billId, is: 'failed-payment', amount: null, receiptUrl: null }, false);
}

/** False for a payment whose bill is void or whose plan no longer waits for it. */
async function note(
  db: CallerDb,
  { id: billId, amount }: Pick<Bill, 'id' | 'amount'>,
  payment: Payment,
  isLast: boolean,
): Promise<boolean> {
  if (payment.is === 'needs-confirmation') return true;
  const id = `${payment.id} ${payment.is}`;
  if (payment.is === 'declined') return noteFailure(db, id, billId);
  return noteEvent(db, { id, billId, is: 'paid', amount, receiptUrl: payment.receiptUrl }, isLast);
}

function failed(message: string) {
  return answer(200, { success: false, message });
}

function billOnWire({ at, titleEs, receiptUrl, ...same }: Bill): BillOnWire {
  return { ...same, at: new Date(at).toISOString(), title_es: titleEs, receipt_url: receiptUrl };
}

function transactionOnWire({ billId, at, is, ...same }: Transaction): TransactionOnWire {
  return { ...same, bill_id: billId, at: new Date(at).toISOString(), type: is };
}
