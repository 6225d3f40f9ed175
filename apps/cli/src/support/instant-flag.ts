import { fail, type Instant, ok, type Result } from '@ridgeline/core/shared';
import type { CliFailures } from '../command-line/cli-failure.ts';

const FORM = '2026-03-04, 2026-03-04T12:00Z';
const WRITTEN = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z)?$/;

/** A day, which begins at midnight UTC, or a time in UTC. */
export function instantIn(text: string, flag: string): Result<Instant, CliFailures> {
  const at = WRITTEN.test(text) ? Date.parse(text) : Number.NaN;
  const isReal = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text.slice(0, 10));
  return isReal ? ok(at) : fail([{ code: 'flag-value-unreadable', flag, form: FORM }]);
}
