/** The checks catch violations: each test plants one in a copy of the project and sees it caught. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { copyOfProject } from './testing/copy-of-project.ts';

let ROOT = '';
/** Planted files are in places that the rules cover, in folders that are removed afterwards. */
const CORE = 'packages/core/src/planted';
const planted: string[] = [];

async function removePlanted(): Promise<void> {
  await Promise.all(planted.splice(0).map((path) => rm(join(ROOT, path), { recursive: true, force: true })));
}

beforeAll(async () => {
  ROOT = await copyOfProject();
});

afterEach(removePlanted);

afterAll(() => rm(ROOT, { recursive: true, force: true }));

describe('migrations', () => {
  it('keep one snapshot, the newest, since only that one is compared with the schema', async () => {
    const meta = join(ROOT, 'apps/api/migrations/meta');
    const journal = JSON.parse(await readFile(join(meta, '_journal.json'), 'utf8')) as {
      readonly entries: readonly { readonly idx: number }[];
    };
    const newest = `${String(journal.entries.at(-1)?.idx).padStart(4, '0')}_snapshot.json`;
    expect((await readdir(meta)).toSorted()).toEqual([newest, '_journal.json']);
  });
});

describe('suppressions', () => {
  it('carry their reason', async () => {
    const folders = ['scripts', 'packages/*/src', 'apps/*/src', 'apps/*/e2e'];
    const files = await Promise.all((await Promise.all(folders.map(matching))).flat().map(sourcesIn));
    const sources = files.flat().filter((name) => !name.endsWith('house.spec.ts'));
    const lines = (await Promise.all(sources.map((name) => readFile(join(ROOT, name), 'utf8')))).flatMap(
      (text) => text.split('\n').filter((line) => /oxlint-disable|@ts-expect-error|@ts-ignore/.test(line)),
    );
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => !/oxlint-disable.* -- .{10}|@ts-expect-error .{10}/.test(line))).toEqual(
      [],
    );
  });
});

describe('marks of a conflict', () => {
  const marks = () =>
    new Promise<string>((resolve) => {
      const search = ['grep', '--no-index', '--exclude-standard', '-lE', '^(<{7}|>{7})( |$)', '--', '.'];
      execFile('git', search, { cwd: ROOT }, (_, stdout, stderr) => resolve((stdout + stderr).trim()));
    });

  it('stand in no file', async () => {
    expect(await marks()).toBe('');
  });

  it('are found in a document', async () => {
    const document = 'scripts/planted/conflict.md';
    await plant(document, `${'<'.repeat(7)} HEAD\none\n${'>'.repeat(7)} other\n`);
    expect(await marks()).toBe(document);
  });
});

/** All violations are planted before the rules run once: each run takes seconds. */
describe('boundaries', () => {
  const FILES = [
    ['core importing React', 'react.ts', `export { createElement } from 'react';`],
    ['core importing a Node module', 'node.ts', `export { readFile } from 'node:fs';`],
    ['core importing an adapter', 'up.ts', `export { apiClient } from '@ridgeline/adapters/http';`],
  ].map(
    ([what = '', name = '', source = '']) => [what, 'not-in-allowed', `${CORE}/${name}`, source] as const,
  );
  const CASES = [
    ...FILES,
    [
      'core’s sources importing its fakes',
      'not-in-allowed',
      `${CORE}/door.ts`,
      `export { FakeClock } from '../testing/shared/fake-clock.ts';`,
    ],
    [
      'core entering itself by a door',
      'no-door-inside-core',
      `${CORE}/plans.ts`,
      `export { trialEnd } from '../plans/index.ts';`,
    ],
    [
      'a deep import',
      'no-deep-imports',
      'apps/web/src/planted/deep.ts',
      `export { ok } from '../../../../packages/core/src/shared/result.ts';`,
    ],
    [
      'inversify outside composition',
      'inversify-only-in-composition',
      'apps/web/src/planted/di.ts',
      `export { Container } from 'inversify';`,
    ],
    [
      'a part of ui that knows the domain',
      'ui-knows-neither-router-nor-domain',
      'apps/web/src/ui/planted/domain.ts',
      `export { ok } from '@ridgeline/core/shared';`,
    ],
    [
      'the API importing a stand-in',
      'not-in-allowed',
      'apps/api/src/planted/local.ts',
      `export { startLocalWorld } from '@ridgeline/local';`,
    ],
    [
      'a circle',
      'no-circles',
      `${CORE}/one.ts`,
      `import { two } from './two.ts';\nexport const one = () => two;`,
    ],
  ] as const;
  const FINE = `${CORE}/fine.ts`;
  let output = '';

  beforeAll(async () => {
    for (const [, , file, source] of CASES) await plant(file, source);
    await plant(`${CORE}/two.ts`, `import { one } from './one.ts';\nexport const two = () => one;`);
    await plant(FINE, `import * as z from 'zod/mini';\nexport const text = z.string();`);
    const folders = new Set(CASES.map(([, , file]) => dirname(file)));
    output = await outputOf('depcruise', '--config', '.dependency-cruiser.cjs', ...folders);
    await removePlanted();
  });

  it.each(CASES)('catch %s by %s', (_, rule, file) => {
    expect(output).toContain(`error ${rule}: ${file} → `);
  });

  it('let through what is allowed', () => {
    expect(output).not.toContain(FINE);
  });
});

