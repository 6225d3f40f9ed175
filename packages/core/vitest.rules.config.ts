import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const CHOSEN = join(import.meta.dirname, 'rules/chosen-fast-check.ts');

/** The properties of rules with the seed and the number of runs of the environment (`pnpm rules`). */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@ridgeline/source', 'node'] },
  ssr: { resolve: { conditions: ['@ridgeline/source', 'node'] } },
  test: {
    include: ['src/**/*.spec.ts'],
    testTimeout: 3_600_000,
    isolate: false,
  },
  plugins: [
    {
      name: 'chosen-fast-check',
      enforce: 'pre',
      resolveId: (id, importer) => (id === 'fast-check' && importer !== CHOSEN ? CHOSEN : null),
    },
  ],
});
