import { parse, type CsvError } from 'csv-parse';
import { pipeline } from 'node:stream';

/** A row of a CSV: the number of its line, and as many cells as were written; null if its quotation marks are wrong. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] | null };
/** A line with a JSON object. */
export type JsonRow = { readonly line: number; readonly json: string };

/** The input is no CSV. */
export class NotCsv extends Error {
  readonly line: number;

  constructor(line: number) {
    super('not a CSV');
    this.line = line;
  }
}

type Parsed = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

/** The rows of a CSV, the headings first, read as they are asked for. What cannot be read is a row without cells. */
export async function* csvRows(chunks: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const unread: CsvError[] = [];
  const parser = parse({
    bom: true,
    info: true,
    on_skip: (error) => void (error && unread.push(error)),
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
  });
  // A failure to read the file is thrown by the loop.
  pipeline(chunks, parser, () => {});
  for await (const { record, info } of parser as AsyncIterable<Parsed>) {
    yield* unreadUpTo(info.lines, unread);
    yield { line: info.lines, cells: record };
  }
  yield* unreadUpTo(Number.POSITIVE_INFINITY, unread);
}

function* unreadUpTo(line: number, unread: CsvError[]): Generator<CsvRow> {
  for (let error = unread[0]; error !== undefined && lineOf(error) <= line; error = unread[0]) {
    unread.shift();
    // After any other problem the rest of the file is read as one cell.
    if (error.code !== 'INVALID_OPENING_QUOTE') throw new NotCsv(lineOf(error));
    yield { line: lineOf(error), cells: null };
  }
}

function lineOf(error: CsvError): number {
  return Number(error['lines'] ?? 1);
}

/** The lines of a file with one JSON object in each. */
export async function* jsonRows(chunks: AsyncIterable<string>): AsyncGenerator<JsonRow> {
  let rest = '';
  let line = 0;
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const json of lines) {
      line += 1;
      if (json.trim() !== '') yield { line, json };
    }
  }
  if (rest.trim() !== '') yield { line: line + 1, json: rest };
}
