import type { Result } from '../../shared/result.ts';
import type { ReportRefusal } from '../report-refusal.ts';

export type ReportMap = {
  /** The address of a satellite picture; null without a map service. */
  readonly satellite: string | null;
  /** The county and those around it, as SVG without scripts; null if the report has no point within a county. */
  readonly locator: { readonly county: string; readonly state: string; readonly svg: string } | null;
};

// RPT-6
/** Where the property of a report lies. */
export abstract class ReportMaps {
  abstract of(reportNumber: string): Promise<Result<ReportMap, ReportRefusal>>;
}
