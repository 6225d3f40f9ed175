import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The version that `scripts/run.mjs` installs with. */
const PNPM = 'pnpm@10.34.9';
export const PUBLISHED = ['contract', 'packs', 'core', 'adapters'] as const;
export type PublishedName = (typeof PUBLISHED)[number];

export type PackageManifest = {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

/** A folder outside the repository with the examples, and the packed packages in its node_modules. */
export type PackedWorld = {
  readonly folder: string;
  readonly tarballs: Readonly<Record<PublishedName, string>>;
  readonly packages: Readonly<Record<PublishedName, string>>;
  readonly remove: () => void;
};

/** What the examples need besides, each from the package of the workspace that names it. */
const LINKED: Readonly<Record<string, readonly string[]>> = {
  '.': ['preact', 'typescript', 'jsdom'],
  'packages/core': ['zod', 'date-fns', '@date-fns/utc', 'fast-check', 'vitest'],
  'packages/adapters': ['openapi-fetch', 'aws-amplify', '@stripe/stripe-js'],
};

export function packedWorld(): PackedWorld {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ridgeline-packages-')));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    return { folder, remove, ...unpacked(folder) };
  } catch (problem) {
    remove();
    throw problem;
  }
}

function unpacked(folder: string): Pick<PackedWorld, 'tarballs' | 'packages'> {
  const filters = PUBLISHED.flatMap((name) => ['--filter', `@ridgeline/${name}`]);
  pnpm('--recursive', ...filters, 'pack', '--pack-destination', folder, '--pack-gzip-level', '1');
  cpSync('examples', folder, { recursive: true });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@ridgeline'), { recursive: true });
  const places = PUBLISHED.map((name) => {
    const tarball = readdirSync(folder).find((file) => file.startsWith(`ridgeline-${name}-`)) ?? '';
    const place = join(modules, '@ridgeline', name);
    mkdirSync(place);
    execFileSync('tar', ['-xzf', join(folder, tarball), '-C', place, '--strip-components', '1']);
    return [name, join(folder, tarball), place] as const;
  });
  for (const [from, names] of Object.entries(LINKED)) for (const name of names) link(modules, from, name);
  return {
    tarballs: Object.fromEntries(places.map(([name, tarball]) => [name, tarball])) as PackedWorld['tarballs'],
    packages: Object.fromEntries(places.map(([name, , place]) => [name, place])) as PackedWorld['packages'],
  };
}

/** pnpm itself where it started this; else by npx, which has it since the packages were installed. */
function pnpm(...args: readonly string[]): void {
  const parent = process.env['npm_execpath'] ?? '';
  const [command, ...first] = parent.endsWith('pnpm.cjs')
    ? [process.execPath, parent]
    : [process.platform === 'win32' ? 'npx.cmd' : 'npx', '-y', '--prefer-offline', PNPM];
  execFileSync(command ?? '', [...first, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
}

function link(modules: string, from: string, name: string): void {
  const target = realpathSync(join(from, 'node_modules', name));
  const place = join(modules, name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(target, place, 'junction');
}

export function manifestIn(place: string): PackageManifest {
  return JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as PackageManifest;
}

/** The name by which each door is imported: `@ridgeline/core/plans`. */
export function doorsOf({ name, exports }: PackageManifest): readonly string[] {
  return Object.entries(exports)
    .filter(([, target]) => typeof target !== 'string')
    .map(([path]) => name + path.slice(1));
}
