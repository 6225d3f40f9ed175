import { defineConfig } from 'vitest/config';

const source = { conditions: ['@ridgeline/source', 'node'] };

/** Sweeps take minutes: `pnpm test:sweep`, never part of `npm test`. */
export default defineConfig({
  resolve: source,
  ssr: { resolve: source },
  test: {
    name: 'sweep',
    include: ['apps/*/src/**/*.sweep.ts', 'scripts/*.sweep.ts'],
    globalSetup: ['scripts/testing/postgres.setup.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
