import { spawn } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../testing/temporary-folder.ts';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;
type Bytes = { readonly scripts: number; readonly styles: number };

/** What a browser loads, in bytes of brotli. */
export type WebBundles = {
  readonly shell: Bytes;
  readonly routes: readonly {
    readonly name: string;
    readonly asFirstPage: Bytes;
    /** Scripts alone: what is loaded besides the shell. */
    readonly beyondShell: number;
  }[];
  /** Parts of the shell that are loaded when they are first needed. */
  readonly parts: readonly { readonly name: string; readonly bytes: number }[];
};

/** The goals of docs/quality, in bytes. */
export const LIMITS = { firstRoute: 165_000, furtherRoute: 40_000, styles: 15_000 };

const WEB = fileURLToPath(new URL('../../apps/web', import.meta.url));
const ENTRY = 'index.html';
const HEADER = 'src/routes/shell/signed-in-header.route.tsx';
/** For a signed-in user the first page is the header and a screen. */
const WITH_HEADER = new Set(['dashboard', 'profile']);
const ROUTE = /^src\/routes\/screens\/.*[.]route[.]tsx?$/;
const PART = /^src\/(shell\/[^/]+|routes\/shell)\/[^/]+$/;

/** Builds the app as it ships, and reads what it wrote. */
export async function webBundles(): Promise<WebBundles> {
  const folder = await temporaryFolder('web-bundles');
  try {
    await build(folder);
    const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
    return await measured(manifest, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measured(manifest: Manifest, folder: string): Promise<WebBundles> {
  const keys = Object.keys(manifest);
  const shell = filesOf(manifest, [ENTRY]);
  const beyond = (files: Set<string>) => new Set([...files].filter((file) => !shell.has(file)));
  const bytesOf = async (files: Set<string>): Promise<Bytes> => ({
    scripts: await compressed(folder, files, '.js'),
    styles: await compressed(folder, files, '.css'),
  });
  const routes = keys
    .filter((key) => ROUTE.test(key))
    .map(async (key) => {
      const name = nameOf(key);
      const files = filesOf(manifest, WITH_HEADER.has(name) ? [ENTRY, HEADER, key] : [ENTRY, key]);
      const { scripts: beyondShell } = await bytesOf(beyond(files));
      return { name, asFirstPage: await bytesOf(files), beyondShell };
    });
  const parts = keys
    .filter((key) => PART.test(key))
    .map(async (key) => {
      const { scripts } = await bytesOf(beyond(filesOf(manifest, [key])));
      return { name: nameOf(key), bytes: scripts };
    });
  return {
    shell: await bytesOf(shell),
    routes: await Promise.all(routes),
    parts: await Promise.all(parts),
  };
}

function nameOf(key: string): string {
  return key.replace(/^.*\/|[.](route[.])?tsx?$/g, '');
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

/** The build writes each file in brotli beside itself. */
async function compressed(folder: string, files: Set<string>, kind: '.js' | '.css'): Promise<number> {
  const sizes = await Promise.all(
    [...files]
      .filter((file) => file.endsWith(kind))
      .map(async (file) => (await stat(join(folder, `${file}.br`))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function build(outDir: string): Promise<void> {
  const vite = join(WEB, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--manifest', '--outDir', outDir, '--logLevel', 'error'];
  // A test runner has named another environment, for which React is bundled with its warnings.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd: WEB, stdio: 'inherit', env });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error('the web app could not be built');
}
