import {
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reasonOf, StartProblem } from '../start-problem.ts';
import { folderOfOurOwn, isOpenToAll } from './folders.ts';

/** Postgres refuses to run as root; then it runs as this OS user, otherwise as the current one. */
export type OsUser = { readonly uid: number; readonly gid: number };

const CANDIDATES = ['postgres', 'nobody'];

/** The user for this folder: existing data belongs to its owner, which may be an ordinary user. */
export async function osUser(folder: string): Promise<OsUser | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(folder).catch(() => null);
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };

  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const account = accounts.find(([login]) => login === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new StartProblem(
    `Postgres refuses to run as root, and this machine has no user ${CANDIDATES.join(' or ')}. Start as another user, or set DATABASE_URL.`,
  );
}

/**
 * The data folder of this user: the wanted one; or, if the user cannot reach that, another one, to which the wanted
 * one becomes a link. Deleting the link starts with empty data.
 */
export async function dataFolderFor(user: OsUser | null, wanted: string): Promise<string> {
  if (user === null) {
    await mkdir(wanted, { recursive: true, mode: 0o700 });
    return realpath(wanted);
  }
  try {
    return await folderOwnedBy(user, wanted);
  } catch (problem) {
    if (problem instanceof StartProblem) throw problem;
    throw new StartProblem(
      `The database folder ${wanted} cannot be given to the user ${user.uid} that runs Postgres: ${reasonOf(problem)}.`,
    );
  }
}

async function folderOwnedBy(user: OsUser, wanted: string): Promise<string> {
  const link = await lstat(wanted).catch(() => null);
  if (link?.isSymbolicLink() && link.uid !== 0) {
    throw new StartProblem(
      `${wanted} is a link that somebody other than root made. Delete it, and start again.`,
    );
  }
  const there = await realpath(wanted).catch(() => null);
  if (await isOpenToAll(dirname(there ?? wanted))) {
    if (there === null) await rm(wanted, { force: true });
    const folder = there ?? wanted;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chown(folder, user.uid, user.gid);
    return folder;
  }
  const folder = await mkdtemp(join(await folderOfOurOwn(), 'data-'));
  if (there === null) await rm(wanted, { force: true });
  else await rename(there, folder);
  await chown(folder, user.uid, user.gid);
  await rm(wanted, { force: true });
  await symlink(folder, wanted);
  return folder;
}
