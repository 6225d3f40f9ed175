import { parse } from 'csv-parse';
import { Readable } from 'node:stream';

/** A row of the input: the number of its line, and its values by heading or as JSON. */
export type BatchRow =
  | { readonly line: number; readonly cells: ReadonlyMap<string, string> }
  | { readonly line: number; readonly json: string };

/** The input is no CSV. */
export class NotCsv extends Error {
  readonly line: number;

  constructor(line: number, options: ErrorOptions) {
    super('not a CSV', options);
    this.line = line;
  }
}

/** The rows of a CSV with headings, read as they are asked for. An empty cell counts as left out. */
export async function* csvRows(chunks: AsyncIterable<string>): AsyncGenerator<BatchRow> {
  const parser = Readable.from(chunks).compose(
    parse({ bom: true, columns: true, info: true, skip_empty_lines: true, trim: true }),
  );
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: Record<string, string>;
      info: { lines: number };
    }>) {
      const cells = new Map(Object.entries(record).filter(([, value]) => value !== ''));
      yield { line: info.lines, cells };
    }
  } catch (problem) {
    const { code, lines } = problem as { code?: string; lines?: number };
    if (!code?.startsWith('CSV_')) throw problem;
    throw new NotCsv(lines ?? 1, { cause: problem });
  }
}

/** The lines of a file with one JSON object in each. */
export async function* jsonRows(chunks: AsyncIterable<string>): AsyncGenerator<BatchRow> {
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
