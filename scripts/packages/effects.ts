import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.ts';
import { doorsOf, manifestIn, type PackedWorld } from './packed.ts';

/** What zod itself adds. */
const OF_ZOD = /^__zod_/;

/**
 * `sideEffects: false` is a promise that bundlers believe. Here each door is loaded by Node with its built-in objects
 * frozen: a door that changes one, adds a global, prints, or keeps the process running is found. The testing doors load
 * vitest, which does such things.
 */
export async function effectFindings({ folder, packages }: PackedWorld): Promise<readonly string[]> {
  const doors = Object.values(packages)
    .flatMap((place) => doorsOf(manifestIn(place)))
    .filter((door) => !door.includes('/testing/'));
  const file = join(folder, 'effects.mjs');
  writeFileSync(file, PROBE);
  const { code, output } = await run(['--frozen-intrinsics', '--no-warnings', file, ...doors]);
  if (code !== 0) return [`a door has effects when it is loaded:\n${output}`];
  const added = JSON.parse(output) as readonly (readonly [string, string])[];
  return added
    .filter(([, name]) => !OF_ZOD.test(name))
    .map(([door, name]) => `${door} adds the global ${name} when it is loaded`);
}

const PROBE = `
const added = [];
for (const door of process.argv.slice(2)) {
  const before = new Set(Reflect.ownKeys(globalThis));
  await import(door);
  for (const key of Reflect.ownKeys(globalThis)) if (!before.has(key)) added.push([door, String(key)]);
}
console.log(JSON.stringify(added));
`;
