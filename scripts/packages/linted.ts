import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { doorsOf, manifestIn } from './packed.ts';

const ONE_OF_EACH_KIND: ReadonlySet<string> = new Set([
  '.',
  './plans',
  './testing/plans',
  './http',
  './browser',
]);
/** The packages are ESM alone: what old resolutions and `require` would say is known. */
const NOT_PROMISED: ReadonlySet<string> = new Set(['node10', 'node16-cjs']);

/**
 * What publint and are-the-types-wrong say of a packed package. Every door is built alike, and the strict example compiles them
 * all; so are-the-types-wrong, which takes half a second for each, reads one of each kind, and all for `npm test -- --all`.
 */
export async function lintFindings(
  name: string,
  {
    tarball,
    place,
    everyDoor,
  }: { readonly tarball: string; readonly place: string; readonly everyDoor: boolean },
): Promise<readonly string[]> {
  const data = readFileSync(tarball);
  const { messages } = await publint({
    pack: { tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) },
    strict: true,
  });
  const manifest = manifestIn(place);
  const lints = messages.map((message) => `${name}: ${formatMessage(message, manifest) ?? message.code}`);
  const entrypoints = doorsOf(manifest)
    .map((door) => `.${door.slice(manifest.name.length)}`)
    .filter((door) => everyDoor || ONE_OF_EACH_KIND.has(door));
  if (entrypoints.length === 0) return lints;
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(data)), { entrypoints });
  if (analysis.types === false) return [...lints, `${name}: no types`];
  return [
    ...lints,
    ...analysis.problems.filter(counts).map((problem) => `${name}: ${JSON.stringify(problem)}`),
  ];
}

function counts(problem: Problem): boolean {
  return !('resolutionKind' in problem) || !NOT_PROMISED.has(problem.resolutionKind);
}
