import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, constants, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reasonOf, StartProblem } from '../start-problem.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const WEB = join(ROOT, 'apps/web');
const BUILT = join(WEB, 'dist/site');
const STAMP = join(WEB, 'dist/site.built-from');
/** The inputs of the built site. */
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite',
  'apps/web/vite.config.ts',
  'packages/core/src',
  'packages/adapters/src',
  'packages/contract/src',
  'pnpm-lock.yaml',
];

/** The folder of the built web app, rebuilt only if its sources changed. */
export async function builtWebApp(): Promise<string> {
  const wanted = await fingerprint();
  const built = await readFile(STAMP, 'utf8').catch(() => '');
  if (built !== wanted) {
    await requireWritable();
    await build();
    await writeFile(STAMP, wanted);
  }
  return BUILT;
}

async function requireWritable(): Promise<void> {
  await access(WEB, constants.W_OK).catch((problem: unknown) => {
    throw new StartProblem(
      `The web app has to be built, and its folder ${WEB} cannot be written: ${reasonOf(problem)}.`,
    );
  });
}

async function build(): Promise<void> {
  const vite = join(WEB, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: WEB,
    // A test runner sets `test`, with which React's development build would be bundled.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new StartProblem('The web app could not be built; the lines above say why.');
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesIn(join(ROOT, source))) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

async function filesIn(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.spec\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
