import {
  type DataPack,
  PACK_LIMIT,
  type PackFailure,
  type RawPack,
  rawPackOf,
  readPack,
} from '@ridgeline/core/packs';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import { CsvError, parse } from 'csv-parse/sync';
import { unpackedText, type UnpackedText } from '../../loading/unpacked-text.ts';

export type PackFile = DataPack & { readonly sha256: string };

/** Reads a data pack: CSV or JSON, gzipped or not. */
export async function readPackFile(bytes: Uint8Array): Promise<Result<PackFile, PackFailure>> {
  const unpacked = await unpackedText([bytes], PACK_LIMIT);
  return unpacked.ok ? packIn(unpacked.value) : fail({ code: unpacked.failure });
}

export function packIn({ text, size, sha256 }: UnpackedText): Result<PackFile, PackFailure> {
  if (size > PACK_LIMIT) return fail({ code: 'too-large' });
  const raw = isJson(text) ? jsonPack(text) : csvPack(text);
  if (!raw.ok) return raw;
  const pack = readPack(raw.value);
  return pack.ok ? ok({ ...pack.value, sha256 }) : pack;
}

export function isJson(text: string): boolean {
  return text.trimStart().startsWith('{');
}

type Read = Result<RawPack, PackFailure>;
const NOT_A_PACK = fail({ code: 'not-a-pack' } as const);

function jsonPack(text: string): Read {
  try {
    const raw = rawPackOf(JSON.parse(text));
    return raw === null ? NOT_A_PACK : ok(raw);
  } catch {
    return NOT_A_PACK;
  }
}

type CsvRecord = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

/** The names and the values of the head, the names of the columns, then a row each, to the last line end. */
function csvPack(text: string): Read {
  const records = recordsIn(text);
  if (!records.ok) return records;
  const [headNames, headValues, columns, ...rows] = records.value;
  if (!headNames || !headValues || !columns) return NOT_A_PACK;
  const { row_count, ...head } = fieldsIn(headNames.record, headValues.record);
  return ok({
    head: { ...head, row_count: Number(row_count) },
    rows: rows.map(({ record, info }, index) => {
      const isWhole =
        record.length >= columns.record.length && (index < rows.length - 1 || text.endsWith('\n'));
      return { at: info.lines, cells: isWhole ? cellsIn(columns.record, record) : null };
    }),
  });
}

function recordsIn(text: string): Result<readonly CsvRecord[], PackFailure> {
  try {
    const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true } as const;
    return ok(parse(text, options) as unknown as readonly CsvRecord[]);
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem;
    return fail({ code: 'not-csv', at: Number(problem['lines']) });
  }
}

/** A cell with a fee schedule holds JSON. Text that is not JSON stays text, which the check of the row refuses. */
function cellsIn(names: readonly string[], values: readonly string[]): Record<string, unknown> {
  const { schedule, ...cells } = fieldsIn(names, values);
  return schedule === undefined ? cells : { ...cells, schedule: jsonIn(schedule) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A blank cell is left out. One beyond the columns is of no column, and is told so. */
function fieldsIn(names: readonly string[], values: readonly string[]): Record<string, string> {
  const fields = values.map((value, index) => [names[index] || `column ${index + 1}`, value] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}
