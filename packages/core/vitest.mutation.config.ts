import { defineConfig } from 'vitest/config';

/** Only core's specs, for mutation testing (`pnpm test:mutation`), which may have the machine for itself or not. */
export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['src/**/*.spec.ts'], testTimeout: 60_000 },
});
