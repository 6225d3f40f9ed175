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
const VITE = join(WEB, 'node_modules/vite/bin/vite.js');
/** The inputs of the built site. */
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite',
  'apps/web/service-worker',
  'apps/web/vite.config.ts',
  'packages/core/src',
  'packages/adapters/src',
  'packages/contract/src',
  'pnpm-lock.yaml',
];

/** The inputs of the docs, which are a folder of the site. */
const DOCS_SOURCES = [
  'docs',
  'scripts/docs',
  'scripts/docs.ts',
  'apps/web/src/ui/tokens.css',
  'packages/contract/src/openapi.gen.json',
];
const DOCS_STAMP = join(WEB, 'dist/docs.built-from');

/** The folder of the built web app with the docs, each rebuilt only if its sources changed. */
export async function builtWebApp(): Promise<string> {
  const site = await fingerprint(SOURCES);
  await builtFrom(STAMP, site, () => runNode(WEB, [VITE, 'build', '--logLevel', 'warn']));
  // A build of the site removes the docs.
  const docs = `${site} ${await fingerprint(DOCS_SOURCES)}`;
  await builtFrom(DOCS_STAMP, docs, () => runNode(ROOT, ['--import', 'tsx', 'scripts/docs.ts'])).catch(() =>
    process.stderr.write(
      'The docs could not be built; the lines above say why. The product starts without them.\n',
    ),
  );
  return BUILT;
}

async function builtFrom(stamp: string, wanted: string, build: () => Promise<void>): Promise<void> {
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === wanted) return;
  await requireWritable();
  await build();
  await writeFile(stamp, wanted);
}

async function requireWritable(): Promise<void> {
  await access(WEB, constants.W_OK).catch((problem: unknown) => {
    throw new StartProblem(
      `The web app has to be built, and its folder ${WEB} cannot be written: ${reasonOf(problem)}.`,
    );
  });
}

async function runNode(cwd: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    // A test runner sets `test`, with which React's development build would be bundled.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new StartProblem('The web app could not be built; the lines above say why.');
}

async function fingerprint(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
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
