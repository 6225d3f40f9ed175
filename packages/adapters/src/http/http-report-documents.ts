import { type PdfKind, type PdfRequest, ReportDocuments, type ReportRefusal } from '@ridgeline/core/reports';
import { done, type Locale, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOrNotFound, resultOf } from './call.ts';

export class HttpReportDocuments extends ReportDocuments {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override make(request: PdfRequest): Promise<Result<string | null, ReportRefusal>> {
    return resultOf(
      () => this.#request(request),
      ({ url }) => ok(url),
      failureOrNotFound,
    );
  }

  override invalidate(reportNumber: string, type: PdfKind): Promise<Result<void, ReportRefusal>> {
    const params = { path: { id: reportNumber }, query: { type } };
    return resultOf(
      () => this.#api.POST('/pdf/{id}/invalidate', { params }),
      () => done,
      failureOrNotFound,
    );
  }

  override send(
    reportNumber: string,
    type: PdfKind,
    language: Locale,
    link?: string,
  ): Promise<Result<void, ReportRefusal>> {
    const hash = link === undefined ? null : hashIn(link);
    const params = { path: { id: reportNumber }, query: { type, language, ...(hash !== null && { hash }) } };
    return resultOf(
      () => this.#api.POST('/pdf/{id}/send', { params }),
      () => done,
      failureOrNotFound,
    );
  }

  #request(request: PdfRequest) {
    const path = { id: request.reportNumber };
    const query = { language: request.locale };
    const params = { path, query };
    if (request.kind === 'whole') return this.#api.GET('/codeReports/pdf/{id}', { params });
    if (request.kind === 'iws') return this.#api.GET('/codeReports/pdf/{id}/iws', { params });
    if (request.kind === 'claimLetter') {
      const { claimNumber, jobNumber, questions } = request;
      const chosen = questions === null ? {} : { questions: [...questions] };
      const body = { claim_number: claimNumber, job_number: jobNumber, ...chosen };
      return this.#api.POST('/codeReports/pdf/{id}/claim-letter', { params, body });
    }
    return this.#api.POST('/codeReports/pdf/{id}', {
      params: { path, query: { ...query, type: request.kind } },
      body: detailsOf(request),
    });
  }
}

function detailsOf(request: PdfRequest) {
  if (request.kind === 'manufacturer') {
    return { manufacturer_id: request.manufacturerId, product_id: request.productId };
  }
  return request.kind === 'permit_calculator' ? { permitDetails: { ...request.permitDetails } } : {};
}

/** The PDF that a link leads to. */
function hashIn(link: string): string | null {
  return new URL(link, 'https://link.invalid').searchParams.get('hash');
}
