import type { ReportOrder as OrderOnWire, ReportPage } from '@ridgeline/contract';
import { type Report, ReportGateway, type ReportOrder, type ReportRefusal } from '@ridgeline/core/reports';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { everyPage } from './every-page.ts';
import { reportCall, reportFrom } from './report-call.ts';

const PAGE = 100;

export class HttpReportGateway extends ReportGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async create(order: ReportOrder): Promise<Result<Report | null, ReportRefusal>> {
    const made = await reportCall(() =>
      this.#api.POST('/codeReports', {
        params: { header: { 'Idempotency-Key': order.orderKey } },
        body: { ...orderOnWire(order), purchaseObject: order.purchase && { ...order.purchase } },
      }),
    );
    if (!made.ok) return made;
    return made.value.report === null ? ok(null) : reportFrom(made.value.report);
  }

  override async load(reportNumber: string): Promise<Result<Report, ReportRefusal>> {
    const told = await reportCall(() =>
      this.#api.GET('/codeReports/{reportNumber}', { params: { path: { reportNumber } } }),
    );
    return told.ok ? reportFrom(told.value) : told;
  }

  override all(): Promise<Result<readonly Report[], ReportRefusal>> {
    return this.filter('');
  }

  override async filter(term: string): Promise<Result<readonly Report[], ReportRefusal>> {
    const told = await everyPage((cursor) =>
      reportCall<ReportPage>(() =>
        this.#api.GET('/codeReports', {
          params: { query: { details: 'standard', limit: PAGE, term, ...cursor } },
        }),
      ),
    );
    if (!told.ok) return told;
    return ok(told.value.map(reportFrom).flatMap((report) => (report.ok ? [report.value] : [])));
  }
}

export function orderOnWire({ place, propertyType, roofType, appSource, version }: ReportOrder): OrderOnWire {
  return { ...place, propertyType, roofType, appSource, version };
}
