import type { ReportOrder as OrderOnWire } from '@ridgeline/contract';
import { type Report, ReportGateway, type ReportOrder, type ReportRefusal } from '@ridgeline/core/reports';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOrNotFound, resultOf } from './call.ts';
import { everyPage } from './every-page.ts';
import { reportFrom, reportOf } from './report-from-wire.ts';

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
    return reportOf(() => this.#api.GET('/codeReports/{reportNumber}', { params }), failureOrNotFound);
  }

  override all(): Promise<Result<readonly Report[], ReportRefusal>> {
    return this.filter('');
  }

  override filter(term: string): Promise<Result<readonly Report[], ReportRefusal>> {
    return everyPage((cursor) =>
      resultOf(
        () => this.#api.GET('/codeReports', { params: { query: { ...STANDARD, term, ...cursor } } }),
        async ({ items, cursor_id }) => ok({ items: await readableReports(items), cursor_id }),
        failureOrNotFound,
      ),
    );
  }
}

/** Without those that are unreadable. */
async function readableReports(onWire: readonly unknown[]): Promise<readonly Report[]> {
  const reports = await Promise.all(onWire.map(reportFrom));
  return reports.flatMap((report) => (report.ok ? [report.value] : []));
}

export function orderOnWire({ place, propertyType, roofType, appSource, version }: ReportOrder): OrderOnWire {
  return { ...place, propertyType, roofType, appSource, version };
}
