import { mkdir, open, readFile, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from './start-problem.ts';

export type DataFolder = { readonly path: string; release(): Promise<void> };

const SPACE_NEEDED = 200_000_000;

/** Takes the folder for this process. Another living process that holds it is named; a dead one's hold is void. */
export async function takeDataFolder(path: string): Promise<DataFolder> {
  await mkdir(path, { recursive: true }).catch((problem: Error) => {
    throw new StartProblem(`The data folder ${path} cannot be made: ${problem.message}.`);
  });
  await requireSpace(path);

  const lock = join(path, 'in-use-by');
  const holder = await readFile(lock, 'utf8').then(Number, () => null);
  if (holder !== null && isAlive(holder)) {
    throw new StartProblem(
      `The database folder ${path} is in use by process ${holder}. Stop that one, or set RIDGELINE_DATA to another folder.`,
    );
  }
  await rm(lock, { force: true });
  const file = await open(lock, 'wx').catch(() => {
    throw new StartProblem(`The database folder ${path} was taken by another process just now.`);
  });
  await file.writeFile(String(process.pid));
  await file.close();
  return { path, release: () => rm(lock, { force: true }) };
}

async function requireSpace(path: string): Promise<void> {
  const disk = await statfs(path);
  const free = disk.bavail * disk.bsize;
  if (free >= SPACE_NEEDED) return;
  const [has, needs] = [free, SPACE_NEEDED].map((bytes) => Math.floor(bytes / 1e6));
  throw new StartProblem(`Not enough disk at ${path}: ${has} MB free, ${needs} MB needed.`);
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0 || processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
}
