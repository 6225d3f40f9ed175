import { createHash } from 'node:crypto';
import { chmod, cp, lstat, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import { folderOfOurOwn, isOpenToAll } from './folders.ts';
import type { OsUser } from './os-user.ts';

/** The same binaries where this user can run them: copied once if the user cannot reach `node_modules`. */
export async function runnableBy(user: OsUser | null, binaries: PostgresBinaries): Promise<PostgresBinaries> {
  const native = nativeFolderOf(binaries);
  if (user === null || (await isOpenToAll(binaries.postgres))) return binaries;

  const ours = await folderOfOurOwn();
  const copy = join(ours, `postgres-${createHash('sha256').update(native).digest('hex').slice(0, 12)}`);
  if (!(await exists(copy))) {
    const unfinished = await mkdtemp(join(ours, 'unfinished-'));
    await copyForAll(native, unfinished);
    // Another process may have been faster; its copy is the same.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  }
  return binariesIn(copy);
}

/**
 * `initdb` passes its own path to a shell, in double quotes. If the path contains a character that is special to the
 * shell, a copy with a plain path is run instead, in a temporary folder.
 */
export async function withPlainPath<Result>(
  binaries: PostgresBinaries,
  run: (plain: PostgresBinaries) => Promise<Result>,
): Promise<Result> {
  if (isPlain(binaries.initdb)) return run(binaries);
  const folder = await mkdtemp(join(isPlain(tmpdir()) ? tmpdir() : '/tmp', 'ridgeline-initdb-'));
  try {
    await copyForAll(nativeFolderOf(binaries), folder);
    return await run(binariesIn(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isPlain(path: string): boolean {
  return process.platform === 'win32' || !/["$`\\\n]/.test(path);
}

function nativeFolderOf(binaries: PostgresBinaries): string {
  return dirname(dirname(binaries.postgres));
}

function binariesIn(native: string): PostgresBinaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

async function copyForAll(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, verbatimSymlinks: true });
  for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    await chmod(path, entry.isDirectory() || (mode & 0o100) !== 0 ? 0o755 : 0o644);
  }
  await chmod(to, 0o755);
}

function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
