import type { PdfBatch as BatchOnWire } from '@ridgeline/contract';
import { type PdfBatch, PdfBatches, type PdfBatchWish } from '@ridgeline/core/reports';
import { done, ok } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { plainFailure, type Refused, resultOf } from './call.ts';

export class HttpPdfBatches extends PdfBatches {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override start({ kind, locale, reportNumbers }: PdfBatchWish): ReturnType<PdfBatches['start']> {
    const params = { query: { language: locale } };
    const body = { type: kind, report_numbers: [...reportNumbers] };
    return resultOf(
      () => this.#api.POST('/pdf-batches', { params, body }),
      (batch) => ok(batchFrom(batch)),
      (refused) => (refused?.code === 'pdf-batch-underway' ? 'batch-underway' : plainFailure(refused)),
    );
  }

  override newest(): ReturnType<PdfBatches['newest']> {
    return resultOf(
      () => this.#api.GET('/pdf-batches'),
      ({ items: [newest] }) => ok(newest === undefined ? null : batchFrom(newest)),
      plainFailure,
    );
  }

  override read(batchId: string): ReturnType<PdfBatches['read']> {
    return resultOf(
      () => this.#api.GET('/pdf-batches/{batchId}', { params: { path: { batchId } } }),
      (batch) => ok(batchFrom(batch)),
      failureOf,
    );
  }

  override cancel(batchId: string): ReturnType<PdfBatches['cancel']> {
    return resultOf(
      () => this.#api.POST('/pdf-batches/{batchId}/cancel', { params: { path: { batchId } } }),
      () => done,
      failureOf,
    );
  }
}

function failureOf(refused: Refused | null): 'batch-not-found' | 'signed-out' | 'unavailable' {
  return refused?.status === 404 ? 'batch-not-found' : plainFailure(refused);
}

function batchFrom({
  type,
  language,
  standing,
  missing,
  started_at,
  kept_until,
  ...batch
}: BatchOnWire): PdfBatch {
  return {
    ...batch,
    kind: type,
    locale: language,
    is: standing,
    missing: missing.map(({ report_number, address, code }) => ({
      reportNumber: report_number,
      address,
      why: code,
    })),
    startedAt: Date.parse(started_at),
    keptUntil: Date.parse(kept_until),
  };
}
