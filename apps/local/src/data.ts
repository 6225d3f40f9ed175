import { resolve } from 'node:path';
import { ConfigurationProblem, dataTask } from '@ridgeline/api';
import { localeFor } from '@ridgeline/core/shared';
import { dataFolderOf } from './data-folder.ts';
import { databaseIn, openOwnDatabase } from './local-database.ts';
import { StartProblem } from './start-problem.ts';

/**
 * `npm run data -- load|check|status|remove …`: the task `data` of the API, on the database of `npm start`, whether that
 * runs or not.
 */
const { DATABASE_URL, INIT_CWD = process.cwd() } = process.env;
const undo: (() => Promise<unknown>)[] = [];

try {
  const { stdout: out, stderr: err, env } = process;
  const isRight = await dataTask(databaseUrl, process.argv.slice(2), {
    out,
    err,
    locale: localeFor(null, env),
    // npm runs this in the folder of the project; files are named from where npm was called.
    folder: INIT_CWD,
  });
  process.exitCode = isRight ? 0 : 1;
} catch (problem) {
  const isTold = problem instanceof StartProblem || problem instanceof ConfigurationProblem;
  process.stderr.write(`${isTold ? problem.message : (problem as Error).stack}\n`);
  process.exitCode = 1;
} finally {
  while (undo.length > 0) await undo.pop()?.();
}
// The channel to the bootstrap would keep this process alive.
process.disconnect?.();

async function databaseUrl(): Promise<string> {
  return DATABASE_URL
    ? (await openOwnDatabase(DATABASE_URL)).url
    : databaseIn(resolve(dataFolderOf(process.env)), undo);
}
