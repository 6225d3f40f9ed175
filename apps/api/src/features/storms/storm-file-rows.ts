import { basename } from 'node:path';
import { stormFileMessages, stormFileOf, type StormFile, type StormRow } from '@ridgeline/core/storms';
import { fileLines } from '../../loading/file-lines.ts';
import { FileProblem } from '../../loading/file-problem.ts';

export type StormFileRows = {
  readonly file: StormFile;
  readonly rows: readonly StormRow[];
  /** Bytes of the file that were read so far. */
  readonly read: number;
};

/** The rows of a file in groups, at any size of the file. `day`: midnight UTC of a daily file whose name does not say it. */
export async function* stormFileRows(path: string, day: number | null): AsyncGenerator<StormFileRows> {
  let file: StormFile | null = null;
  let [read, endsOpen] = [0, false];
  let ending: (StormRow | null)[] = [];
  for await (const group of fileLines(path)) {
    if (group.lines.length === 0) continue;
    file ??= readerOf(basename(path), group.lines[0] ?? '', day);
    ({ read, endsOpen } = group);
    ending = [];
    for (const line of group.lines) ending.push(file.next(line));
    if (!endsOpen) yield { file, rows: ending.filter((row) => row !== null), read };
  }
  if (file === null) throw new FileProblem('It is empty.');
  const rows = [...(endsOpen ? ending : []), file.end()].filter((row) => row !== null);
  for (const row of rows) refuseCutOff(row, endsOpen);
  yield { file, rows, read };
}

function readerOf(name: string, firstLine: string, day: number | null): StormFile {
  const file = stormFileOf({ name, firstLine, day });
  if (typeof file === 'string') throw new FileProblem(stormFileMessages.en[file]);
  return file;
}

/** A file that was not transferred as a whole ends within a line or within a quoted text. */
function refuseCutOff(row: StormRow, endsOpen: boolean): void {
  if (row.is === 'report') return;
  if (row.why === 'quote-unclosed' || (row.why === 'columns-missing' && endsOpen)) {
    throw new FileProblem(`It ends too early, in line ${row.line}.`);
  }
}
