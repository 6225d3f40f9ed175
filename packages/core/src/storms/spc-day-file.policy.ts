import { DAY, HOUR, type Instant } from '../shared/instant.ts';
import { isState, pointOf, startOfDay, timeOfDay, wholeNumberOf } from './storm-fields.policy.ts';
import type { Magnitude, StormFile, StormKind, StormRow, StormRowFailure } from './storm-report.ts';

/** `180615_rpts_filtered_hail.csv` is of June 15, 2018; null for a name without a day. */
export function dayOfFileName(name: string): Instant | null {
  return dayOf(/^(\d{6})_rpts/.exec(name)?.[1] ?? '');
}

/** A file's day begins at 12:00 UTC, so an earlier time of day belongs to the next date. */
const DAY_BEGINS = 12 * HOUR;
const COLUMNS = 8;
/** The longest report, so that a file of another kind is not read as one comment. */
const LONGEST = 10_000;
const TITLE = /^Raw .* LSR for (\d{6}) 12Z/;
const SECTIONS: Readonly<Record<string, StormKind | 'tornado'>> = {
  Size: 'hail',
  'Size(1/100in.)': 'hail',
  Speed: 'wind',
  'Speed(MPH)': 'wind',
  F_Scale: 'tornado',
  EF_Scale: 'tornado',
};

/**
 * Reads a daily file of the Storm Prediction Center line by line: filtered, raw, or combined with a header per section.
 * Tornadoes are left out. A report is given back when the next one begins, since its comments may go on in further lines.
 */
export class SpcDayFile implements StormFile {
  readonly record = 'spc-daily';
  readonly edition = null;
  readonly kinds = new Set<StormKind>();
  #day: Instant | null;
  #section: StormKind | 'tornado' | null = null;
  #line = 0;
  #begun: { readonly line: number; text: string } | null = null;

  /** `day`: midnight UTC of the file's day, if its name says it; a title in the file takes precedence. */
  constructor(day: Instant | null) {
    this.#day = day;
  }

  next(text: string): StormRow | null {
    this.#line++;
    const title = TITLE.exec(text)?.[1];
    const header = headerIn(text);
    if (title === undefined && header === null && this.#continues(text)) {
      if (this.#begun) this.#begun.text += ` ${text.trim()}`;
      return null;
    }
    const ended = this.end();
    if (title !== undefined) this.#day = dayOf(title);
    else if (header !== null) this.#begin(header);
    else if (text.trim() !== '') this.#begun = { line: this.#line, text };
    return ended;
  }

  end(): StormRow | null {
    const row = this.#begun;
    this.#begun = null;
    if (row === null || this.#section === 'tornado') return null;
    if (this.#section === null) return { is: 'refused', line: row.line, why: 'header-unknown' };
    return rowOf(row, this.#section, this.#day);
  }

  #begin(section: StormKind | 'tornado'): void {
    this.#section = section;
    if (section !== 'tornado') this.kinds.add(section);
  }

  /** Comments end with the office, such as `(OHX)`; without it they go on in the next line. */
  #continues(text: string): boolean {
    if (this.#begun === null || text.trim() === '' || this.#begun.text.length > LONGEST) return false;
    return /^\s/.test(text) || !(/\([A-Z]{3}\)\s*$/.test(this.#begun.text) || /^\d{3,4},/.test(text));
  }
}

function headerIn(text: string): StormKind | 'tornado' | null {
  const [time, measure = ''] = text.split(',');
  return time === 'Time' ? (SECTIONS[measure] ?? null) : null;
}

function dayOf(text: string): Instant | null {
  const [year = '', month = '', day = ''] = text.match(/\d\d/g) ?? [];
  return startOfDay({ year: 2000 + Number(year || Number.NaN), month: Number(month), day: Number(day) });
}

function rowOf(
  { line, text }: { readonly line: number; readonly text: string },
  kind: StormKind,
  day: Instant | null,
): StormRow {
  const refused = (why: StormRowFailure): StormRow => ({ is: 'refused', line, why });
  const fields = fieldsOf(text);
  if (fields === null) return refused('columns-missing');
  const [time, size, location, county, state, latitude, longitude, comments] = fields;
  if (day === null) return refused('date-invalid');
  const sinceMidnight = timeOfDay(time.padStart(4, '0'));
  if (sinceMidnight === null) return refused('time-invalid');
  const magnitude = magnitudeOf(kind, size);
  if (magnitude === undefined) return refused('magnitude-invalid');
  const place = pointOf(latitude, longitude);
  if (place === null) return refused('place-invalid');
  if (!isState(state)) return refused('state-invalid');
  const at = day + sinceMidnight + (sinceMidnight < DAY_BEGINS ? DAY : 0);
  const told = { record: 'spc-daily', basis: 'unknown', eventId: null } as const;
  return {
    is: 'report',
    report: { kind, at, place, magnitude, ...told, location, county, state, comments, line },
  };
}

type Fields = [string, string, string, string, string, string, string, string];

/** Comments are the eighth column and contain commas. */
function fieldsOf(text: string): Fields | null {
  const parts = text.split(',');
  if (parts.length < COLUMNS) return null;
  const comments = parts.slice(COLUMNS - 1).join(',');
  return [...parts.slice(0, COLUMNS - 1), comments].map((field) => field.trim()) as Fields;
}

/** Null where it is not known, undefined where it is not understood. */
function magnitudeOf(kind: StormKind, text: string): Magnitude | null | undefined {
  if (text === 'UNK') return null;
  const value = wholeNumberOf(text);
  if (value === null) return undefined;
  if (value === 0) return null;
  return { unit: kind === 'hail' ? 'hundredths-in' : 'mph', value };
}
