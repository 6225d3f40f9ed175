import { join, resolve } from 'node:path';
import { dataFolderOf, isTaken } from './data-folder.ts';
import { databaseIn, runningDatabase } from './local-database.ts';

export { StartProblem } from './start-problem.ts';

/** The data of the local world, for tasks on it. */
export type WorldData = {
  readonly databaseUrl: string;
  readonly filesFolder: string;
  readonly folder: string;
  close(): Promise<void>;
};

/** The data of `npm start`, whether that runs or not. `isMigrated` is false for a database that a backup is to fill. */
export async function openWorldData(
  environment: NodeJS.ProcessEnv,
  { isMigrated }: { readonly isMigrated: boolean },
): Promise<WorldData> {
  const folder = resolve(dataFolderOf(environment));
  const undo: (() => Promise<unknown>)[] = [];
  const close = async () => {
    while (undo.length > 0) await undo.pop()?.();
  };
  try {
    const databaseUrl = await databaseIn(folder, undo, { isMigrated });
    return { databaseUrl, filesFolder: join(folder, 'files'), folder, close };
  } catch (problem) {
    await close();
    throw problem;
  }
}

/** The folder of `npm start`, and the address of its database; null unless that runs. Changes nothing. */
export async function runningWorldData(
  environment: NodeJS.ProcessEnv,
): Promise<{ readonly folder: string; readonly databaseUrl: string | null }> {
  const folder = resolve(dataFolderOf(environment));
  return { folder, databaseUrl: (await isTaken(folder)) ? await runningDatabase(folder) : null };
}
