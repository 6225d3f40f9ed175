import type { Instant } from '../shared/instant.ts';
import { milesBetween } from '../places/distance.policy.ts';
import type { Point } from '../places/place.ts';
import type { StormReport } from './storm-report.ts';

/** The distances for which reports are counted. */
export const STORM_RADII = [1, 3, 5, 10, 25, 50] as const;

/** How many of the nearest reports are told one by one, and how many of the latest. */
export const LISTED_EACH = 50;

export type StormNear = { readonly report: StormReport; readonly miles: number };

export type StormsNear = {
  readonly nearest: StormNear | null;
  readonly latest: StormNear | null;
  /** Null where no report has a size or speed. */
  readonly largest: StormNear | null;
  /** Reports within each of `STORM_RADII`. */
  readonly counts: readonly number[];
  /** The nearest first: the nearest, the latest and the largest of them. */
  readonly listed: readonly StormNear[];
};

/** Of reports of one kind and one record: the same storm stands in several records. */
export function stormsNear(point: Point, reports: readonly StormReport[]): StormsNear {
  const near = reports.map((report) => ({ report, miles: milesBetween(point, report.place) }));
  const byDistance = ordered(near, ({ miles }) => -miles);
  const byTime = ordered(near, ({ report }) => report.at);
  const [largest = null] = ordered(
    near.filter(({ report }) => report.magnitude !== null),
    ({ report }) => report.magnitude?.value ?? 0,
  );
  const listed = new Set([...byDistance.slice(0, LISTED_EACH), ...byTime.slice(0, LISTED_EACH), largest]);
  return {
    nearest: byDistance[0] ?? null,
    latest: byTime[0] ?? null,
    largest,
    listed: byDistance.filter((storm) => listed.has(storm)),
    counts: STORM_RADII.map((radius) => near.filter(({ miles }) => miles <= radius).length),
  };
}

/** January 5, 2010: since then hail is severe from 1 inch, before it was from three quarters. */
const ONE_INCH_SINCE: Instant = Date.UTC(2010, 0, 5);

/** Whether the weather service calls it severe; null where no size or speed is given. */
export function isSevere({ magnitude, at }: Pick<StormReport, 'magnitude' | 'at'>): boolean | null {
  if (magnitude === null) return null;
  switch (magnitude.unit) {
    case 'hundredths-in':
      return magnitude.value >= (at < ONE_INCH_SINCE ? 75 : 100);
    case 'mph':
      return magnitude.value >= 58;
    case 'knots':
      return magnitude.value >= 50;
  }
}

/**
 * Hail of any size, and severe wind. Wind without a speed belongs to it: the weather service counts it for its damage.
 */
export function isToldOf(report: Pick<StormReport, 'kind' | 'magnitude' | 'at'>): boolean {
  return report.kind === 'hail' || isSevere(report) !== false;
}

/** The highest by `rank` first; of equals the one that is nearer, then the later one. */
function ordered(near: readonly StormNear[], rank: (one: StormNear) => number): readonly StormNear[] {
  return near.toSorted(
    (one, other) => rank(other) - rank(one) || one.miles - other.miles || other.report.at - one.report.at,
  );
}