describe('floors', () => {
  const ROOMS = ['packages/core/src', 'apps/api/src', 'apps/local/src', 'apps/web/src'];
  const TYPE = 'packages/core/src/planted-type';
  const VALUE = 'packages/core/src/planted-value';
  const WORDS = 'packages/core/src/planted-words';
  let output = '';

  beforeAll(async () => {
    for (const room of ROOMS) {
      await plant(`${room}/planted/one/needs.ts`, `export { two } from '../two/gives.ts';`);
      await plant(`${room}/planted/one/gives.ts`, `export const one = 1;`);
      await plant(`${room}/planted/two/needs.ts`, `export { one } from '../one/gives.ts';`);
      await plant(`${room}/planted/two/gives.ts`, `export const two = 2;`);
    }
    for (const area of [TYPE, VALUE, WORDS]) {
      await plant(`${area}/room/one.ts`, `export const one = 1;\nexport type One = 1;`);
    }
    await plant(`${TYPE}/plan.policy.ts`, `export type { One } from './room/one.ts';`);
    await plant(`${VALUE}/plan.messages.ts`, `export { one } from './room/one.ts';`);
    await plant(`${WORDS}/plan.messages.ts`, `export type { One } from './room/one.ts';`);
    const folders = [...ROOMS.map((room) => `${room}/planted`), TYPE, VALUE, WORDS];
    output = await outputOf('depcruise', '--config', '.dependency-cruiser.rooms.cjs', ...folders);
    await removePlanted();
  });

  it.each(ROOMS)('catch a circle between folders of %s whose files form none', (room) => {
    expect(output).toContain(`error no-circles-between-folders: ${room}/planted/one → `);
  });

  it.each([
    ['a type', `${TYPE}/plan.policy.ts`, 'sub-rooms-stand-on-their-area'],
    ['a value', `${VALUE}/plan.messages.ts`, 'words-know-failures-by-type'],
  ])('catch an area that imports %s from its sub-room in %s', (_, file, rule) => {
    expect(output).toContain(`error ${rule}: ${file} → `);
  });

  it('let words of an area import failure types of its sub-room', () => {
    expect(output).not.toContain(WORDS);
  });
});

describe('what core may see', () => {
  it('a date of a given moment compiles', async () => {
    expect(await compileInCore('export const epoch = new Date(0).toISOString();')).toBe('');
  });

  it.each([
    ['window', 'export const here = window.location;'],
    ['fetch', `export const answer = fetch('/');`],
    ['process', 'export const env = process.env;'],
    ['timers', 'export const timer = setTimeout(() => {}, 1);'],
    ['console', `console.log('here');\nexport {};`],
  ])('%s does not compile', async (name, source) => {
    expect(await compileInCore(source)).toContain(
      `Cannot find name '${name === 'timers' ? 'setTimeout' : name}'`,
    );
  });

  it.each([
    ['reading the clock', 'export const now = () => Date.now();'],
    ['a date of now', 'export const now = () => new Date();'],
    ['a UTC date of now', 'export const now = () => new UTCDateMini();'],
    ['a comparison with now', "import { isToday } from 'date-fns/isToday';\nexport const today = isToday;"],
    ['chance', 'export const dice = () => Math.random();'],
  ])('%s is caught', async (_, source) => {
    await plant(`${CORE}/clock.ts`, source);
    expect(await outputOf('oxlint', `${CORE}/clock.ts`)).toContain('house(no-clock)');
  });

  it('the whole of date-fns is caught', async () => {
    await plant(`${CORE}/dates.ts`, `import { addDays } from 'date-fns';\nexport const later = addDays;`);
    expect(await outputOf('oxlint', `${CORE}/dates.ts`)).toContain('house(single-date-functions)');
  });
});

