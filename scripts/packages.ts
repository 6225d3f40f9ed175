/**
 * `pnpm packages`: packs the packages as they would be published, and checks what others get: the files, the doors, their
 * types, what a bundle weighs, and that the examples run on nothing else. `--every-door` looks at the types of
 * each door, `--update` rewrites the API reports instead.
 */
import { parseArgs } from 'node:util';
import { apiFindings, writeApiReports } from './packages/api-report.ts';
import { bundleFindings } from './packages/bundles.ts';
import { effectFindings } from './packages/effects.ts';
import { exampleFindings } from './packages/examples.ts';
import { lintFindings } from './packages/linted.ts';
import { packedWorld, PUBLISHED, type PackedWorld } from './packages/packed.ts';
import { tarballFindings } from './packages/tarball.ts';
import { vectorFindings } from './packages/vectors.ts';

const { values: wanted } = parseArgs({
  options: { update: { type: 'boolean' }, 'every-door': { type: 'boolean' } },
});
if (wanted.update) {
  writeApiReports();
  process.exit();
}

const CHECKS: Readonly<Record<string, (world: PackedWorld) => Promise<readonly string[]>>> = {
  files: async ({ packages }) =>
    PUBLISHED.flatMap((name) => tarballFindings(name, packages[name], `packages/${name}`)),
  api: async () => apiFindings(),
  lint: async ({ packages, tarballs }) =>
    (
      await Promise.all(
        PUBLISHED.map((name) =>
          lintFindings(name, {
            tarball: tarballs[name],
            place: packages[name],
            everyDoor: wanted['every-door'] === true,
          }),
        ),
      )
    ).flat(),
  bundles: bundleFindings,
  effects: effectFindings,
  vectors: vectorFindings,
  examples: exampleFindings,
};

const findings: string[] = [];
const world = packedWorld();
try {
  for (const [name, check] of Object.entries(CHECKS)) {
    const from = performance.now();
    findings.push(...(await check(world)));
    console.log(`${name}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
  }
} finally {
  world.remove();
}
for (const finding of findings) console.error(finding);
if (findings.some((finding) => finding.includes(': dist/'))) {
  console.error(
    'If a file in `dist` is left from an earlier build, remove that `dist`; `pnpm check` compiles it again.',
  );
}
if (findings.length > 0) process.exitCode = 1;
