import { readReport, type Report } from '@ridgeline/core/reports';
import { fail, type Result } from '@ridgeline/core/shared';

/** Maps a report of any version to core's. An unreadable one counts as missing. */
export function reportFrom(onWire: unknown): Result<Report, 'unavailable'> {
  const report = readReport(onWire);
  return report.ok ? report : fail('unavailable');
}
