import type { Customer } from '@ridgeline/contract';
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
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { outcomeOf, plainFailure, type CallOutcome } from './call.ts';
import { savedCardsFrom } from './card-from-wire.ts';

type Saved = Result<SavedCards, BillingFailure>;

export class HttpBillingGateway extends BillingGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async paymentInfo(): Promise<Saved> {
    return savedIn(await outcomeOf(() => this.#api.GET('/payment_info')));
  }

  override async saveCard(token: CardToken): Promise<Saved> {
    return savedIn(await outcomeOf(() => this.#api.POST('/payment_info', { body: { source: token } })));
  }

  override async changeCard(cardDetails: CardDetails): Promise<Saved> {
    const body = { cardDetails };
    return savedIn(await outcomeOf(() => this.#api.POST('/profile/update_card_info', { body })));
  }

  override async setDefaultCard(cardId: string): Promise<Saved> {
    const body = { source: cardId };
    return savedIn(await outcomeOf(() => this.#api.POST('/update_default_card', { body })));
  }

  override async removePaymentInfo(): Promise<Saved> {
    return savedIn(await outcomeOf(() => this.#api.DELETE('/payment_info')));
  }

  override async retryPayment(): Promise<RetryAnswer> {
    const outcome = await outcomeOf(() => this.#api.POST('/retry_payment'));
    return readRetryAnswer(outcome?.ok ? outcome.data : null);
  }

  override async history(): Promise<Result<readonly Bill[], BillingFailure>> {
    const outcome = await outcomeOf(() => this.#api.GET('/billingHistory'));
    if (!outcome?.ok) return fail(failureOf(outcome));
    return ok(
      outcome.data.items.map(({ at, receipt_url, ...same }) => ({
        ...same,
        at: Date.parse(at),
        receiptUrl: receipt_url,
      })),
    );
  }

  override async transactions(): Promise<Result<readonly Transaction[], BillingFailure>> {
    const outcome = await outcomeOf(() => this.#api.GET('/billingHistory/transaction-list'));
    if (!outcome?.ok) return fail(failureOf(outcome));
    return ok(
      outcome.data.items.map(({ id, bill_id, at, type, amount }) => ({
        id,
        billId: bill_id,
        at: Date.parse(at),
        is: type,
        amount,
      })),
    );
  }
}

function savedIn(outcome: CallOutcome<Customer> | null): Saved {
  return outcome?.ok ? ok(savedCardsFrom(outcome.data)) : fail(failureOf(outcome));
}

function failureOf(outcome: { readonly status: number } | null): BillingFailure {
  if (outcome?.status === 404) return 'not-found';
  return outcome?.status === 400 || outcome?.status === 409 ? 'refused' : plainFailure(outcome);
}
