/**
 * Writes the migration for a change of the schema: `pnpm migration --name x`.
 * drizzle-kit compares the schema only with the newest snapshot, so older snapshots are removed.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const API = 'apps/api';
const META = join(API, 'migrations/meta');

// The package does not export the path of its command.
const drizzleKit = dirname(createRequire(join(process.cwd(), API, 'package.json')).resolve('drizzle-kit'));
const run = spawnSync(process.execPath, [join(drizzleKit, 'bin.cjs'), 'generate', ...process.argv.slice(2)], {
  cwd: API,
  stdio: 'inherit',
});
if (run.status !== 0) process.exit(run.status ?? 1);

const snapshots = readdirSync(META)
  .filter((name) => name.endsWith('_snapshot.json'))
  .toSorted();
for (const superseded of snapshots.slice(0, -1)) rmSync(join(META, superseded));
