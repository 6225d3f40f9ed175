import type * as z from 'zod/mini';
import {
  FEE_SCHEDULE_FAILURES,
  feeTermsFailures,
} from '../calculators/permit-fee/parse-fee-schedule.policy.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import {
  DECIMAL,
  PACK_COLUMNS,
  PACK_FORMAT,
  packCells,
  packHead,
  packRowRules,
  type PackCells,
  type PackHead,
} from './pack.schema.ts';
import { FEE_SCHEDULE, PRODUCT_REQUIREMENTS } from './pack-topics.ts';
import { hasTopic, hasWords } from './row-words.policy.ts';

/** A file as it was read, before anything of it is known to be right. */
export type RawPack = {
  readonly head: unknown;
  /** With the line of a CSV file, or the number of the row in a JSON file. Null cells: it was cut off. */
  readonly rows: readonly { readonly at: number; readonly cells: unknown }[];
};

export type DataPack = { readonly head: PackHead; readonly rows: readonly PackCells[] };

/** What is wrong in a row. The reasons that the schema gives, and those that only the whole file shows. */
export const ROW_REASONS = [
  'missing',
  'row-cut-off',
  'column-unknown',
  'name-too-long',
  'id-wrong',
  'id-twice',
  'row-twice',
  'question-unknown',
  'about-wrong',
  'level-wrong',
  'bodies-wrong',
  'body-twice',
  'value-wrong',
  'not-a-number',
  'not-yes-or-no',
  'not-a-ratio',
  'unit-wrong',
  'basis-wrong',
  'condition-wrong',
  'condition-without-answer',
  'applies-to-wrong',
  'status-wrong',
  'settled-by-wrong',
  'day-wrong',
  'model-years-wrong',
  'trust-wrong',
  'url-wrong',
  'source-undated',
  'schedule-wrong',
  'translates-nothing',
  ...FEE_SCHEDULE_FAILURES,
] as const;
export type RowReason = (typeof ROW_REASONS)[number];

/** Characters of the name of a place. */
const LONGEST_NAME = 200;

export type RowError = { readonly at: number; readonly column: string | null; readonly reason: RowReason };

/** Why a whole file is refused. Nothing of it is loaded. */
export type PackFailure =
  | { readonly code: 'too-large' | 'damaged' | 'not-utf-8' | 'not-a-pack' | 'other-format-version' }
  /** From a line on: a cell is not closed, as where a file ends too early. */
  | { readonly code: 'not-csv'; readonly at: number }
  | { readonly code: 'cut-off'; readonly said: number; readonly found: number }
  | { readonly code: 'rows-wrong'; readonly errors: readonly RowError[] };

/** Of a parsed JSON file. Null where it has no rows. */
export function rawPackOf(json: unknown): RawPack | null {
  const { rows, ...head } = (json ?? {}) as { readonly rows?: unknown };
  return Array.isArray(rows) ? { head, rows: rows.map((cells, index) => ({ at: index + 1, cells })) } : null;
}

/** All rows are right, or none is taken: each wrong one is listed with its reasons. */
export function readPack({ head, rows }: RawPack): Result<DataPack, PackFailure> {
  const named = packHead.safeParse(head);
  if (!named.success) return fail({ code: isOfOtherVersion(head) ? 'other-format-version' : 'not-a-pack' });
  const said = named.data.row_count;
  if (said !== rows.length) return fail({ code: 'cut-off', said, found: rows.length });
  const errors: RowError[] = [];
  const read: PackCells[] = [];
  const ids = new Set<string>();
  const facts = new Set<string>();
  for (const { at, cells } of rows) {
    if (cells === null) {
      errors.push({ at, column: null, reason: 'row-cut-off' });
      continue;
    }
    const row = packCells.safeParse(cells);
    const found = row.success
      ? [brokenRules, brokenName, brokenMeasure, brokenSpanish, brokenTerms].flatMap((broken) =>
          broken(row.data),
        )
      : row.error.issues.flatMap(reasonOf);
    errors.push(...found.map((error) => ({ at, ...error })));
    if (!row.success) continue;
    const { row_id, ...fact } = row.data;
    const key = JSON.stringify(PACK_COLUMNS.map((column) => fact[column as keyof typeof fact]));
    if (ids.has(row_id)) errors.push({ at, column: 'row_id', reason: 'id-twice' });
    if (facts.has(key)) errors.push({ at, column: null, reason: 'row-twice' });
    ids.add(row_id);
    facts.add(key);
    read.push(row.data);
  }
  return errors.length > 0 ? fail({ code: 'rows-wrong', errors }) : ok({ head: named.data, rows: read });
}

