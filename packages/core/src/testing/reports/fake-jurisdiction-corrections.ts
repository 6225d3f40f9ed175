import type { JurisdictionCorrection } from '../../places/jurisdiction-correction.policy.ts';
import { correctedFacts } from '../../reports/content/corrected-facts.policy.ts';
import {
  JurisdictionCorrections,
  type CorrectionRefusal,
} from '../../reports/jurisdiction/jurisdiction-corrections.port.ts';
import type { Report } from '../../reports/report.ts';
import type { Result } from '../../shared/result.ts';
import { FakeReportServer } from './fake-report-server.ts';

/** Passes `jurisdictionCorrectionsContract`, as the real adapters do. */
export class FakeJurisdictionCorrections extends JurisdictionCorrections {
  readonly #server: FakeReportServer;
  readonly #found = new Map<string, Pick<Report, 'facts' | 'municipality'>>();

  constructor(server: FakeReportServer = new FakeReportServer()) {
    super();
    this.#server = server;
  }

  override async correct(
    reportNumber: string,
    { body, why }: Pick<JurisdictionCorrection, 'body' | 'why'>,
  ): Promise<Result<Report, CorrectionRefusal>> {
    return this.#server.change(reportNumber, (report) => {
      const found = this.#found.get(reportNumber) ?? {
        facts: report.facts,
        municipality: report.municipality,
      };
      this.#found.set(reportNumber, found);
      return {
        ...report,
        facts: correctedFacts(found.facts, { body, why, by: 'Ada Lovelace', on: '2026-03-04' }),
        municipality: { name: body.name, website: null, phone: null, email: null },
      };
    });
  }

  override async undo(reportNumber: string): Promise<Result<Report, CorrectionRefusal>> {
    return this.#server.change(reportNumber, (report) => {
      const found = this.#found.get(reportNumber);
      this.#found.delete(reportNumber);
      return { ...report, ...found };
    });
  }
}
