import type { JurisdictionCorrection } from '../../places/jurisdiction-correction.policy.ts';
import type { Result } from '../../shared/result.ts';
import type { ReportRefusal } from '../report-refusal.ts';
import type { Report } from '../report.ts';

export type CorrectionRefusal = ReportRefusal | 'viewer-reads-only';

// RPT-2.3
/** Who a person says controls at the address of a report. Each call gives the report as it is then. */
export abstract class JurisdictionCorrections {
  /** Another correction replaces it. */
  abstract correct(
    reportNumber: string,
    correction: Pick<JurisdictionCorrection, 'body' | 'why'>,
  ): Promise<Result<Report, CorrectionRefusal>>;
  /** Without a correction nothing changes. */
  abstract undo(reportNumber: string): Promise<Result<Report, CorrectionRefusal>>;
}
