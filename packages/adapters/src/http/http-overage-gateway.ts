import {
  OverageGateway,
  type OverageFailure,
  type OverageOffer,
  type OverageOfferFailure,
  type OverageOrder,
  type OverageOutcome,
  type OverageProperty,
} from '@ridgeline/core/billing';
import { reportOrder } from '@ridgeline/core/reports';
import { ok, type Result } from '@ridgeline/core/shared';
import type { OverageOutcome as OutcomeOnWire } from '@ridgeline/contract';
import type { ApiClient } from './api-client.ts';
import { plainFailure, type Refused, resultOf } from './call.ts';
import { cardFrom } from './card-from-wire.ts';
import { orderOnWire } from './http-report-gateway.ts';

export class HttpOverageGateway extends OverageGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override offer(query: OverageProperty): Promise<Result<OverageOffer, OverageOfferFailure>> {
    return resultOf(
      () => this.#api.GET('/codeReports/overage', { params: { query } }),
      ({ card, ...price }) => ok({ ...price, card: card && cardFrom(card) }),
      offerFailureOf,
    );
  }

  override order({ wish, total, orderKey }: OverageOrder): Promise<Result<OverageOutcome, OverageFailure>> {
    const report = orderOnWire(reportOrder(wish, orderKey, null));
    return resultOf(
      () => this.#api.POST('/codeReports/overage', { body: { report, total, orderKey } }),
      (outcome) => ok(outcomeFrom(outcome)),
      (refused) => (refused?.code === 'price-changed' ? 'price-changed' : offerFailureOf(refused)),
    );
  }
}

function outcomeFrom(outcome: OutcomeOnWire): OverageOutcome {
  switch (outcome.status) {
    case 'made':
      return { is: 'made', reportNumber: outcome.reportNumber, orderId: outcome.order_id };
    case 'declined':
      return { is: 'declined', why: outcome.reason };
    case 'property-unknown':
      return { is: 'property-unknown' };
  }
}

function offerFailureOf(refused: Refused | null): OverageOfferFailure {
  const isRefused = refused !== null && [400, 403, 404, 409, 422].includes(refused.status);
  return isRefused ? 'refused' : plainFailure(refused);
}
