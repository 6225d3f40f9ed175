import type { Bill as BillOnWire, Customer, Transaction as TransactionOnWire } from '@ridgeline/contract';
import {
  type Bill,
  type BillingFailure,
  BillingGateway,
  type CardDetails,
  type CardToken,
  readRetryAnswer,
  type RetryAnswer,
  type SavedCards,
  type Transaction,
} from '@ridgeline/core/billing';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOrNotFound, type Refused, resultOf } from './call.ts';
import { savedCardsFrom } from './card-from-wire.ts';

type Saved = Promise<Result<SavedCards, BillingFailure>>;

export class HttpBillingGateway extends BillingGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override paymentInfo(): Saved {
    return resultOf(() => this.#api.GET('/payment_info'), cardsIn, failureOf);
  }

  override saveCard(token: CardToken): Saved {
    const body = { source: token };
    return resultOf(() => this.#api.POST('/payment_info', { body }), cardsIn, failureOf);
  }

  override changeCard(cardDetails: CardDetails): Saved {
    const body = { cardDetails };
    return resultOf(() => this.#api.POST('/profile/update_card_info', { body }), cardsIn, failureOf);
  }

  override setDefaultCard(cardId: string): Saved {
    const body = { source: cardId };
    return resultOf(() => this.#api.POST('/update_default_card', { body }), cardsIn, failureOf);
  }

  override removePaymentInfo(): Saved {
    return resultOf(() => this.#api.DELETE('/payment_info'), cardsIn, failureOf);
  }

  override async retryPayment(): Promise<RetryAnswer> {
    const answered = await resultOf(() => this.#api.POST('/retry_payment'), ok, failureOf);
    return readRetryAnswer(answered.ok ? answered.value : null);
  }

  override history(): Promise<Result<readonly Bill[], BillingFailure>> {
    return resultOf(
      () => this.#api.GET('/billingHistory'),
      ({ items }) => ok(items.map(billFrom)),
      failureOf,
    );
  }

  override transactions(): Promise<Result<readonly Transaction[], BillingFailure>> {
    return resultOf(
      () => this.#api.GET('/billingHistory/transaction-list'),
      ({ items }) => ok(items.map(transactionFrom)),
      failureOf,
    );
  }
}

function cardsIn(customer: Customer): Result<SavedCards, never> {
  return ok(savedCardsFrom(customer));
}

function billFrom({ at, title_es, receipt_url, ...same }: BillOnWire): Bill {
  return { ...same, at: Date.parse(at), titleEs: title_es, receiptUrl: receipt_url };
}

function transactionFrom({ bill_id, at, type, ...same }: TransactionOnWire): Transaction {
  return { ...same, billId: bill_id, at: Date.parse(at), is: type };
}

function failureOf(refused: Refused | null): BillingFailure {
  return refused?.status === 400 || refused?.status === 409 ? 'refused' : failureOrNotFound(refused);
}
