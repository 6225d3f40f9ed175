import { cp, symlink } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './temporary-folder.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** What is no source, in the uppermost folder. The packages of npm are large and only read, so they are linked. */
const LEFT_OUT = new Set(['.data', '.git', 'coverage', 'node_modules', 'reports', 'test-results']);

/**
 * The sources in a folder of their own, for a spec that changes them: other specs read the sources at the same time, and a
 * run that is ended in the middle leaves nothing in them. A package finds the other packages of the copy, and those of npm
 * where they are installed.
 */
export async function copyOfProject(): Promise<string> {
  const copy = await temporaryFolder('project');
  await cp(PROJECT, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => basename(path) !== 'dist' && !LEFT_OUT.has(relative(PROJECT, path)),
  });
  await symlink(join(PROJECT, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}
