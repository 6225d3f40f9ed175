import type { Report } from '@ridgeline/core/reports';
import { fail, type Result } from '@ridgeline/core/shared';
import { type Answered, type Refused, resultOf } from './call.ts';

/** The rules that check a report are longer than most screens: they are loaded while a request for one is under way. */
const loadReader = () => import('./report-reader.ts');

/** Maps a report of any version to core's. An unreadable one counts as missing. */
export async function reportFrom(onWire: unknown): Promise<Result<Report, 'unavailable'>> {
  const { readReport } = await loadReader();
  const report = readReport(onWire);
  return report.ok ? report : fail('unavailable');
}

/** Sends one request that is answered with a report. */
export function reportOf<Failure>(
  send: () => Promise<Answered<unknown>>,
  failureOf: (refused: Refused | null) => Failure,
): Promise<Result<Report, Failure | 'unavailable'>> {
  // A failure to load it is told by `reportFrom`, which loads it again.
  loadReader().catch(() => {});
  return resultOf(send, reportFrom, failureOf);
}
