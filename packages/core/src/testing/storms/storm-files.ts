import type { StormFile, StormReport, StormRow } from '../../storms/storm-report.ts';

/** Every row of a file, as an importer reads it. */
export function rowsOf(file: Pick<StormFile, 'next' | 'end'>, text: string): readonly StormRow[] {
  const rows = text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => file.next(line));
  return [...rows, file.end()].filter((row) => row !== null);
}

export function reportsIn(rows: readonly StormRow[]): readonly StormReport[] {
  return rows.flatMap((row) => (row.is === 'report' ? [row.report] : []));
}

export function refusalsIn(rows: readonly StormRow[]): readonly (readonly [line: number, why: string])[] {
  return rows.flatMap((row) => (row.is === 'refused' ? [[row.line, row.why] as const] : []));
}

export function aStormReport(change: Partial<StormReport> = {}): StormReport {
  return {
    kind: 'hail',
    at: Date.UTC(2018, 5, 15, 22, 45),
    place: { latitude: 36.17, longitude: -86.78 },
    magnitude: { unit: 'hundredths-in', value: 100 },
    basis: 'unknown',
    record: 'spc-daily',
    location: 'NASHVILLE',
    county: 'DAVIDSON',
    state: 'TN',
    comments: 'PICTURE OF QUARTER SIZE HAIL. (OHX)',
    eventId: null,
    line: 2,
    ...change,
  };
}
