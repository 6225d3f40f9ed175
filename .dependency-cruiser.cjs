/**
 * The layers of the code (docs/architecture.md). Deny by default: an import that no rule allows is an error.
 * `scripts/house.spec.ts` plants violations and sees them caught.
 */
const specs = '([.]spec[.]tsx?$|/testing/)';
const node = { dependencyTypes: ['core'] };

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-deep-imports',
      comment: 'A package is entered by its door.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^(packages|apps)/[^/]+/src/',
        pathNot: [
          '^$1/$2/',
          '^packages/contract/src/index[.]ts$',
          '^packages/[^/]+/src/[^/]+/index[.]ts$',
          '^packages/core/src/testing/[^/]+/index[.]ts$',
          '^apps/(api|local)/src/index[.]ts$',
          '^apps/api/src/(testing/index|testing/fresh-database|testing/read-archive|app/migrate|backup/index)[.]ts$',
          '^apps/local/src/(demo/people|postgres/postgres-server|world-data|adapters-on-stand-ins/suite-pool)[.]ts$',
          '^packages/contract/src/openapi[.]gen[.]json$',
        ],
      },
    },
    {
      name: 'no-door-inside-core',
      comment: 'Files of core import each other directly; doors are for those outside.',
      severity: 'error',
      from: { path: '^packages/core/(?!vectors/)' },
      to: { path: '^packages/core/src/.*/index[.]ts$' },
    },
    {
      name: 'inversify-only-in-composition',
      severity: 'error',
      from: { path: '^apps/web/src', pathNot: '^apps/web/src/composition' },
      to: { path: 'node_modules/(inversify|reflect-metadata)' },
    },
    {
      name: 'ui-knows-neither-router-nor-domain',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: ['^packages/', '^apps/web/src/(?!ui/)', 'node_modules/(react-router-dom|mobx)/'] },
    },
    {
      name: 'view-models-know-no-view',
      severity: 'error',
      from: { path: '[.]view-model[.]ts$' },
      to: {
        path: ['node_modules/(react|react-dom|react-router-dom|react-aria-components|inversify)/', '[.]tsx$'],
      },
    },
  ],
  allowed: [
    // core: itself, zod and date-fns. Nothing else, no Node module.
    {
      from: { path: '^packages/core/src', pathNot: specs },
      to: { path: ['^packages/core/src/(?!testing/)', 'node_modules/(zod|date-fns|@date-fns/utc)/'] },
    },
    {
      from: { path: `^packages/core/src.*${specs}` },
      to: {
        path: [
          '^packages/core/src',
          '^packages/packs/data/',
          'node_modules/(zod|date-fns|@date-fns/utc|vitest|fast-check)/',
        ],
      },
    },
    // Core's benchmarks measure its internals.
    {
      from: { path: '^packages/core/(bench|rules|[^/]+[.]config[.]ts$)' },
      to: { path: ['^packages/core/src', 'node_modules/'] },
    },
    { from: { path: '^packages/core/(bench|rules|[^/]+[.]config[.]ts$)' }, to: node },
    // What others run: core by its door, and Node.
    { from: { path: '^packages/core/vectors' }, to: { path: '^packages/core/src/calculators/index[.]ts$' } },
    { from: { path: '^packages/core/vectors' }, to: node },
    // contract: generated, imports nothing.
    { from: { path: '^packages/contract/src' }, to: { path: '^packages/contract/src' } },
    // adapters: core, contract and one technology each.
    {
      from: { path: '^packages/adapters/src' },
      to: {
        path: [
          '^packages/(adapters|core|contract)/src',
          'node_modules/(aws-amplify|@aws-amplify|openapi-fetch|@stripe/[^/]+|zod|vitest|fast-check|fake-indexeddb)/',
        ],
      },
    },
    // apps: the packages in their package.json.
    {
      from: { path: '^apps/api' },
      to: { path: ['^apps/api/', '^packages/(core|contract)/src', 'node_modules/'] },
    },
    { from: { path: '^apps/api' }, to: node },
    {
      from: { path: '^apps/local' },
      to: { path: ['^apps/(local|api)/', '^packages/(core|contract|adapters)/src', 'node_modules/'] },
    },
    { from: { path: '^apps/local' }, to: node },
    {
      from: { path: '^apps/cli' },
      // Doors of the API and of the local world, for tasks on their data.
      to: {
        path: [
          '^apps/cli/',
          '^packages/(core|adapters)/src',
          '^packages/packs/data/',
          '^apps/api/src/(backup/index|testing/(fresh-database|index))[.]ts$',
          '^apps/local/src/(world-data|adapters-on-stand-ins/suite-pool)[.]ts$',
          'node_modules/',
        ],
      },
    },
    { from: { path: '^apps/cli' }, to: node },
    {
      from: { path: '^apps/web/src' },
      to: { path: ['^apps/web/src', '^packages/(core|adapters)/src', 'node_modules/'] },
    },
    {
      from: { path: '^apps/web/(e2e|vite|[^/]+[.]config[.]ts$)' },
      // The walks visit every route of core's table, and calculate with core what the browser shows.
      to: {
        path: [
          '^apps/web/',
          '^apps/local/src',
          '^apps/api/src/testing/read-archive[.]ts$',
          '^packages/core/src/(routes|calculators)/',
          'node_modules/',
        ],
      },
    },
    { from: { path: '^apps/web/(e2e|vite|[^/]+[.]config[.]ts$)' }, to: node },
    {
      from: { path: '^apps/web/service-worker/' },
      to: {
        path: [
          '^apps/web/service-worker/',
          '^packages/core/src/routes/',
          'node_modules/(vitest|fast-check)/',
        ],
      },
    },
    {
      from: { path: '^(scripts/|[^/]+[.]config[.]ts$)' },
      to: { path: ['^scripts/', '^apps/', '^packages/', 'node_modules/'] },
    },
    { from: { path: '^(scripts/|[^/]+[.]config[.]ts$)' }, to: node },
  ],
  allowedSeverity: 'error',
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|[.]gen[.]json$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@ridgeline/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
