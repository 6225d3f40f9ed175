import { access, chmod, constants, mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { startTimeOf } from './running-process.ts';
import { reasonOf, StartProblem } from './start-problem.ts';

/** Of `npm start` without RIDGELINE_DATA. */
export const USUAL_FOLDER = fileURLToPath(new URL('../../../.data', import.meta.url));

export type DataFolder = { release(): Promise<void> };

const RETRY = { tries: 20, milliseconds: 100 };

/** The folder named by the environment. An empty name counts as not set. */
export function dataFolderOf({ RIDGELINE_DATA }: NodeJS.ProcessEnv, usual = USUAL_FOLDER): string {
  return RIDGELINE_DATA || usual;
}

/** Creates the folder if it is missing. Other users may traverse it, since Postgres may run as one, but not list it. */
export async function makeDataFolder(path: string): Promise<void> {
  try {
    const made = await mkdir(path, { recursive: true });
    if (made !== undefined) await chmod(path, 0o711);
    await access(path, constants.W_OK | constants.X_OK);
  } catch (problem) {
    throw new StartProblem(
      `The data folder ${path} cannot be written: ${reasonOf(await causeOf(problem, path))}. Set RIDGELINE_DATA to a folder that can.`,
    );
  }
}

/** On a read-only disk Node reports the parent folder as missing: check it to find the actual cause. */
async function causeOf(problem: unknown, path: string): Promise<unknown> {
  if ((problem as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) return problem;
  return access(dirname(path), constants.W_OK).then(
    () => problem,
    (above: unknown) => causeOf(above, dirname(path)),
  );
}

/**
 * Takes the folder for this process alone. Each process that wants it leaves a claim, named after the process and its
 * start time; the claim of an ended process is void. Of two that start at the same time each sees the other's claim, and
 * the one whose claim sorts later withdraws.
 */
export async function takeDataFolder(path: string): Promise<DataFolder> {
  const claims = join(path, 'claims');
  const own = claimOf(process.pid);
  const release = () => rm(join(claims, own), { force: true });
  await mkdir(claims, { recursive: true, mode: 0o700 });
  await writeFile(join(claims, own), '');

  for (let tried = 1; ; tried += 1) {
    const [other] = await otherLivingClaims(claims, own);
    if (other === undefined) return { release };
    if (other < own || tried === RETRY.tries) {
      await release();
      throw new StartProblem(
        `The database folder ${path} is in use by process ${processOf(other)}. Stop that one, or set RIDGELINE_DATA to another folder.`,
      );
    }
    await wait(RETRY.milliseconds);
  }
}

/** Whether a living process has taken the folder. */
export async function isTaken(path: string): Promise<boolean> {
  const living = await otherLivingClaims(join(path, 'claims'), claimOf(process.pid)).catch(() => []);
  return living.length > 0;
}

/** Fails early if the disk would become full. */
export async function requireSpace(path: string, bytes: number): Promise<void> {
  const disk = await statfs(path);
  const free = disk.bavail * disk.bsize;
  if (free >= bytes) return;
  const [has, needs] = [free, bytes].map((each) => Math.floor(each / 1e6));
  throw new StartProblem(`Not enough disk at ${path}: ${has} MB free, ${needs} MB needed.`);
}

/** In order. Removes void claims. */
async function otherLivingClaims(claims: string, own: string): Promise<readonly string[]> {
  const others = (await readdir(claims)).filter((name) => name !== own).sort();
  const living = others.filter(
    (claim) => startTimeOf(processOf(claim)) !== null && claimOf(processOf(claim)) === claim,
  );
  for (const claim of others) {
    if (!living.includes(claim)) await rm(join(claims, claim), { force: true });
  }
  return living;
}

function claimOf(processId: number): string {
  return `${processId}_${startTimeOf(processId) ?? 'ended'}`;
}

function processOf(claim: string): number {
  return Number(claim.split('_')[0]);
}