describe('a part of the web app', () => {
  it('START-8 that would replace the whole app where its code cannot be loaded is caught', async () => {
    const file = 'apps/web/src/planted/part.tsx';
    await plant(
      file,
      `import { lazy } from 'react';\nexport const Part = lazy(() => import('./other.tsx'));`,
    );
    expect(await outputOf('oxlint', file)).toContain('no-restricted-imports');
  });
});

describe('the contract', () => {
  it('a new operation without a handler does not compile', async () => {
    const table = await readFile(join(ROOT, 'packages/contract/src/operations.gen.ts'), 'utf8');
    const schema = await readFile(join(ROOT, 'packages/contract/src/schema.gen.ts'), 'utf8');
    // The API's own sources with a contract that has one more operation, as `pnpm contract` would write it.
    await plant(
      'apps/api/planted/contract/operations.gen.ts',
      withOneMore(table, '  getProfile:', '  getWeather:'),
    );
    await plant(
      'apps/api/planted/contract/schema.gen.ts',
      `${schema}\nexport interface operations { getWeather: operations['getProfile'] }\n`,
    );
    await plant(
      'apps/api/planted/contract/index.ts',
      await readFile(join(ROOT, 'packages/contract/src/index.ts'), 'utf8'),
    );
    await plant(
      'apps/api/planted/tsconfig.json',
      JSON.stringify({
        extends: '../tsconfig.json',
        compilerOptions: {
          rootDir: '../../..',
          noEmit: true,
          composite: false,
          incremental: false,
          declarationMap: false,
          paths: { '@ridgeline/contract': ['./contract/index.ts'] },
        },
        include: ['../src/app/handlers.ts'],
      }),
    );
    const output = await outputOf('tsc', '-p', 'apps/api/planted/tsconfig.json');
    expect(output).toMatch(/handlers\.ts.*getWeather/s);
  });

  it('a change in openapi/ that was not generated is drift', async () => {
    const file = join(ROOT, 'openapi/schemas/EmailStatus.yaml');
    const before = await readFile(file, 'utf8');
    try {
      await writeFile(file, before.replace('required: [status, message]', 'required: [status]'));
      expect(await run('tsx', 'scripts/contract.ts', '--check')).not.toBe(0);
    } finally {
      await writeFile(file, before);
    }
  });
});

/** The folders of a pattern whose `*` is one name. */
async function matching(pattern: string): Promise<readonly string[]> {
  const [above = '', below] = pattern.split('/*/');
  if (below === undefined) return [above];
  const rooms = (await readdir(join(ROOT, above))).map((room) => join(above, room, below));
  return rooms.filter((room) => existsSync(join(ROOT, room)));
}

async function sourcesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(ROOT, folder), { recursive: true });
  return names.filter((name) => /(?<![.]gen)[.]tsx?$/.test(name)).map((name) => join(folder, name));
}

/** The compiler's output for a file in core, with core's settings. */
async function compileInCore(source: string): Promise<string> {
  await plant('packages/core/planted/probe.ts', source);
  const compilerOptions = { rootDir: '.', noEmit: true };
  const settings = { extends: '../tsconfig.json', compilerOptions, include: ['probe.ts'] };
  await plant('packages/core/planted/tsconfig.json', JSON.stringify(settings));
  return outputOf('tsc', '-p', 'packages/core/planted/tsconfig.json');
}

function withOneMore(table: string, row: string, copy: string): string {
  const line = table.split('\n').find((one) => one.startsWith(row)) ?? '';
  return table.replace(line, `${line}\n${line.replace(row, copy)}`);
}

async function plant(file: string, source: string): Promise<void> {
  const folder = dirname(file);
  planted.push(/planted/.test(folder) ? folder.replace(/(planted[^/]*).*/, '$1') : file);
  await mkdir(join(ROOT, folder), { recursive: true });
  await writeFile(join(ROOT, file), source);
}

async function run(command: string, ...args: readonly string[]): Promise<number> {
  return (await execute(command, args)).code;
}

async function outputOf(command: string, ...args: readonly string[]): Promise<string> {
  return (await execute(command, args)).output;
}

function execute(
  command: string,
  args: readonly string[],
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    execFile(join(ROOT, 'node_modules/.bin', command), args, { cwd: ROOT }, (problem, stdout, stderr) => {
      resolve({ code: problem ? 1 : 0, output: stdout + stderr });
    });
  });
}
