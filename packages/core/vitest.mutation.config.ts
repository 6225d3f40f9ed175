import { defineConfig } from 'vitest/config';

/** Only core's specs, for mutation testing (`pnpm test:mutation`). */
export default defineConfig({ root: import.meta.dirname, test: { include: ['src/**/*.spec.ts'] } });
