import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { ConfigurationProblem } from '../configuration/variables.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { FileProblem } from '../loading/file-problem.ts';
import { progressBar } from '../operating/progress-bar.ts';

/** A file is thousands of rows in one transaction. */
const STATEMENT = 120_000;

type LoadFile = (
  database: Database,
  path: string,
  /** Called with the bytes of the file that were read so far. */
  onRead: (bytes: number) => void,
) => Promise<string>;

/** Loads files in turn, each whole or not at all, and tells what each brought. The first that is wrong ends it. */
export async function loadFiles(
  databaseUrl: string,
  paths: readonly string[],
  load: LoadFile,
): Promise<void> {
  const database = openDatabase(databaseUrl, { connections: 1, statement: STATEMENT });
  try {
    for (const path of paths) process.stdout.write(`${basename(path)}: ${await told(path)}\n`);
  } finally {
    await database.close();
  }

  async function told(path: string): Promise<string> {
    const { size } = await stat(path).catch(() => ({ size: 0 }));
    const bar = progressBar(process.stderr, basename(path));
    try {
      return await load(database, path, (bytes) => bar.at(bytes, size));
    } catch (problem) {
      if (!(problem instanceof FileProblem)) throw problem;
      throw new ConfigurationProblem(`${path} was not loaded. ${problem.message}`);
    } finally {
      bar.end();
    }
  }
}
