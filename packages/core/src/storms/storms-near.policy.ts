import type { Instant } from '../shared/instant.ts';
import { milesBetween } from '../places/distance.policy.ts';
import type { Point } from '../places/place.ts';
import type { StormReport } from './storm-report.ts';

/** The distances for which reports are counted. */
export const STORM_RADII = [1, 3, 5, 10, 25, 50] as const;

export type StormNear = { readonly report: StormReport; readonly miles: number };

export type StormsNear = {
  readonly nearest: StormNear | null;
  readonly latest: StormNear | null;
  /** Null where no report has a size or speed. */
  readonly largest: StormNear | null;
  /** Reports within each of `STORM_RADII`. */
  readonly counts: readonly number[];
};

/** Of reports of one kind and one record: the same storm stands in several records. */
export function stormsNear(point: Point, reports: readonly StormReport[]): StormsNear {
  const near = reports.map((report) => ({ report, miles: milesBetween(point, report.place) }));
  return {
    nearest: first(near, ({ miles }) => -miles),
    latest: first(near, ({ report }) => report.at),
    largest: first(
      near.filter(({ report }) => report.magnitude !== null),
      ({ report }) => report.magnitude?.value ?? 0,
    ),
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

/** The one that comes first by `rank`; of equals the one that is nearer, then the later one. */
function first(near: readonly StormNear[], rank: (one: StormNear) => number): StormNear | null {
  const better = (one: StormNear, other: StormNear) =>
    rank(one) - rank(other) || other.miles - one.miles || one.report.at - other.report.at;
  return near.reduce<StormNear | null>(
    (best, one) => (best === null || better(one, best) > 0 ? one : best),
    null,
  );
}
