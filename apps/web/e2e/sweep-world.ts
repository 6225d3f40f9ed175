import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startLocalWorld } from '@ridgeline/local';
import { BUYING } from './buying-states.ts';
import { DAY } from './day-states.ts';
import { findBrowser } from './find-browser.ts';
import { signInAs } from './people.ts';
import { WAY_IN, type Cast } from './way-in-states.ts';
import { PEOPLE } from './people-states.ts';
import { worlds } from './worlds.ts';

/** Every screen in its states, and the person who sees it so. */
export const EVERY_SCREEN: readonly Cast[] = [...WAY_IN, ...DAY, ...PEOPLE, ...BUYING];

/** A local world of its own for a sweep over all screens, or the one that `RIDGELINE_WORLDS` names. */
export async function inSweepWorld(sweep: (address: string) => Promise<void>): Promise<void> {
  const [running] = worlds;
  if (running !== undefined) return sweep(running);
  const dataFolder = await mkdtemp(join(tmpdir(), 'ridgeline-sweep-'));
  const world = await startLocalWorld({ port: 0, dataFolder, durable: false, logLevel: 'error' });
  try {
    await sweep(world.address);
  } finally {
    await world.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', ...flags] });
}

export async function enterAs(page: Page, givenName: string): Promise<void> {
  await signInAs(page, givenName);
  await page.waitForURL(({ pathname }) => pathname !== '/login');
}
