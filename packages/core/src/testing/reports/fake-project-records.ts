import {
  type ChangeRefusal,
  ProjectRecords,
  type ClaimDetails,
  type ProjectUpgrades,
  type UserFlags,
} from '../../reports/project-records.port.ts';
import type { ProjectDate, Report } from '../../reports/report.ts';
import { done, fail, type Result } from '../../shared/result.ts';
import { FakeReportServer } from './fake-report-server.ts';

/** Passes `projectRecordsContract`, as the real adapters do. */
export class FakeProjectRecords extends ProjectRecords {
  readonly upgrades = new Map<string, readonly string[]>();
  readonly #server: FakeReportServer;

  constructor(server: FakeReportServer = new FakeReportServer()) {
    super();
    this.#server = server;
  }

  override async archive(reportNumber: string): Promise<Result<void, ChangeRefusal>> {
    return this.#change(reportNumber, (report) => ({ ...report, archived: true }));
  }

  override async unarchive(reportNumber: string): Promise<Result<void, ChangeRefusal>> {
    return this.#change(reportNumber, (report) => ({ ...report, archived: false }));
  }

  override async saveClaim(
    reportNumber: string,
    claim: Partial<ClaimDetails>,
    seen: Partial<ClaimDetails> = {},
  ): Promise<Result<void, ChangeRefusal>> {
    const isAsSeen = (report: Report) =>
      (['claimNumber', 'jobNumber'] as const).every(
        (name) => !(name in seen) || report[name] === seen[name] || report[name] === claim[name],
      );
    return this.#changeIf(reportNumber, isAsSeen, (report) => ({ ...report, ...claim }));
  }

  override async saveDate(
    reportNumber: string,
    projectDate: ProjectDate,
    seen?: ProjectDate | null,
  ): Promise<Result<void, ChangeRefusal>> {
    const text = (date: ProjectDate | null) => JSON.stringify([date?.date, date?.type]);
    const isAsSeen = ({ projectDate: now }: Report) =>
      seen === undefined || text(now) === text(seen) || text(now) === text(projectDate);
    return this.#changeIf(reportNumber, isAsSeen, (report) => ({ ...report, projectDate }));
  }

  override async setUserFlags(reportNumber: string, flags: UserFlags): Promise<Result<void, ChangeRefusal>> {
    return this.#change(reportNumber, (report) => ({
      ...report,
      userFlags: { ...report.userFlags, ...flags },
    }));
  }

  override async applyUpgrades(
    reportNumber: string,
    { upgrades, patches }: ProjectUpgrades,
  ): Promise<Result<void, ChangeRefusal>> {
    return this.#change(reportNumber, (report) => {
      this.upgrades.set(reportNumber, [
        ...new Set([...(this.upgrades.get(reportNumber) ?? []), ...upgrades]),
      ]);
      return 'product_id' in patches ? { ...report, product: productIn(patches) } : report;
    });
  }

  #changeIf(
    reportNumber: string,
    isAsSeen: (report: Report) => boolean,
    change: (report: Report) => Report,
  ): Result<void, ChangeRefusal> {
    const found = this.#server.find(reportNumber);
    return found.ok && !isAsSeen(found.value)
      ? fail('changed-meanwhile')
      : this.#change(reportNumber, change);
  }

  #change(reportNumber: string, change: (report: Report) => Report): Result<void, ChangeRefusal> {
    const changed = this.#server.change(reportNumber, change);
    if (changed.ok) return done;
    return fail(changed.failure === 'viewer-reads-only' ? 'refused' : changed.failure);
  }
}

function productIn({
  manufacturer_id: maker,
  product_id: product,
}: ProjectUpgrades['patches']): Report['product'] {
  return typeof maker === 'string' && typeof product === 'string'
    ? { manufacturerId: maker, productId: product }
    : null;
}
