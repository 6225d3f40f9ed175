import { stateOfGeoid } from '../places/place-states.ts';
import { DAY, HOUR, type Instant } from '../shared/instant.ts';
import { isDay } from '../shared/source-day.ts';
import { isQuoteOpen, quotedFieldsOf } from './quoted-fields.policy.ts';
import { BASES, magnitudeOf, pointOf, startOfDay, timeOfDay } from './storm-fields.policy.ts';
import type { StormEventsEdition, StormFile, StormKind, StormRow, StormRowFailure } from './storm-report.ts';

/** `StormEvents_details-ftp_v1.0_d2018_c20240216.csv.gz`; null for a name that does not say it. */
export function editionOfFileName(name: string): StormEventsEdition | null {
  const [, year, y, m, d] = /_d(\d{4})_c(\d{4})(\d{2})(\d{2})\.csv/.exec(name) ?? [];
  const made = `${y}-${m}-${d}`;
  return year !== undefined && isDay(made) ? { year: Number(year), made } : null;
}

/** Hours behind UTC, where the name of the zone has no number. `AST` is Alaska's in some rows, and the Atlantic's in others. */
const ZONES: Readonly<Record<string, number>> = {
  EST: 5,
  EDT: 4,
  CST: 6,
  CDT: 5,
  MST: 7,
  MDT: 6,
  PST: 8,
  PDT: 7,
  HST: 10,
};
/** Of the other types, marine ones lie off the coast, and those of zones have no place. */
const KINDS: Readonly<Record<string, StormKind>> = { Hail: 'hail', 'Thunderstorm Wind': 'wind' };
const NEEDED = [
  'BEGIN_YEARMONTH',
  'BEGIN_DAY',
  'BEGIN_TIME',
  'EVENT_ID',
  'STATE_FIPS',
  'EVENT_TYPE',
  'CZ_TYPE',
  'CZ_FIPS',
  'CZ_TIMEZONE',
  'MAGNITUDE',
  'MAGNITUDE_TYPE',
  'BEGIN_RANGE',
  'BEGIN_AZIMUTH',
  'BEGIN_LOCATION',
  'BEGIN_LAT',
  'BEGIN_LON',
  'EVENT_NARRATIVE',
] as const;
type Row = Readonly<Record<(typeof NEEDED)[number], string>>;
/** Longer than the longest event: a quote that is never closed does not swallow the file. */
const LONGEST = 100_000;

/** Reads a details file of NCEI's Storm Events, whose columns go by the names in its header. */
export class StormEventsFile implements StormFile {
  readonly record = 'ncei';
  readonly kinds: ReadonlySet<StormKind> = new Set(Object.values(KINDS));
  readonly edition: StormEventsEdition;
  #columns: ReadonlyMap<string, number> | null = null;
  #line = 0;
  /** A record whose quoted text goes on in the next line. */
  #open: { readonly line: number; text: string } | null = null;

  constructor(edition: StormEventsEdition) {
    this.edition = edition;
  }

  next(text: string): StormRow | null {
    this.#line++;
    const { line, text: record } = this.#joined(text);
    if (isQuoteOpen(text, this.#open !== null)) {
      this.#open = { line, text: record };
      return record.length > LONGEST ? this.end() : null;
    }
    this.#open = null;
    return record.trim() === '' ? null : this.#rowOf(line, quotedFieldsOf(record));
  }

  end(): StormRow | null {
    const unclosed = this.#open;
    this.#open = null;
    return unclosed && { is: 'refused', line: unclosed.line, why: 'quote-unclosed' };
  }

  #joined(text: string): { readonly line: number; readonly text: string } {
    return this.#open
      ? { line: this.#open.line, text: `${this.#open.text}\n${text}` }
      : { line: this.#line, text };
  }

  #rowOf(line: number, fields: readonly string[]): StormRow | null {
    if (this.#columns === null) {
      this.#columns = new Map(fields.map((name, index) => [name, index]));
      const isHeader = NEEDED.every((name) => this.#columns?.has(name));
      return isHeader ? null : { is: 'refused', line, why: 'header-unknown' };
    }
    if (fields.length !== this.#columns.size) return { is: 'refused', line, why: 'columns-missing' };
    const row = Object.fromEntries(
      NEEDED.map((name) => [name, fields[this.#columns?.get(name) ?? -1] ?? '']),
    ) as Row;
    const kind = KINDS[row.EVENT_TYPE];
    return kind === undefined ? null : rowOf(kind, line, row);
  }
}

function rowOf(kind: StormKind, line: number, row: Row): StormRow {
  const refused = (why: StormRowFailure): StormRow => ({ is: 'refused', line, why });
  const { CZ_TYPE, CZ_FIPS, BEGIN_LAT, BEGIN_LON } = row;
  const fips = row.STATE_FIPS.padStart(2, '0');
  const at = instantOf(row);
  if (typeof at === 'string') return refused(at);
  const magnitude = row.MAGNITUDE === '' ? null : magnitudeOf(kind, row.MAGNITUDE);
  if (magnitude === undefined) return refused('magnitude-invalid');
  if (BEGIN_LAT === '' && BEGIN_LON === '') return refused('place-missing');
  const place = pointOf(BEGIN_LAT, BEGIN_LON);
  if (place === null) return refused('place-invalid');
  const state = stateOfGeoid(fips);
  if (state === null) return refused('state-invalid');
  return {
    is: 'report',
    report: {
      kind,
      at,
      place,
      magnitude,
      basis: BASES[row.MAGNITUDE_TYPE] ?? 'unknown',
      record: 'ncei',
      location: locationOf(row),
      county: CZ_TYPE === 'C' && CZ_FIPS !== '0' ? `${fips}${CZ_FIPS.padStart(3, '0')}` : '',
      state: state.toUpperCase(),
      comments: row.EVENT_NARRATIVE,
      eventId: row.EVENT_ID,
      line,
    },
  };
}

function instantOf({ BEGIN_YEARMONTH, BEGIN_DAY, BEGIN_TIME, CZ_TIMEZONE }: Row): Instant | StormRowFailure {
  const [year, month] = [Number(BEGIN_YEARMONTH.slice(0, 4)), Number(BEGIN_YEARMONTH.slice(4))];
  const midnight = startOfDay({ year, month, day: Number(BEGIN_DAY) });
  if (midnight === null) return 'date-invalid';
  const sinceMidnight = timeOfDay(BEGIN_TIME.padStart(4, '0'));
  if (sinceMidnight === null || sinceMidnight >= DAY) return 'time-invalid';
  const hours = hoursBehindUtc(CZ_TIMEZONE.toUpperCase());
  return hours === null ? 'time-zone-unknown' : midnight + sinceMidnight + hours * HOUR;
}

/** `CST-6` is six hours behind, `GST10` ten ahead; older rows say `CST` or `CSt`. */
function hoursBehindUtc(zone: string): number | null {
  const [, name = '', hours] = /^([A-Z]{3,4})(-?\d{1,2})?$/.exec(zone) ?? [];
  return hours === undefined ? (ZONES[name] ?? null) : -Number(hours);
}

/** `6 NNE PLYMOUTH`, in miles; a range of 0 is the place itself. */
function locationOf({ BEGIN_RANGE, BEGIN_AZIMUTH, BEGIN_LOCATION }: Row): string {
  const isAway = BEGIN_AZIMUTH !== '' && !/^0?$/.test(BEGIN_RANGE);
  return isAway ? `${BEGIN_RANGE} ${BEGIN_AZIMUTH} ${BEGIN_LOCATION}` : BEGIN_LOCATION;
}
