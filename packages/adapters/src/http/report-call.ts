import { readReport, type Report, type ReportRefusal } from '@ridgeline/core/reports';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import { outcomeOf, plainFailure } from './call.ts';

type Send<Data> = Parameters<typeof outcomeOf<Data>>[0];

/** The result of a report request, with core's failure codes. */
export async function reportCall<Data>(send: Send<Data>): Promise<Result<Data, ReportRefusal>> {
  const outcome = await outcomeOf(send);
  if (outcome?.ok) return ok(outcome.data);
  return fail(outcome?.status === 404 ? 'not-found' : plainFailure(outcome));
}

/** Maps a report of any version to core's. An unreadable one counts as missing. */
export function reportFrom(told: unknown): Result<Report, 'unavailable'> {
  const report = readReport(told);
  return report.ok ? report : fail('unavailable');
}
