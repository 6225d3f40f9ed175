const { options } = require('./.dependency-cruiser.cjs');

/** In these roots the folders have layers: no two folders need each other. Add a root once it has no circle. */
const HELD =
  '^(packages/core/src|packages/adapters/src|apps/cli/src|apps/api/src|apps/local/src|apps/web/src)/';
const AREA_FILE = '^packages/core/src/(?!testing/)([^/]+)/[^/]+[.]ts$';
const DOOR = '/index[.]ts$';
const WORDS = '[.]messages[.]ts$';

/**
 * No circle between folders (docs/architecture.md). In its own configuration, since specs and their helpers are excluded:
 * a spec in `plans` uses fakes in `testing/plans`, which use `plans`, and a folder rule cannot tell the two apart.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-between-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: HELD },
      to: { circular: true },
    },
    // The folder rule does not find a circle between a folder and its own sub-folder.
    {
      name: 'sub-rooms-stand-on-their-area',
      comment: 'Files of an area import nothing from its sub-rooms; only its door and its words do.',
      severity: 'error',
      from: { path: AREA_FILE, pathNot: [DOOR, WORDS] },
      to: { path: '^packages/core/src/$1/[^/]+/' },
    },
    {
      name: 'words-know-failures-by-type',
      severity: 'error',
      from: { path: AREA_FILE, pathNot: DOOR },
      to: { path: '^packages/core/src/$1/[^/]+/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    ...options,
    includeOnly: { path: HELD },
    exclude: { path: ['(/dist/|[.]gen[.]json$)', '[.]spec[.]tsx?$', '^apps/.*/(testing|sweeps)/'] },
  },
};
