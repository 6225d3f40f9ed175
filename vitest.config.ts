import { defineConfig } from 'vitest/config';

const source = { conditions: ['@ridgeline/source', 'node'] };
const browser = { conditions: ['@ridgeline/source', 'module', 'browser', 'import', 'default'] };
/** aws-amplify keeps state in its modules, so the specs that sign in with it are isolated. */
const amplify = [
  'apps/local/src/adapters-on-stand-ins/{cognito-*,account-ends}.spec.ts',
  'apps/local/src/identity/amplify-walk.spec.ts',
];
/** A step of `npm test -- --all`: they install and start the product again and again, which takes minutes. */
const landing = 'scripts/landing/*.spec.ts';
/** The blocks of the docs, run on the product. */
const snippets = 'scripts/docs/snippets.spec.ts';
const compile = 'scripts/testing/compile.setup.ts';
const database = { globalSetup: ['scripts/testing/postgres.setup.ts'], hookTimeout: 30_000 };

/** One test runner for the repository; one project per part, since their environments differ. */
export default defineConfig({
  resolve: source,
  ssr: { resolve: source },
  test: {
    // Property specs and databases on a busy machine: long limits, which only a hanging test reaches.
    testTimeout: 30_000,
    // All cores: by default a machine with two would use one, and most specs wait for Postgres anyway.
    maxWorkers: '100%',
    // A worker loads a module once for all its files: loading them anew for each took most of the time. Specs clean up
    // after themselves, and no module of ours keeps state.
    isolate: false,
    setupFiles: ['scripts/testing/pending-imports.setup.ts'],
    projects: [
      { extends: true, test: { name: 'core', include: ['packages/core/src/**/*.spec.ts'] } },
      {
        extends: true,
        test: { name: 'adapters', include: ['packages/adapters/src/**/*.spec.ts'], isolate: true },
      },
      { extends: true, test: { ...database, name: 'api', include: ['apps/api/src/**/*.spec.ts'] } },
      {
        extends: true,
        test: { ...database, name: 'local', include: ['apps/local/src/**/*.spec.ts'], exclude: amplify },
      },
      { extends: true, test: { ...database, name: 'amplify', include: amplify, isolate: true } },
      {
        extends: true,
        resolve: browser,
        test: { name: 'web', environment: 'jsdom', include: ['apps/web/src/**/*.spec.tsx'] },
      },
      // Without a page: a DOM for each of them takes longer than its tests.
      {
        extends: true,
        resolve: browser,
        test: { name: 'view-models', include: ['apps/web/{src,service-worker}/**/*.spec.ts'] },
      },
      {
        extends: true,
        test: { ...database, name: 'cli', include: ['apps/cli/src/**/*.spec.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'house',
          globalSetup: [compile],
          include: ['scripts/**/*.spec.ts'],
          exclude: [landing, snippets],
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      { extends: true, test: { ...database, name: 'landing-snippets', include: [snippets] } },
      { extends: true, test: { name: 'landing', globalSetup: [compile], include: [landing] } },
    ],
  },
});
