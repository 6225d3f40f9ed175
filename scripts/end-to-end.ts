/**
 * Runs the end-to-end tests in a real Chromium. Each worker has its own local world, in its own folder, so that no test
 * sees the changes of a test that runs at the same time.
 */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalWorld } from '@ridgeline/local';
import compile from './testing/compile.setup.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const WORKERS = 2;

compile();
const { startLocalWorld } = await import('@ridgeline/local');

const started: { readonly world: LocalWorld; readonly data: string }[] = [];
let code: number | null = 1;
try {
  // One after another: the first one builds the web app.
  for (let worker = 0; worker < WORKERS; worker++) {
    const data = await temporaryFolder('end-to-end');
    const world = await startLocalWorld({ port: 0, dataFolder: data, durable: false, logLevel: 'error' });
    started.push({ world, data });
  }
  code = await playwright();
} finally {
  for (const { world, data } of started) {
    await world.stop();
    await rm(data, { recursive: true, force: true });
  }
}
process.exit(code ?? 1);

function playwright(): Promise<number | null> {
  const cli = join('apps/web/node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '-c', 'apps/web/e2e/playwright.config.ts', ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      RIDGELINE_WORLDS: started.map(({ world }) => world.address).join(' '),
      RIDGELINE_DATA_FOLDERS: started.map(({ data }) => data).join(' '),
      NODE_OPTIONS: '--conditions=@ridgeline/source',
    },
  });
  return new Promise((resolve) => child.on('exit', resolve));
}