type Found = Pick<RowError, 'column' | 'reason'>;

function brokenRules(row: PackCells): readonly Found[] {
  const checked = packRowRules.safeParse(row);
  if (checked.success) return [];
  const isOpen = row.status === 'no-answer';
  return checked.error.issues.flatMap((issue) => {
    if (issue.message === 'source-undated') return [{ column: 'source_date', reason: 'source-undated' }];
    // The first form is that of a row without an answer, the second of one with.
    const inner = issue.code === 'invalid_union' ? issue.errors[isOpen ? 0 : 1] : undefined;
    return (inner ?? [issue]).flatMap(reasonOf);
  });
}

/** Rows of places are found by this name, and an index of Postgres takes no text of any length. */
function brokenName({ question, value }: PackCells): readonly Found[] {
  const isTooLong = question === 'body-name' && value.length > LONGEST_NAME;
  return isTooLong ? [{ column: 'value', reason: 'name-too-long' }] : [];
}

/** What a maker requires may be a text; with a unit it is a number. */
function brokenMeasure({ question, value, unit }: PackCells): readonly Found[] {
  const isMeasure = question === PRODUCT_REQUIREMENTS && unit !== undefined;
  return isMeasure && !DECIMAL.test(value) ? [{ column: 'value', reason: 'not-a-number' }] : [];
}

/** Spanish stands beside English words of the row, and a number, a day or a code has none. */
function brokenSpanish(row: PackCells): readonly Found[] {
  const words = {
    about_es: hasTopic(row),
    value_es: hasWords(row),
    condition_es: row.condition !== undefined,
  };
  return (['about_es', 'value_es', 'condition_es'] as const)
    .filter((column) => row[column] !== undefined && !words[column])
    .map((column) => ({ column, reason: 'translates-nothing' }));
}

/** Of a fee schedule: between its lines, and whether it says of itself that it was replaced. */
function brokenTerms({ question, schedule, status }: PackCells): readonly Found[] {
  if (question !== FEE_SCHEDULE) return [];
  const terms = schedule ? feeTermsFailures(schedule) : [];
  const isRightStatus = status === (schedule?.supersededBy ? 'superseded' : 'adopted');
  return [
    ...terms.map(({ field, code }) => ({ column: `schedule.${field}`, reason: code })),
    ...(isRightStatus ? [] : [{ column: 'status', reason: 'status-wrong' } as const]),
  ];
}

function reasonOf({ code, path, message, ...rest }: z.core.$ZodIssue): readonly Found[] {
  if (code === 'unrecognized_keys' && 'keys' in rest) {
    return rest.keys.map((key) => ({ column: [...path, key].join('.'), reason: 'column-unknown' }));
  }
  const reason = ROW_REASONS.find((known) => known === message) ?? 'value-wrong';
  return [{ column: path.length === 0 ? null : path.map(String).join('.'), reason }];
}

function isOfOtherVersion(head: unknown): boolean {
  const format = typeof head === 'object' && head !== null && 'format' in head ? head.format : null;
  return typeof format === 'string' && format !== PACK_FORMAT && /^ridgeline-data-pack\/\d+$/.test(format);
}
