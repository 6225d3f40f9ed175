import { chmod, chown, cp, mkdir, readFile, stat } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import type { PostgresBinaries } from './binaries.ts';

/** Postgres refuses to run as root, so there it runs as this OS user; otherwise as ourselves. */
export type OsUser = { readonly uid: number; readonly gid: number };

const CANDIDATES = ['postgres', 'nobody'];

export async function osUser(): Promise<OsUser | null> {
  if (process.getuid?.() !== 0) return null;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const account = accounts.find(([login]) => login === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new StartProblem(
    `Postgres refuses to run as root, and this machine has no user ${CANDIDATES.join(' or ')}. Start as another user, or set DATABASE_URL.`,
  );
}

/** A folder this user may keep its data in: the wanted one, or one of our own where that lies behind closed doors. */
export async function dataFolderFor(user: OsUser | null, wanted: string): Promise<string> {
  const folder =
    user === null || (await isOpenToAll(dirname(resolve(wanted))))
      ? wanted
      : join('/var/tmp', `ridgeline-${shortHash(resolve(wanted))}`);
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

/** The same binaries where this user can run them: copied once when node_modules lies behind closed doors. */
export async function runnableBy(user: OsUser | null, binaries: PostgresBinaries): Promise<PostgresBinaries> {
  const native = dirname(dirname(binaries.postgres));
  if (user === null || (await isOpenToAll(native))) return binaries;

  const copy = join(tmpdir(), `ridgeline-postgres-${shortHash(native)}`);
  await cp(native, copy, { recursive: true, verbatimSymlinks: true, force: false, errorOnExist: false });
  await chmod(copy, 0o755);
  const at = (name: keyof PostgresBinaries) => join(copy, 'bin', name);
  return { initdb: at('initdb'), pg_ctl: at('pg_ctl'), postgres: at('postgres') };
}

const SEARCHABLE_BY_OTHERS = 0o001;

/** Whether every folder from the root down to this one may be entered by anybody. */
async function isOpenToAll(folder: string): Promise<boolean> {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const mode = await stat(at).then(
      (found) => found.mode,
      () => SEARCHABLE_BY_OTHERS, // not there yet: it will be made by us, below a folder that is asked next
    );
    if ((mode & SEARCHABLE_BY_OTHERS) === 0) return false;
    if (dirname(at) === at) return true;
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
