import { bearingBetween } from '../places/distance.policy.ts';
import type { Point } from '../places/place.ts';
import type { Fact, OtherRow, Stated } from '../reports/fact.ts';
import type { Decimal, FactValue, Storm, StormAround } from '../reports/fact-value.ts';
import type { QuestionName } from '../reports/report-questions.ts';
import type { Source } from '../reports/source.ts';
import { loadedDays } from './loaded-days.policy.ts';
import type { SourcedStorm, StormHistory } from './storm-history.ts';
import {
  standingOf,
  type Magnitude,
  type StormKind,
  type StormRecord,
  type StormReport,
} from './storm-report.ts';
import { LISTED_EACH, STORM_RADII } from './storms-near.policy.ts';

type Asked = { readonly counts: QuestionName; readonly around: QuestionName } & Readonly<
  Record<'nearest' | 'latest' | 'largest', QuestionName>
>;
const QUESTIONS: Readonly<Record<StormKind, Asked>> = {
  hail: {
    latest: 'latest-hail',
    nearest: 'nearest-hail',
    largest: 'largest-hail',
    counts: 'hail-reports',
    around: 'hail-around',
  },
  wind: {
    latest: 'latest-severe-wind',
    nearest: 'nearest-severe-wind',
    largest: 'strongest-wind',
    counts: 'severe-wind-reports',
    around: 'severe-wind-around',
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

/** The property whose storms are listed. */
export type StormProperty = { readonly point: Point; readonly timeZone: string };

/**
 * The lines of a report on hail and severe wind. Each record is listed separately, since the same storm is in several of them;
 * a kind of which no file is loaded is left out, and so unknown.
 */
// RPT-2 RPT-3
export function stormFacts(histories: readonly StormHistory[], property: StormProperty): readonly Fact[] {
  return KINDS.flatMap((kind) => {
    const [first, ...others] = histories
      .filter((history) => history.kind === kind)
      .toSorted(
        (one, other) =>
          Number(isSilent(one)) - Number(isSilent(other)) ||
          RANKS.indexOf(one.record) - RANKS.indexOf(other.record),
      );
    if (first === undefined) return [];
    const storms = (['latest', 'nearest', 'largest'] as const).map((which) =>
      stormsFact(QUESTIONS[kind][which], which, [first, ...others], property.timeZone),
    );
    return [
      ...storms,
      besideFact(QUESTIONS[kind].counts, first, others, countsOf),
      besideFact(QUESTIONS[kind].around, first, others, (history) => aroundOf(history, property)),
    ];
  });
}

/** Whether a record has no report near the point. A record that has some, perhaps of other days, comes before it. */
function isSilent({ counts }: StormHistory): boolean {
  return (counts.at(-1) ?? 0) === 0;
}

type Ranked = readonly [StormHistory, ...StormHistory[]];

/** One row for each record that has a report. Without any row, the answer is that these files have no report. */
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

/** What the best record says, and what each other record says beside it. */
function besideFact(
  name: QuestionName,
  first: StormHistory,
  others: readonly StormHistory[],
  valueOf: (history: StormHistory) => FactValue,
): Fact {
  const stated = statedBy(first, valueOf(first));
  const beside = others.map((other): OtherRow => {
    if (isSilent(other) && !isSilent(first)) return { ...statedBy(other, valueOf(other)), why: 'no-answer' };
    const agrees = other.counts.every((count, index) => count === first.counts[index]);
    const why = standingOf(other.record) === 'preliminary' ? 'unconfirmed' : agrees ? 'agrees' : 'disagrees';
    return { ...statedBy(other, valueOf(other)), why };
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
function statedBy({ record, spans, read }: StormHistory, value: FactValue): Stated {
  const source: Source = { ...PUBLISHERS[record], edition: null, date: null, read };
  return { value, source, rowId: null, level: null, condition: loadedDays(record, spans) };
}

function countsOf({ counts }: StormHistory): FactValue {
  const rows = STORM_RADII.map((withinMiles, index) => ({ withinMiles, reports: counts[index] ?? 0 }));
  return { kind: 'storm-counts', rows };
}

const HERE_MILES = 0.05;
const LONGEST_COMMENT = 200;

function aroundOf(history: StormHistory, { point, timeZone }: StormProperty): FactValue {
  const { record, kind, counts, listed } = history;
  const aroundMiles = STORM_RADII.at(-1) ?? 0;
  const reports = counts.at(-1) ?? 0;
  // The nearest come first; a report that is as far away as the last of them may be left out.
  const complete =
    listed.length === reports ? aroundMiles : Math.floor((listed[LISTED_EACH - 1]?.miles ?? 0) * 10) / 10;
  return {
    kind: 'storms-around',
    of: kind,
    timeZone,
    record: standingOf(record),
    aroundMiles,
    reports,
    allWithinMiles: String(complete),
    rows: listed.map((storm) => aroundRow(storm, point)),
  };
}

function aroundRow({ report, miles, file }: SourcedStorm, point: Point): StormAround {
  const { at, magnitude, basis, location, state, comments, place } = report;
  return {
    at: new Date(at).toISOString(),
    size: magnitude && sizeOf(magnitude),
    miles: miles.toFixed(1),
    bearing: miles < HERE_MILES ? null : Math.round(bearingBetween(point, place)) % 360,
    basis,
    location: location === '' ? null : `${location}, ${state}`,
    comment: comments === '' ? null : shortened(comments),
    url: report.eventId === null ? null : pageOf(report),
    rowId: lineOf(report, file),
  };
}

/** Some events have a comment of a page. */
function shortened(comment: string): string {
  const letters = [...comment];
  return letters.length <= LONGEST_COMMENT ? comment : `${letters.slice(0, LONGEST_COMMENT - 1).join('')}…`;
}

function stormRow({ report, miles, file }: SourcedStorm, timeZone: string): Storm {
  const { record } = report;
  return {
    at: new Date(report.at).toISOString(),
    timeZone,
    size: report.magnitude && sizeOf(report.magnitude),
    // Places are given to 0.01 degree, which is 0.7 miles.
    miles: miles.toFixed(1),
    record: standingOf(record),
    source: {
      name: PUBLISHERS[record].name,
      url: pageOf(report),
      edition: null,
      date: null,
      read: file.read,
    },
    rowId: lineOf(report, file),
  };
}

function pageOf({ record, eventId }: StormReport): string {
  const { url } = PUBLISHERS[record];
  return eventId === null ? url : `${url}eventdetails.jsp?id=${eventId}`;
}

function lineOf({ line }: StormReport, { name, sha256 }: SourcedStorm['file']): string {
  return `${name} line ${line}, sha256 ${sha256.slice(0, 8)}…`;
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
