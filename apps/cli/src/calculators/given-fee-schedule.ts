import { type FeeSchedule, parseFeeSchedule } from '@ridgeline/core/calculators';
import { fail, type Result } from '@ridgeline/core/shared';
import type { CliFailures } from '../command-line/cli-failure.ts';

/** A schedule of the user's own, from a file. */
export function givenFeeSchedule(given: unknown): Result<FeeSchedule, CliFailures> {
  const parsed = parseFeeSchedule(given);
  return parsed.ok
    ? parsed
    : fail(parsed.failure.map((failure) => ({ code: 'schedule-unusable' as const, failure })));
}
