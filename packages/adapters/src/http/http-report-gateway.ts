import type { ReportOrder as OrderOnWire } from '@ridgeline/contract';
import { type Report, ReportGateway, type ReportOrder, type ReportRefusal } from '@ridgeline/core/reports';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOrNotFound, resultOf } from './call.ts';
import { everyPage } from './every-page.ts';
import { reportFrom } from './report-from-wire.ts';

const STANDARD = { details: 'standard', limit: 100 } as const;

export class HttpReportGateway extends ReportGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override create(order: ReportOrder): Promise<Result<Report | null, ReportRefusal>> {
    const params = { header: { 'Idempotency-Key': order.orderKey } };
    const body = { ...orderOnWire(order), purchaseObject: order.purchase && { ...order.purchase } };
    return resultOf(
      () => this.#api.POST('/codeReports', { params, body }),
      ({ report }) => (report === null ? ok(null) : reportFrom(report)),
      failureOrNotFound,
    );
  }

  override load(reportNumber: string): Promise<Result<Report, ReportRefusal>> {
    const params = { path: { reportNumber } };
    return resultOf(
      () => this.#api.GET('/codeReports/{reportNumber}', { params }),
      reportFrom,
      failureOrNotFound,
    );
  }

  override all(): Promise<Result<readonly Report[], ReportRefusal>> {
    return this.filter('');
  }

  override filter(term: string): Promise<Result<readonly Report[], ReportRefusal>> {
    return everyPage((cursor) =>
      resultOf(
        () => this.#api.GET('/codeReports', { params: { query: { ...STANDARD, term, ...cursor } } }),
        ({ items, cursor_id }) => ok({ items: items.flatMap(readableReport), cursor_id }),
        failureOrNotFound,
      ),
    );
  }
}

/** One report, or none if it is unreadable. */
function readableReport(onWire: unknown): readonly Report[] {
  const report = reportFrom(onWire);
  return report.ok ? [report.value] : [];
}

export function orderOnWire({ place, propertyType, roofType, appSource, version }: ReportOrder): OrderOnWire {
  return { ...place, propertyType, roofType, appSource, version };
}
