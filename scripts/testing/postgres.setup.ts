import type { TestProject } from 'vitest/node';
import compile from './compile.setup.ts';

/** Vitest reads all setup files before it runs one: the database's is imported when the sources it needs are compiled. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  compile();
  const { setUpPostgres } = await import('./postgres.ts');
  return setUpPostgres(project);
}
