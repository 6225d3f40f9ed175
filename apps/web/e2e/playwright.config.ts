import { defineConfig } from '@playwright/test';
import { findBrowser } from './find-browser.ts';

/** Run by `scripts/end-to-end.ts`, which starts the product and says where it is. */
const baseURL = process.env['RIDGELINE_URL'];
if (baseURL === undefined) throw new Error('RIDGELINE_URL is not set: run `pnpm test:e2e`');

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A busy machine is slow, not wrong: only what hangs meets these.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../../test-results/end-to-end.json' }]],
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/Denver',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: await findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 375, height: 800 }, hasTouch: true } },
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
