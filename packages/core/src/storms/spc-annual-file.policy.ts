import { HOUR } from '../shared/instant.ts';
import { BASES, isState, magnitudeOf, pointOf, startOfDay, timeOfDay } from './storm-fields.policy.ts';
import type { StormFile, StormKind, StormReport, StormRow, StormRowFailure } from './storm-report.ts';

/** `1955-2017_hail.csv` holds hail; null for a name that does not say it. */
export function kindOfFileName(name: string): StormKind | null {
  const [, kind] = /(hail|wind)\.csv(?:\.gz)?$/.exec(name) ?? [];
  return kind === 'hail' || kind === 'wind' ? kind : null;
}

/** Hours behind UTC, by the file's code of the time zone: 3 is Central Standard Time all year, 9 is UTC. */
const ZONES: Readonly<Record<string, number>> = { '3': 6, '9': 0 };
const NEEDED = ['yr', 'mo', 'dy', 'time', 'tz', 'st', 'stf', 'mag', 'slat', 'slon', 'f1'] as const;
type Column = (typeof NEEDED)[number] | 'mt';

/** Reads an annual file of the Storm Prediction Center, whose columns go by the names in its header. */
export class SpcAnnualFile implements StormFile {
  readonly record = 'spc-annual';
  readonly edition = null;
  readonly kinds: ReadonlySet<StormKind>;
  readonly #kind: StormKind;
  #columns: readonly string[] | null = null;
  #line = 0;

  constructor(kind: StormKind) {
    this.#kind = kind;
    this.kinds = new Set([kind]);
  }

  next(text: string): StormRow | null {
    this.#line++;
    if (text.trim() === '') return null;
    const fields = text.split(',').map((field) => field.trim());
    if (this.#columns !== null) return rowOf(this.#kind, this.#line, named(this.#columns, fields));
    this.#columns = fields;
    const isHeader = NEEDED.every((column) => fields.includes(column));
    return isHeader ? null : { is: 'refused', line: this.#line, why: 'header-unknown' };
  }

  end(): StormRow | null {
    return null;
  }
}

type Row = Partial<Record<Column, string>>;

function named(columns: readonly string[], fields: readonly string[]): Row | null {
  if (fields.length !== columns.length) return null;
  return Object.fromEntries(columns.map((column, index) => [column, fields[index]]));
}

/** The `date` column is not read: copies saved by a spreadsheet write it in other ways. */
function rowOf(kind: StormKind, line: number, row: Row | null): StormRow {
  const refused = (why: StormRowFailure): StormRow => ({ is: 'refused', line, why });
  if (row === null) return refused('columns-missing');
  const {
    yr = '',
    mo = '',
    dy = '',
    time = '',
    tz = '',
    st = '',
    stf = '',
    mag = '',
    f1 = '',
    mt = '',
  } = row;
  const midnight = startOfDay({ year: Number(yr), month: Number(mo), day: Number(dy) });
  if (midnight === null) return refused('date-invalid');
  const sinceMidnight = timeOfDay(time);
  if (sinceMidnight === null) return refused('time-invalid');
  const zone = ZONES[tz];
  if (zone === undefined) return refused('time-zone-unknown');
  const magnitude = magnitudeOf(kind, mag);
  if (magnitude === undefined) return refused('magnitude-invalid');
  const place = pointOf(row.slat ?? '', row.slon ?? '');
  if (place === null) return refused('place-invalid');
  if (!isState(st)) return refused('state-invalid');
  const report: StormReport = {
    kind,
    at: midnight + sinceMidnight + zone * HOUR,
    place,
    magnitude,
    basis: BASES[mt] ?? 'unknown',
    record: 'spc-annual',
    location: '',
    county: f1 === '0' || f1 === '' ? '' : `${stf.padStart(2, '0')}${f1.padStart(3, '0')}`,
    state: st,
    comments: '',
    eventId: null,
    line,
  };
  return { is: 'report', report };
}
