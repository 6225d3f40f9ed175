import { defineConfig } from '@playwright/test';
import { findBrowser } from './find-browser.ts';
import { worlds } from './worlds.ts';

/** Started by `scripts/end-to-end.ts`, which starts a world for each worker. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long time limits, so that a test does not fail on a busy machine, but only if it hangs.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: worlds.length,
  reporter: [['list'], ['json', { outputFile: '../../../test-results/end-to-end.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Denver',
    // It would answer before a walk can break the network. The walks without a connection allow it.
    serviceWorkers: 'block',
    // No trace: recording one takes a third of the time of a test. `pnpm test:e2e <name> --trace on` makes one.
    screenshot: 'only-on-failure',
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
