import { type OrderRefusal, ReportGateway } from '../../reports/report-gateway.port.ts';
import type { ReportOrder } from '../../reports/report-order.policy.ts';
import type { ReportRefusal } from '../../reports/report-refusal.ts';
import type { Report } from '../../reports/report.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { aReport } from './report.builder.ts';
import { FakeReportServer } from './fake-report-server.ts';

/** Passes `reportGatewayContract`, as the real adapters do. */
export class FakeReportGateway extends ReportGateway {
  readonly orders: ReportOrder[] = [];
  readonly #server: FakeReportServer;
  readonly #made = new Map<string, Report>();
  #makesNothing = false;
  #refusal: OrderRefusal | null = null;

  constructor(server: FakeReportServer = new FakeReportServer()) {
    super();
    this.#server = server;
  }

  /** Makes the server respond to orders without a report. */
  makeNothing(): void {
    this.#makesNothing = true;
  }

  /** Refuses orders alone; null ends that. */
  refuseOrders(refusal: OrderRefusal | null): void {
    this.#refusal = refusal;
  }

  override async create(order: ReportOrder): Promise<Result<Report | null, OrderRefusal | ReportRefusal>> {
    this.orders.push(order);
    if (this.#refusal !== null) return fail(this.#refusal);
    return this.#server.answer(() => ok(this.#makesNothing ? null : this.#make(order)));
  }

  override async load(reportNumber: string): Promise<Result<Report, ReportRefusal>> {
    return this.#server.find(reportNumber);
  }

  override async all(): Promise<Result<readonly Report[], ReportRefusal>> {
    return this.#server.answer(() => ok(this.#server.all()));
  }

  override async filter(term: string): Promise<Result<readonly Report[], ReportRefusal>> {
    const wanted = term.toLowerCase();
    return this.#server.answer(() =>
      ok(this.#server.all().filter(({ address }) => (address ?? '').toLowerCase().includes(wanted))),
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
    this.#server.put(report);
    return report;
  }
}
