/**
 * Screenshots of every screen of the sign-in and sign-up flow, phone and desktop, light and dark, both languages:
 * `pnpm screenshots [name]`. For visual review, not part of the tests.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startLocalWorld } from '@ridgeline/local';
import { settled } from './checks.ts';
import { findBrowser } from './find-browser.ts';
import { signInAs } from './people.ts';
import { readIn, WAY_IN, type ScreenState } from './way-in-states.ts';

const FOLDER = 'reports/screenshots';
const WIDTHS = [375, 1440] as const;
const wanted = process.argv[2] ?? '';

const dataFolder = await mkdtemp(join(tmpdir(), 'ridgeline-screenshots-'));
const world = await startLocalWorld({ port: 0, dataFolder, durable: false, logLevel: 'error' });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
try {
  await mkdir(FOLDER, { recursive: true });
  for (const { enter, states } of WAY_IN) {
    const here = states.filter(({ name }) => name.includes(wanted));
    if (here.length === 0) continue;
    const context = await browser.newContext({
      baseURL: world.address,
      locale: 'en-US',
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await enter(page, enterAs);
    for (const state of here) await take(page, state);
    await context.close();
  }
} finally {
  await browser.close();
  await world.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function enterAs(page: Page, givenName: string): Promise<void> {
  await signInAs(page, givenName);
  await page.waitForURL(({ pathname }) => pathname !== '/login');
}

async function take(page: Page, state: ScreenState): Promise<void> {
  for (const language of ['en', 'es'] as const) {
    await readIn(page, language, state);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 576 ? 800 : 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await settled(page);
        const path = join(FOLDER, `${state.name}-${width}-${colorScheme}-${language}.png`);
        await page.screenshot({ path, fullPage: state.isOverlay !== true });
      }
    }
  }
  process.stdout.write(`${state.name}\n`);
}
