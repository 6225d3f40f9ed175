import type { ProblemCode, ReportOrder as OrderOnWire } from '@ridgeline/contract';
import {
  type OrderRefusal,
  type Report,
  ReportGateway,
  type ReportOrder,
  type ReportRefusal,
} from '@ridgeline/core/reports';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOrNotFound, type Refused, resultOf } from './call.ts';
import { everyPage } from './every-page.ts';
import { reportFrom, reportOf } from './report-from-wire.ts';

const STANDARD = { details: 'standard', limit: 100 } as const;

export class HttpReportGateway extends ReportGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override create(order: ReportOrder): Promise<Result<Report | null, OrderRefusal | ReportRefusal>> {
    const params = { header: { 'Idempotency-Key': order.orderKey } };
    const body = { ...orderOnWire(order), purchaseObject: order.purchase && { ...order.purchase } };
    return resultOf(
      () => this.#api.POST('/codeReports', { params, body }),
      ({ report }) => (report === null ? ok(null) : reportFrom(report)),
      orderRefusalOf,
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

const ORDER_REFUSED_AS: { readonly [Code in ProblemCode]?: OrderRefusal } = {
  'too-many-requests': 'order-too-soon',
  busy: 'order-source-away',
  unavailable: 'order-source-away',
  'viewer-reads-only': 'viewer-reads-only',
  'address-unreadable': 'address-unreadable',
  'address-denied': 'address-denied',
  'plan-expired': 'plan-expired',
  'plan-paused': 'plan-paused',
  'allowance-used-up': 'allowance-used-up',
  'purchase-unusable': 'purchase-unusable',
};

function orderRefusalOf(refused: Refused | null): OrderRefusal | ReportRefusal {
  if (refused === null) return 'order-not-answered';
  const told = refused.code === null ? undefined : ORDER_REFUSED_AS[refused.code];
  return told ?? failureOrNotFound(refused);
}

/** Without those that are unreadable. */
async function readableReports(onWire: readonly unknown[]): Promise<readonly Report[]> {
  const reports = await Promise.all(onWire.map(reportFrom));
  return reports.flatMap((report) => (report.ok ? [report.value] : []));
}

export function orderOnWire({ place, propertyType, roofType, appSource, version }: ReportOrder): OrderOnWire {
  return { ...place, propertyType, roofType, appSource, version };
}
