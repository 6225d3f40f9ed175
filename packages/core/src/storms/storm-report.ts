import type { Point } from '../places/place.ts';
import type { Instant } from '../shared/instant.ts';

export type StormKind = 'hail' | 'wind';

/** As the file gives it, never converted: the daily files give wind in mph, the annual and official ones in knots. */
export type Magnitude =
  | { readonly unit: 'hundredths-in'; readonly value: number }
  | { readonly unit: 'mph' | 'knots'; readonly value: number };

/** A report of hail or wind in a public file, with its line in the file. */
export type StormReport = {
  readonly kind: StormKind;
  readonly at: Instant;
  readonly place: Point;
  /** Null where the size or speed is not given. */
  readonly magnitude: Magnitude | null;
  readonly basis: 'measured' | 'estimated' | 'unknown';
  /** Daily files are preliminary; the annual files and Storm Events are official. They are never added up. */
  readonly standing: 'preliminary' | 'official';
  /** `3 SSE ATHENS`; empty where the file has no location. */
  readonly location: string;
  /** A county's name or FIPS code, or a marine zone such as `LSZ162`. */
  readonly county: string;
  /** Two capital letters. */
  readonly state: string;
  readonly comments: string;
  readonly line: number;
};

/** Why a line of a file was not imported. */
export type StormRowFailure =
  | 'header-unknown'
  | 'columns-missing'
  | 'time-invalid'
  | 'date-invalid'
  | 'time-zone-unknown'
  | 'magnitude-invalid'
  | 'place-invalid'
  | 'state-invalid';

export type StormRow =
  | { readonly is: 'report'; readonly report: StormReport }
  | { readonly is: 'refused'; readonly line: number; readonly why: StormRowFailure };

/**
 * Equal for the same report in a later copy of the same file, in which it may have another line. Two reports of a file
 * that are equal in everything are told apart by their order.
 */
export function identityOf(report: StormReport): string {
  const { kind, at, place, magnitude, location, county, state, comments } = report;
  const { latitude, longitude } = place;
  return JSON.stringify([
    kind,
    at,
    latitude,
    longitude,
    magnitude?.unit ?? null,
    magnitude?.value ?? null,
    location,
    county,
    state,
    comments,
  ]);
}
