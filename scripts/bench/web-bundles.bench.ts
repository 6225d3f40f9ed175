/**
 * What a browser loads for each route, in brotli: alone, as the first page, and in addition to the first page.
 * The goals are in docs/quality: 165 KB for the first route, 40 for each further one, 15 for styles.
 */
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { temporaryFolder } from '../testing/temporary-folder.ts';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

const FIRST_ROUTE = 165;
const FURTHER_ROUTE = 40;
const STYLES = 15;
const WEB = fileURLToPath(new URL('../../apps/web', import.meta.url));
const ENTRY = 'index.html';
const HEADER = 'src/routes/shell/signed-in-header.route.tsx';
/** For a signed-in user the first page is the header and a screen. */
const WITH_HEADER = new Set(['dashboard', 'profile']);

const folder = await temporaryFolder('web-bundles');
try {
  await build(folder);
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  await print(manifest);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function print(manifest: Manifest): Promise<void> {
  const shell = filesOf(manifest, [ENTRY]);
  const first = await kilobytes(scripts(shell));
  console.log(
    `The shell of every page: ${first} KB of scripts, ${await kilobytes(styles(shell))} KB of styles.\n`,
  );

  const rows = [];
  for (const key of Object.keys(manifest).filter((one) =>
    /^src\/routes\/screens\/.*[.]route[.]tsx?$/.test(one),
  )) {
    const name = key.replace(/^.*\/|[.]route[.]tsx?$/g, '');
    const needs = WITH_HEADER.has(name) ? [ENTRY, HEADER, key] : [ENTRY, key];
    const files = filesOf(manifest, needs);
    const further = scripts(files).filter((file) => !shell.has(file));
    rows.push({
      route: name,
      'as the first page': await kilobytes(scripts(files)),
      [`≤ ${FIRST_ROUTE}`]: mark((await kilobytes(scripts(files))) <= FIRST_ROUTE),
      'beyond the shell': await kilobytes(further),
      [`≤ ${FURTHER_ROUTE}`]: mark((await kilobytes(further)) <= FURTHER_ROUTE),
      styles: await kilobytes(styles(files)),
      [`≤ ${STYLES}`]: mark((await kilobytes(styles(files))) <= STYLES),
    });
  }
  console.table(rows.sort((one, other) => one['as the first page'] - other['as the first page']));

  const parts = Object.keys(manifest).filter((one) => /^src\/(shell\/[^/]+|routes\/shell)\/[^/]+$/.test(one));
  const later = [];
  for (const part of parts) {
    const further = scripts(filesOf(manifest, [part])).filter((file) => !shell.has(file));
    later.push({
      part: part.replace(/^.*\/|[.](route[.])?tsx?$/g, ''),
      KB: await kilobytes(further),
    });
  }
  console.log('\nOf the shell, loaded when it is first needed:');
  console.table(later);
}

/** Everything that must be loaded before these can run. */
function filesOf(manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(chunk.file)) continue;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}

function scripts(files: Set<string>): string[] {
  return [...files].filter((file) => file.endsWith('.js'));
}

function styles(files: Set<string>): string[] {
  return [...files].filter((file) => file.endsWith('.css'));
}

async function kilobytes(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => brotliCompressSync(await readFile(join(folder, file))).length),
  );
  return Number((sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1));
}

function mark(isReached: boolean): string {
  return isReached ? 'yes' : 'no';
}

async function build(outDir: string): Promise<void> {
  const vite = join(WEB, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--manifest', '--outDir', outDir, '--logLevel', 'error'];
  const child = spawn(process.execPath, args, { cwd: WEB, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error('the web app could not be built');
}
