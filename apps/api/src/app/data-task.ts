import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { checkFeeSchedule, sayFeeScheduleFinding } from '@ridgeline/core/calculators';
import { feeSchedulesIn } from '@ridgeline/core/packs';
import { type Locale, say } from '@ridgeline/core/shared';
import { ConfigurationProblem } from '../configuration/variables.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { dataTaskMessages } from '../features/packs/data-task.messages.ts';
import { packFailureText } from '../features/packs/pack-failure-text.ts';
import { type PackFile, readPackFile } from '../features/packs/pack-file.ts';
import { loadedPacks, loadPack, removePack } from '../features/packs/packs.repository.ts';
import { progressBar } from '../operating/progress-bar.ts';

/** A pack may have many rows, in one transaction, and waits for another load of the same pack. */
const WAIT = 120_000;

type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;
type Terminal = { readonly out: Output; readonly err: Output; readonly locale: Locale };

/**
 * `data load|check <file…>`, `data status`, `data remove <pack…>`: the data packs of docs/data-packs.md. What goes well is
 * on stdout, a line each; what is refused is on stderr, the rest is done all the same, and the answer is false.
 */
export async function dataTask(
  databaseUrl: () => string | Promise<string>,
  [verb, ...names]: readonly string[],
  { out, err, locale }: Terminal,
): Promise<boolean> {
  if (verb === 'check' && names.length > 0) return allOf(names, checkFile);
  const run = new Map(Object.entries({ load: loadFile, remove, status })).get(verb ?? '');
  if (!run || (verb === 'status') !== (names.length === 0)) {
    throw new ConfigurationProblem(say(dataTaskMessages, locale, 'usage'));
  }
  const database = openDatabase(await databaseUrl(), { connections: 1, statement: WAIT, lockWait: WAIT });
  try {
    return await allOf(verb === 'status' ? [''] : names, (name) => run(name, database));
  } finally {
    await database.close();
  }

  async function checkFile(path: string): Promise<boolean> {
    const file = await read(path);
    if (file === null) return false;
    const { id, version, row_count } = file.head;
    const told = { file: basename(path), pack: id, version, count: row_count };
    for (const schedule of feeSchedulesIn(file.rows)) {
      for (const finding of checkFeeSchedule(schedule, Date.now())) {
        const odd = sayFeeScheduleFinding(finding, locale);
        write(say(dataTaskMessages, locale, 'odd-schedule', { schedule: schedule.id, odd }));
      }
    }
    return write(say(dataTaskMessages, locale, 'right', told));
  }

  async function loadFile(path: string, on: Database): Promise<boolean> {
    const file = await read(path);
    if (file === null) return false;
    const { id, version, row_count } = file.head;
    const bar = progressBar(err, basename(path));
    const onRows = (done: number) => bar.at(done, row_count);
    const isNew = await loadPack(on, file, { onRows }).finally(bar.end);
    const told = { file: basename(path), pack: id, version, count: row_count };
    return write(say(dataTaskMessages, locale, isNew ? 'loaded' : 'unchanged', told));
  }

  async function remove(pack: string, on: Database): Promise<boolean> {
    if (await removePack(on, pack)) return write(say(dataTaskMessages, locale, 'removed', { pack }));
    return refuse(say(dataTaskMessages, locale, 'not-loaded', { pack }));
  }

  async function status(_: string, on: Database): Promise<boolean> {
    const packs = await loadedPacks(on);
    if (packs.length === 0) return write(say(dataTaskMessages, locale, 'nothing-loaded'));
    for (const { id, version, row_count, compiled_on, loaded_at, sha256 } of packs) {
      const told = { pack: id, version, count: row_count, compiled: compiled_on, sha256 };
      write(say(dataTaskMessages, locale, 'pack', { ...told, loaded: loaded_at.toISOString() }));
    }
    return true;
  }

  async function read(path: string): Promise<PackFile | null> {
    const bytes = await readFile(path).catch(() => null);
    if (bytes === null) {
      refuse(say(dataTaskMessages, locale, 'no-file', { file: path }));
      return null;
    }
    const file = await readPackFile(bytes);
    if (file.ok) return file.value;
    const reason = packFailureText(file.failure, locale);
    refuse(say(dataTaskMessages, locale, 'refused', { file: path, reason }));
    return null;
  }

  function write(line: string): true {
    out.write(`${line}\n`);
    return true;
  }

  function refuse(line: string): false {
    err.write(`${line}\n`);
    return false;
  }
}

/** One after the other; a refusal does not end it. */
async function allOf(names: readonly string[], run: (name: string) => Promise<boolean>): Promise<boolean> {
  let areRight = true;
  for (const name of names) areRight = (await run(name)) && areRight;
  return areRight;
}
