import { defineConfig } from 'vitest/config';

/** Core's specs alone, for mutation testing (`pnpm test:mutation`). */
export default defineConfig({ test: { include: ['packages/core/src/**/*.spec.ts'] } });
