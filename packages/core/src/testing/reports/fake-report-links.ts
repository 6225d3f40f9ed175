import {
  type NameRefusal,
  ReportLinks,
  type ShareLink,
  type ShareRefusal,
} from '../../reports/links/report-links.port.ts';
import type { ReportRefusal } from '../../reports/report-refusal.ts';
import { done, fail, ok, type Result } from '../../shared/result.ts';
import { FakeReportServer } from './fake-report-server.ts';

/** Passes `reportLinksContract`, as the real adapters do. */
export class FakeReportLinks extends ReportLinks {
  readonly #server: FakeReportServer;
  readonly #links = new Map<string, ShareLink>();
  readonly #names = new Map<string, string>();
  #made = 0;

  constructor(server: FakeReportServer = new FakeReportServer()) {
    super();
    this.#server = server;
  }

  override async share(
    reportNumber: string,
    endsAt?: number | null,
  ): Promise<Result<ShareLink, ShareRefusal>> {
    const report = this.#server.change(reportNumber, (same) => same);
    if (!report.ok) return report;
    const existing = this.#links.get(reportNumber);
    const path = existing?.path ?? `/public/report/${reportNumber}?share=secret-${(this.#made += 1)}`;
    const link = { path, endsAt: endsAt === undefined ? (existing?.endsAt ?? null) : endsAt };
    this.#links.set(reportNumber, link);
    return ok(link);
  }

  override async unshare(reportNumber: string): Promise<Result<void, ShareRefusal>> {
    const report = this.#server.change(reportNumber, (same) => same);
    if (!report.ok) return report;
    this.#links.delete(reportNumber);
    return done;
  }

  override async name(reportNumber: string, vanityId: string): Promise<Result<string, NameRefusal>> {
    const report = this.#server.change(reportNumber, (same) => same);
    if (!report.ok) return report;
    const holder = this.#holderOf(vanityId);
    if (holder !== undefined && holder !== reportNumber) return fail('vanity-id-taken');
    this.#names.set(reportNumber, vanityId);
    return ok(vanityId);
  }

  override async numberOf(vanityId: string): Promise<Result<string, ReportRefusal>> {
    return this.#server.answer(() => {
      const holder = this.#holderOf(vanityId);
      return holder === undefined ? fail('not-found') : ok(holder);
    });
  }

  #holderOf(vanityId: string): string | undefined {
    const wanted = vanityId.toLowerCase();
    return [...this.#names].find(([, name]) => name.toLowerCase() === wanted)?.[0];
  }
}
