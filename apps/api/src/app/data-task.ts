import { basename, resolve } from 'node:path';
import { type Locale, say } from '@ridgeline/core/shared';
import { openDatabase, type Database } from '../db/database.ts';
import { dataTaskMessages } from '../features/packs/data-task.messages.ts';
import { loadPack, removePack } from '../features/packs/packs.repository.ts';
import { loadCityLimitGaps } from '../features/places/city-limit-gaps.repository.ts';
import { loadCityLimits, removeCityLimits } from '../features/places/city-limit-sets.repository.ts';
import { progressBar } from '../operating/progress-bar.ts';
import { type DataCall, dataCall, wronglyCalled } from './data-call.ts';
import {
  checkedText,
  loadedText,
  MISSING_OUTLINES,
  oddBesideText,
  OUTLINES,
  statusText,
} from './data-file-text.ts';
import { type DataFile, readDataFile } from './read-data-file.ts';

/** A file may have many rows, in one transaction, and waits for another load of the same one. */
const WAIT = 120_000;

type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;
type Terminal = {
  readonly out: Output;
  readonly err: Output;
  readonly locale: Locale;
  /** Where names of files begin. */
  readonly folder: string;
};

/**
 * `data load|check <file…>`, `data status`, `data remove <id…>`: the data packs and outlines of docs/data-packs.md. What goes
 * well is on stdout, a line each; what is refused is on stderr, the rest is done all the same, and the answer is false.
 */
export async function dataTask(
  databaseUrl: () => string | Promise<string>,
  words: readonly string[],
  { out, err, locale, folder }: Terminal,
): Promise<boolean> {
  const { verb, names, source } = dataCall(words, locale);
  if (verb === 'check' && names.length > 0) return allOf(names, check);
  const run = new Map(Object.entries({ load, remove, status })).get(verb);
  if (!run || (verb === 'status') !== (names.length === 0)) throw wronglyCalled(locale);
  const database = openDatabase(await databaseUrl(), { connections: 1, statement: WAIT, lockWait: WAIT });
  try {
    return await allOf(verb === 'status' ? [''] : names, (name) => run(name, database));
  } finally {
    await database.close();
  }

  async function check(name: string): Promise<boolean> {
    const file = await fileAt(name);
    return file !== null && write(...(await checkedText(basename(name), file, locale)));
  }

  async function load(name: string, on: Database): Promise<boolean> {
    const file = await fileAt(name);
    if (file === null) return false;
    if (file.is === 'outlines' && source === null) {
      return refuse(say(dataTaskMessages, locale, 'outlines-undated', { file: name }));
    }
    const bar = progressBar(err, basename(name));
    const isNew = await loadData(on, file, { source, at: bar.at }).finally(bar.end);
    return write(...(await oddBesideText(on, file, locale)), loadedText(basename(name), file, isNew, locale));
  }

  async function remove(id: string, on: Database): Promise<boolean> {
    const isGone = await removeData(on, id);
    const line = say(dataTaskMessages, locale, isGone ? 'removed' : 'not-loaded', { pack: id });
    return isGone ? write(line) : refuse(line);
  }

  async function status(_: string, on: Database): Promise<boolean> {
    return write(...(await statusText(on, locale)));
  }

  async function fileAt(name: string): Promise<DataFile | null> {
    try {
      const read = await readDataFile(resolve(folder, name), locale);
      if (read.ok) return read.value;
      refuse(say(dataTaskMessages, locale, 'refused', { file: name, reason: read.failure }));
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).syscall === undefined) throw problem;
      refuse(say(dataTaskMessages, locale, 'no-file', { file: name }));
    }
    return null;
  }

  function write(...lines: readonly string[]): true {
    for (const line of lines) out.write(`${line}\n`);
    return true;
  }

  function refuse(line: string): false {
    err.write(`${line}\n`);
    return false;
  }
}

type Loading = Pick<DataCall, 'source'> & { readonly at: (done: number, total: number) => void };

/** False where the same file is loaded already. */
async function loadData(on: Database, file: DataFile, { source, at }: Loading): Promise<boolean> {
  if (file.is === 'gaps') return loadCityLimitGaps(on, file.gaps);
  if (file.is === 'pack') {
    return loadPack(on, file.pack, { onRows: (done) => at(done, file.pack.head.row_count) });
  }
  if (source === null) throw new Error('Outlines without a source are refused before.');
  return loadCityLimits(on, file.outlines, source, at);
}

async function removeData(on: Database, id: string): Promise<boolean> {
  if (id === MISSING_OUTLINES) return loadCityLimitGaps(on, []);
  return id.startsWith(OUTLINES) ? removeCityLimits(on, id.slice(OUTLINES.length)) : removePack(on, id);
}

/** One after the other; a refusal does not end it. */
async function allOf(names: readonly string[], run: (name: string) => Promise<boolean>): Promise<boolean> {
  let areRight = true;
  for (const name of names) areRight = (await run(name)) && areRight;
  return areRight;
}
