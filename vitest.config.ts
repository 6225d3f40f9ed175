import { defineConfig } from 'vitest/config';

const source = { conditions: ['@ridgeline/source', 'module', 'import', 'node', 'default'] };

/** One runner for all; a project per room, since the rooms differ in what they may see. */
export default defineConfig({
  resolve: source,
  ssr: { resolve: source },
  test: {
    reporters: ['default'],
    projects: [{ extends: true, test: { name: 'core', include: ['packages/core/src/**/*.spec.ts'] } }],
  },
});
