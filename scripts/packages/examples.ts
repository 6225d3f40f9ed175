import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.ts';
import { doorsOf, manifestIn, type PackedWorld } from './packed.ts';
import { readmeFindings, writeReadmeSpecs } from './readme.ts';

const TSC = 'node_modules/@typescript/native/bin/tsc';
const VITEST = 'node_modules/vitest/vitest.mjs';

/** What fails of the examples, each of them on the packed packages alone. */
export async function exampleFindings(world: PackedWorld): Promise<readonly string[]> {
  const { folder, packages } = world;
  writeReadmeSpecs(world);
  writeFileSync(join(folder, 'strict-typescript/src/doors.ts'), everyDoor(Object.values(packages)));
  const types = [
    'strict-typescript/tsconfig.json',
    'strict-typescript/tsconfig.bundler.json',
    'preact/tsconfig.json',
  ];
  const findings = await Promise.all([
    readmeFindings(world),
    plainNodeFindings(join(folder, 'plain-node')),
    ...types.map((project) => ran(`types of ${project}`, [TSC, '-p', join(folder, project)])),
    ran('specs', [VITEST, 'run', '--root', folder, '--reporter=dot']),
  ]);
  return findings.flat();
}

/** The declarations of aws-amplify, which this door names, need those of Node. */
const NEEDS_NODE = '@ridgeline/adapters/cognito';

/** The declarations of every other door, for the strict compiler. */
function everyDoor(packages: readonly string[]): string {
  const doors = packages.flatMap((place) => doorsOf(manifestIn(place))).filter((door) => door !== NEEDS_NODE);
  return doors.map((door, at) => `export type * as door${at} from '${door}';\n`).join('');
}

// The worked example I1, and a plan that was paused on 2025-11-10.
const PLAIN_NODE = [
  { depthIn: 45.28, rows: 2, totalSf: 377.34, rolls: 3 },
  { refusal: { allowed: false, why: 'paused-within-12-months', until: Date.parse('2026-11-10T00:00:00Z') } },
];

async function plainNodeFindings(folder: string): Promise<readonly string[]> {
  const { code, output } = await run([join(folder, 'main.mjs')]);
  if (code !== 0) return [`plain-node failed:\n${output}`];
  const answers = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return PLAIN_NODE.flatMap((expected, at) =>
    Object.entries(expected)
      .filter(([name, value]) => JSON.stringify(answers[at]?.[name]) !== JSON.stringify(value))
      .map(
        ([name, value]) =>
          `plain-node: ${name} is ${JSON.stringify(answers[at]?.[name])}, not ${JSON.stringify(value)}`,
      ),
  );
}

async function ran(name: string, args: readonly string[]): Promise<readonly string[]> {
  const { code, output } = await run(args);
  return code === 0 ? [] : [`${name} failed:\n${output}`];
}
