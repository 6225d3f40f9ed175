import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestIn, type PackageManifest } from './packed.ts';

const NOT_PUBLISHED = /[.]spec[.]|[.]tsbuildinfo$|[.]npmignore$|^(?:bench|node_modules|\.turbo)\//;

/** What is wrong with the files and the manifest of a packed package. */
export function tarballFindings(name: string, place: string, workspace: string): readonly string[] {
  const files = readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1));
  const inside = new Set(files);
  return [
    ...files.filter((file) => NOT_PUBLISHED.test(file)).map((file) => `${name}: ${file} is published`),
    ...['README.md', 'LICENSE'].filter((file) => !inside.has(file)).map((file) => `${name}: no ${file}`),
    ...files
      .filter((file) => file.endsWith('.map'))
      .flatMap((file) =>
        sourcesOf(place, file)
          .filter((source) => !inside.has(source))
          .map((source) => `${name}: ${file} points to ${source}, which is not published`),
      ),
    ...exportFindings(name, manifestIn(place), manifestIn(workspace)),
  ];
}

function sourcesOf(place: string, map: string): readonly string[] {
  const { sources } = JSON.parse(readFileSync(join(place, map), 'utf8')) as { sources: string[] };
  return sources.map((source) => join(dirname(map), source));
}

/** The packed doors are those of the workspace without the condition that only the workspace knows. */
function exportFindings(
  name: string,
  packed: PackageManifest,
  workspace: PackageManifest,
): readonly string[] {
  const expected = Object.fromEntries(
    Object.entries(workspace.exports).map(([door, target]) => [
      door,
      typeof target === 'string'
        ? target
        : Object.fromEntries(
            Object.entries(target).filter(([condition]) => condition !== '@ridgeline/source'),
          ),
    ]),
  );
  const linked = Object.values(packed.dependencies ?? {}).filter((version) =>
    /^(?:workspace|catalog|link|file):/.test(version),
  );
  return [
    ...(JSON.stringify(packed.exports) === JSON.stringify(expected)
      ? []
      : [`${name}: publishConfig.exports differs from exports without '@ridgeline/source'`]),
    ...linked.map((version) => `${name}: a dependency is published as ${version}`),
  ];
}
