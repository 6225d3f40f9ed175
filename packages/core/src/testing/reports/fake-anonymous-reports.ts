import {
  AnonymousReports,
  type AdoptionRefusal,
  type AnonymousRefusal,
  type AnonymousReportFailure,
} from '../../reports/new-project/anonymous-reports.port.ts';
import type { ReportOrder } from '../../reports/report-order.policy.ts';
import type { ReportRefusal } from '../../reports/report-refusal.ts';
import type { Report } from '../../reports/report.ts';
import { done, fail, ok, type Result } from '../../shared/result.ts';
import { aReport } from './report.builder.ts';

/** Passes `anonymousReportsContract`, as the real adapters do. */
export class FakeAnonymousReports extends AnonymousReports {
  readonly #made = new Map<string, Report>();
  readonly #owners = new Map<string, string>();
  #signedIn: string | null = null;
  #broken = false;
  #planRefuses = false;
  #refusal: { readonly why: AnonymousRefusal | null; readonly message: string } | null = null;

  signIn(userId: string | null): void {
    this.#signedIn = userId;
  }

  /** Makes the server refuse every order with this message. */
  refuseOrders(message: string, why: AnonymousRefusal | null = null): void {
    this.#refusal = { why, message };
  }

  breakDown(): void {
    this.#broken = true;
  }

  /** The plan of whoever signs in has no project left; or it has again. */
  refuseByPlan(refuses = true): void {
    this.#planRefuses = refuses;
  }

  override async create(order: ReportOrder): Promise<Result<Report, AnonymousReportFailure>> {
    if (this.#broken) return fail({ code: 'unavailable' });
    if (this.#refusal !== null) return fail({ code: 'refused', ...this.#refusal });
    const { place, propertyType, roofType } = order;
    const reportNumber = `A-${order.orderKey}`;
    const report = aReport({ reportNumber, address: place.address, propertyType, roofType });
    this.#made.set(reportNumber, report);
    return ok(report);
  }

  override async sample(): Promise<Result<Report, ReportRefusal>> {
    return this.#broken ? fail('unavailable') : ok(aReport({ reportNumber: 'SAMPLE' }));
  }

  override async verify(reportNumber: string): Promise<Result<void, AdoptionRefusal>> {
    if (this.#broken) return fail('unavailable');
    if (this.#signedIn === null) return fail('signed-out');
    if (!this.#made.has(reportNumber)) return fail('not-found');
    const owner = this.#owners.get(reportNumber);
    return owner === undefined || owner === this.#signedIn ? done : fail('not-adoptable');
  }

  override async adopt(reportNumber: string): Promise<Result<Report, AdoptionRefusal>> {
    const verified = await this.verify(reportNumber);
    if (!verified.ok) return verified;
    if (this.#planRefuses) return fail('plan-refuses');
    this.#owners.set(reportNumber, this.#signedIn ?? '');
    const report = this.#made.get(reportNumber);
    return report ? ok(report) : fail('not-found');
  }
}
