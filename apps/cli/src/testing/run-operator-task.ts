import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The compiled API, as an operator starts its tasks. */
const MAIN = fileURLToPath(new URL('../../../api/dist/main.js', import.meta.url));

/** Standard output of a task of the API on a database; fails with what the task says on standard error. */
export async function runOperatorTask(words: readonly string[], databaseUrl: string): Promise<string> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, LANG: 'en' };
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, ...words], { env });
  return stdout;
}
