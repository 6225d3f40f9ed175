import { ReportGateway } from '../../reports/report-gateway.port.ts';
import type { ReportOrder } from '../../reports/report-order.policy.ts';
import type { ReportRefusal } from '../../reports/report-refusal.ts';
import type { Report } from '../../reports/report.ts';
import { ok, type Result } from '../../shared/result.ts';
import { aReport } from './report.builder.ts';
import { ReportShelf } from './report-shelf.ts';

/** Passes `reportGatewayContract`, as the real adapters do. */
export class FakeReportGateway extends ReportGateway {
  readonly orders: ReportOrder[] = [];
  readonly #shelf: ReportShelf;
  readonly #made = new Map<string, Report>();
  #makesNothing = false;

  constructor(shelf: ReportShelf = new ReportShelf()) {
    super();
    this.#shelf = shelf;
  }

  /** Makes the server respond to orders without a report. */
  makeNothing(): void {
    this.#makesNothing = true;
  }

  override async create(order: ReportOrder): Promise<Result<Report | null, ReportRefusal>> {
    this.orders.push(order);
    return this.#shelf.answer(() => ok(this.#makesNothing ? null : this.#make(order)));
  }

  override async load(reportNumber: string): Promise<Result<Report, ReportRefusal>> {
    return this.#shelf.find(reportNumber);
  }

  override async all(): Promise<Result<readonly Report[], ReportRefusal>> {
    return this.#shelf.answer(() => ok(this.#shelf.all()));
  }

  override async filter(term: string): Promise<Result<readonly Report[], ReportRefusal>> {
    const wanted = term.toLowerCase();
    return this.#shelf.answer(() =>
      ok(this.#shelf.all().filter(({ address }) => (address ?? '').toLowerCase().includes(wanted))),
    );
  }

  #make(order: ReportOrder): Report {
    const before = this.#made.get(order.orderKey);
    if (before) return before;
    const report = aReport({
      reportNumber: `R-${5001 + this.#made.size}`,
      address: order.place.address,
      propertyType: order.propertyType,
      roofType: order.roofType,
      purchaseObject: order.purchase,
      appSource: order.appSource,
      version: order.version,
    });
    this.#made.set(order.orderKey, report);
    this.#shelf.put(report);
    return report;
  }
}
