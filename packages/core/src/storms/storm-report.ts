import type { Point } from '../places/place.ts';
import type { Instant } from '../shared/instant.ts';

export type StormKind = 'hail' | 'wind';

/** The record that a file is part of. The same storm stands in each of them, so they are never added up. */
export type StormRecord = 'spc-daily' | 'spc-annual' | 'ncei';

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
  readonly record: StormRecord;
  /** `3 SSE ATHENS`; empty where the file has no location. */
  readonly location: string;
  /** A county's name or FIPS code, or a marine zone such as `LSZ162`. */
  readonly county: string;
  /** Two capital letters. */
  readonly state: string;
  readonly comments: string;
  /** The event's number in Storm Events, under which its page is found; null in the other records. */
  readonly eventId: string | null;
  readonly line: number;
};

/** The year of a file of Storm Events, and the day on which it was made: a later one of the same year replaces it. */
export type StormEventsEdition = { readonly year: number; readonly made: string };

/** A file of storm reports, read line by line. */
export type StormFile = {
  readonly record: StormRecord;
  /** Null for a file that is not made anew as a whole. */
  readonly edition: StormEventsEdition | null;
  /** The kinds it tells of, as far as it was read: a day without hail has a header for hail. */
  readonly kinds: ReadonlySet<StormKind>;
  /** The row that this line ends, if any. */
  next(text: string): StormRow | null;
  /** The last row; called once after the last line. */
  end(): StormRow | null;
};

/** Why a line of a file was not imported. */
export type StormRowFailure =
  | 'header-unknown'
  | 'columns-missing'
  | 'time-invalid'
  | 'date-invalid'
  | 'time-zone-unknown'
  | 'magnitude-invalid'
  | 'place-missing'
  | 'place-invalid'
  | 'state-invalid'
  | 'quote-unclosed';

export type StormRow =
  | { readonly is: 'report'; readonly report: StormReport }
  | { readonly is: 'refused'; readonly line: number; readonly why: StormRowFailure };

/** Daily files are preliminary; the annual files and Storm Events are official. */
export function standingOf(record: StormRecord): 'preliminary' | 'official' {
  return record === 'spc-daily' ? 'preliminary' : 'official';
}

/**
 * Equal for the same report in a later copy of its file, where it may have another line, and in another file of the same
 * record. What is equal in everything is one report: the raw daily files repeat reports that were sent twice.
 */
export function identityOf(report: StormReport): string {
  const { record, eventId, kind, at, place, magnitude, location, county, state, comments } = report;
  // A later edition corrects an event and keeps its number.
  if (eventId !== null) return JSON.stringify([record, eventId]);
  const { latitude, longitude } = place;
  const measured = [magnitude?.unit ?? null, magnitude?.value ?? null];
  return JSON.stringify([
    record,
    kind,
    at,
    latitude,
    longitude,
    ...measured,
    location,
    county,
    state,
    comments,
  ]);
}
