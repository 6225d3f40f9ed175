import { DAY, type Instant } from '../shared/instant.ts';
import type { DaySpan } from './storm-history.ts';
import type { StormRecord } from './storm-report.ts';

/** In files of whole years a few quiet days do not mean that days are missing. */
const QUIET_DAYS: Readonly<Record<StormRecord, number>> = { 'spc-daily': 0, 'spc-annual': 31, ncei: 31 };
const MOST_SPANS = 6;

/**
 * Which days were searched, as "2013-05-31 – 2013-06-01, 2018-06-15 – 2018-06-16": days between two spans are not loaded. Of many
 * spans those in the middle are left out. Null where no report is loaded.
 */
// RPT-2
export function loadedDays(record: StormRecord, spans: readonly DaySpan[]): string | null {
  const told = joined(spans, QUIET_DAYS[record]).map(({ from, to }) =>
    from === to ? from : `${from} – ${to}`,
  );
  const shown =
    told.length <= MOST_SPANS
      ? told
      : [...told.slice(0, MOST_SPANS / 2), '…', ...told.slice(-MOST_SPANS / 2)];
  return shown.length === 0 ? null : shown.join(', ');
}

function joined(spans: readonly DaySpan[], quietDays: number): readonly DaySpan[] {
  const found: DaySpan[] = [];
  for (const span of spans.toSorted((one, other) => one.from.localeCompare(other.from))) {
    const last = found.at(-1);
    if (last === undefined || startOf(span.from) - startOf(last.to) > (quietDays + 1) * DAY) found.push(span);
    else found[found.length - 1] = { from: last.from, to: span.to > last.to ? span.to : last.to };
  }
  return found;
}

function startOf(day: string): Instant {
  return Date.parse(day);
}
