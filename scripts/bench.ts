/**
 * `pnpm bench`: runs every benchmark, one after another. `pnpm bench project-list` runs those whose name matches; what follows
 * the name is passed on.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import compile from './testing/compile.setup.ts';

compile();

const [wanted = '', ...passedOn] = process.argv.slice(2);
const FOLDERS = ['scripts/bench', 'packages/core/bench', 'apps/web/e2e'];

for (const file of FOLDERS.flatMap(benchesIn).filter((path) => path.includes(wanted))) {
  console.log(`\n# ${file}\n`);
  const flags = ['--conditions=@ridgeline/source', '--import', 'tsx'];
  const child = spawn(process.execPath, [...flags, file, ...passedOn], { stdio: 'inherit' });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) process.exitCode = 1;
}

function benchesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.bench.ts'))
    .map((name) => join(folder, name))
    .sort();
}
