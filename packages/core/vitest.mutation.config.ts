import { defineConfig } from 'vitest/config';

/** Core's specs alone, for mutation testing (`pnpm test:mutation`). */
export default defineConfig({ root: import.meta.dirname, test: { include: ['src/**/*.spec.ts'] } });
