import { runningWorldData } from '@ridgeline/local/data';

/** The addresses of the worlds started by `scripts/end-to-end.ts`: one for each worker, so that tests do not interfere. */
export const worlds = listIn('RIDGELINE_WORLDS');
const folders = listIn('RIDGELINE_DATA_FOLDERS');

export function addressOfWorker(parallelIndex: number): string {
  const address = worlds[parallelIndex];
  if (address === undefined) throw new Error('RIDGELINE_WORLDS names no world: run `pnpm test:e2e`');
  return address;
}

/** The database of the world, for the tasks of its operator. */
export async function databaseOfWorker(parallelIndex: number): Promise<string> {
  const folder = folders[parallelIndex] ?? '';
  const { databaseUrl } = await runningWorldData({ RIDGELINE_DATA: folder });
  if (databaseUrl === null) throw new Error(`no world runs in '${folder}': run \`pnpm test:e2e\``);
  return databaseUrl;
}

function listIn(variable: string): readonly string[] {
  return (process.env[variable] ?? '').split(' ').filter(Boolean);
}
