/** Starts the product on a folder of its own and runs the end-to-end tests against it in a real Chromium. */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startLocalWorld } from '@ridgeline/local';
import { temporaryFolder } from './testing/temporary-folder.ts';

const data = await temporaryFolder('end-to-end');
const world = await startLocalWorld({ port: 0, dataFolder: data, durable: false, logLevel: 'error' });
let code: number | null = 1;
try {
  code = await playwright(world.address);
} finally {
  await world.stop();
  await rm(data, { recursive: true, force: true });
}
process.exit(code ?? 1);

function playwright(address: string): Promise<number | null> {
  const cli = join('apps/web/node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '-c', 'apps/web/e2e/playwright.config.ts', ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, RIDGELINE_URL: address, NODE_OPTIONS: '--conditions=@ridgeline/source' },
  });
  return new Promise((resolve) => child.on('exit', resolve));
}
