import type { Fact, OtherRow, Stated } from '../reports/fact.ts';
import type { Decimal, FactValue, Storm } from '../reports/fact-value.ts';
import type { QuestionName } from '../reports/report-questions.ts';
import type { Source } from '../reports/source.ts';
import type { SourcedStorm, StormHistory } from './storm-history.ts';
import { standingOf, type Magnitude, type StormKind, type StormRecord } from './storm-report.ts';
import { STORM_RADII } from './storms-near.policy.ts';

type Asked = { readonly counts: QuestionName } & Readonly<
  Record<'nearest' | 'latest' | 'largest', QuestionName>
>;
const QUESTIONS: Readonly<Record<StormKind, Asked>> = {
  hail: {
    latest: 'latest-hail',
    nearest: 'nearest-hail',
    largest: 'largest-hail',
    counts: 'hail-reports',
  },
  wind: {
    latest: 'latest-severe-wind',
    nearest: 'nearest-severe-wind',
    largest: 'strongest-wind',
    counts: 'severe-wind-reports',
  },
};
const KINDS: readonly StormKind[] = ['hail', 'wind'];
/** The official record of events first, preliminary reports last. */
const RANKS: readonly StormRecord[] = ['ncei', 'spc-annual', 'spc-daily'];
const PUBLISHERS: Readonly<Record<StormRecord, { readonly name: string; readonly url: string }>> = {
  'spc-daily': {
    name: 'NOAA Storm Prediction Center, daily reports',
    url: 'https://www.spc.noaa.gov/climo/reports/',
  },
  'spc-annual': {
    name: 'NOAA Storm Prediction Center, annual files',
    url: 'https://www.spc.noaa.gov/wcm/',
  },
  ncei: { name: 'NCEI Storm Events', url: 'https://www.ncei.noaa.gov/stormevents/' },
};

/**
 * The lines of a report on hail and severe wind. Each record is told by itself, since the same storm stands in several;
 * a kind of which no file is loaded is left out, and so unknown. `timeZone` is that of the property.
 */
// RPT-2 RPT-3
export function stormFacts(histories: readonly StormHistory[], timeZone: string): readonly Fact[] {
  return KINDS.flatMap((kind) => {
    const [first, ...others] = histories
      .filter((history) => history.kind === kind)
      .toSorted((one, other) => RANKS.indexOf(one.record) - RANKS.indexOf(other.record));
    if (first === undefined) return [];
    const storms = (['latest', 'nearest', 'largest'] as const).map((which) =>
      stormsFact(QUESTIONS[kind][which], which, [first, ...others], timeZone),
    );
    return [...storms, countsFact(QUESTIONS[kind].counts, first, others)];
  });
}

type Ranked = readonly [StormHistory, ...StormHistory[]];

/** A row of each record that has one. Without any, the answer is that there is none in these files. */
function stormsFact(
  name: QuestionName,
  which: 'nearest' | 'latest' | 'largest',
  histories: Ranked,
  timeZone: string,
): Fact {
  const rows = histories.flatMap(({ [which]: storm }) => (storm ? [stormRow(storm, timeZone)] : []));
  const [row] = rows;
  const [first] = histories;
  const told = { ...statedBy(first, { kind: 'storms', rows }), ...(row && sourceOf(row)) };
  return known(name, first, row ? { ...told, condition: null } : told, []);
}

function countsFact(name: QuestionName, first: StormHistory, others: readonly StormHistory[]): Fact {
  const stated = statedBy(first, countsOf(first));
  const beside = others.map((other): OtherRow => {
    const agrees = other.counts.every((count, index) => count === first.counts[index]);
    const why = standingOf(other.record) === 'preliminary' ? 'unconfirmed' : agrees ? 'agrees' : 'disagrees';
    return { ...statedBy(other, countsOf(other)), why };
  });
  return known(name, first, stated, beside);
}

function known(
  name: QuestionName,
  { kind, record }: StormHistory,
  stated: Stated,
  others: readonly OtherRow[],
): Fact {
  const confidence = standingOf(record) === 'official' ? 'verified' : 'likely';
  return { section: `${kind}-storm-history`, name, is: 'known', confidence, ...stated, others };
}

/** What a record says, for the days of which reports are loaded. */
function statedBy({ record, period, read }: StormHistory, value: FactValue): Stated {
  const source: Source = { ...PUBLISHERS[record], edition: null, date: null, read };
  return { value, source, rowId: null, level: null, condition: period && `${period.from} – ${period.to}` };
}

function countsOf({ counts }: StormHistory): FactValue {
  const rows = STORM_RADII.map((withinMiles, index) => ({ withinMiles, reports: counts[index] ?? 0 }));
  return { kind: 'storm-counts', rows };
}

function stormRow({ report, miles, file }: SourcedStorm, timeZone: string): Storm {
  const { record, eventId, line } = report;
  const { name, url } = PUBLISHERS[record];
  const page = eventId === null ? url : `${url}eventdetails.jsp?id=${eventId}`;
  return {
    at: new Date(report.at).toISOString(),
    timeZone,
    size: report.magnitude && sizeOf(report.magnitude),
    // Places are given to 0.01 degree, which is 0.7 miles.
    miles: miles.toFixed(1),
    record: standingOf(record),
    source: { name, url: page, edition: null, date: null, read: file.read },
    rowId: `${file.name} line ${line}, sha256 ${file.sha256.slice(0, 8)}…`,
  };
}

/** In the unit of the record. */
function sizeOf({ unit, value }: Magnitude): {
  readonly amount: Decimal;
  readonly unit: 'in' | 'mph' | 'knots';
} {
  if (unit !== 'hundredths-in') return { amount: String(value), unit };
  return { amount: `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`, unit: 'in' };
}

function sourceOf({ source, rowId }: Storm): Pick<Stated, 'source' | 'rowId'> {
  return { source, rowId };
}
