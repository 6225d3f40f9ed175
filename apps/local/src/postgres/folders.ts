import { chmod, lstat, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartProblem } from '../start-problem.ts';

/** For files that another OS user must reach while our own folder is private. */
const OURS = '/var/lib/ridgeline';
const SEARCHABLE_BY_OTHERS = 0o001;
const WRITABLE_BY_OTHERS = 0o022;

/** A folder that, with all its parents, only root may write: nobody else can have put anything there. */
export async function folderOfOurOwn(): Promise<string> {
  const made = await mkdir(OURS, { recursive: true });
  if (made !== undefined) await chmod(OURS, 0o755);
  for (const folder of downTo(await realpath(OURS))) {
    const { uid, mode } = await lstat(folder);
    if (uid !== 0 || (mode & WRITABLE_BY_OTHERS) !== 0) {
      throw new StartProblem(
        `${folder} can be written by others than root, so that Postgres is not kept in ${OURS}. Close it to them, or set DATABASE_URL.`,
      );
    }
  }
  return OURS;
}

/** Whether every user may traverse all folders from the root down to this one. */
export async function isOpenToAll(folder: string): Promise<boolean> {
  for (const at of downTo(folder)) {
    const mode = await stat(at).then(
      (found) => found.mode,
      () => SEARCHABLE_BY_OTHERS, // missing: we will create it, in a parent that was checked
    );
    if ((mode & SEARCHABLE_BY_OTHERS) === 0) return false;
  }
  return true;
}

/** The folder and all its parents, from the top. */
function downTo(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [...downTo(above), folder];
}
