import { type PdfKind, type PdfRequest, ReportDocuments, type ReportRefusal } from '@ridgeline/core/reports';
import { done, fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { outcomeOf, type CallOutcome } from './call.ts';

export class HttpReportDocuments extends ReportDocuments {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async make(request: PdfRequest): Promise<Result<string | null, ReportRefusal>> {
    const outcome = await outcomeOf(() => this.#asked(request));
    return outcome?.ok ? ok(outcome.data.url) : fail(refusalOf(outcome));
  }

  override async invalidate(reportNumber: string, type: PdfKind): Promise<Result<void, ReportRefusal>> {
    const params = { path: { id: reportNumber }, query: { type } };
    const outcome = await outcomeOf(() => this.#api.POST('/pdf/{id}/invalidate', { params }));
    return outcome?.ok ? done : fail(refusalOf(outcome));
  }

  override async send(reportNumber: string, type: PdfKind): Promise<Result<void, ReportRefusal>> {
    const params = { path: { id: reportNumber }, query: { type } };
    const outcome = await outcomeOf(() => this.#api.POST('/pdf/{id}/send', { params }));
    return outcome?.ok ? done : fail(refusalOf(outcome));
  }

  #asked(request: PdfRequest) {
    const path = { id: request.reportNumber };
    if (request.kind === 'whole') return this.#api.GET('/codeReports/pdf/{id}', { params: { path } });
    if (request.kind === 'iws') return this.#api.GET('/codeReports/pdf/{id}/iws', { params: { path } });
    const params = { path, query: { type: request.kind } };
    return this.#api.POST('/codeReports/pdf/{id}', { params, body: detailsOf(request) });
  }
}

function detailsOf(request: PdfRequest) {
  if (request.kind === 'manufacturer') {
    return { manufacturer_id: request.manufacturerId, product_id: request.productId };
  }
  return request.kind === 'permit_calculator' ? { permitDetails: { ...request.permitDetails } } : {};
}

function refusalOf(outcome: CallOutcome<unknown> | null): ReportRefusal {
  if (outcome?.ok === false && outcome.status === 401) return 'signed-out';
  return outcome?.ok === false && outcome.status === 404 ? 'not-found' : 'unavailable';
}
