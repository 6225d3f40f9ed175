/**
 * From a click or key to the next paint, at a CPU four times slower, of every control of the main screens, as Event Timing
 * measures it (in steps of 8 ms); the aim is 56 ms for 98 of 100. The baseline is a button of a page without scripts of ours
 * in the same browser. `pnpm bench interaction [screen]`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { startLocalWorld } from '@ridgeline/local';
import { settled } from './checks.ts';
import { DAY } from './day-states.ts';
import { findBrowser } from './find-browser.ts';
import { signInAs } from './people.ts';
import type { ScreenState } from './way-in-states.ts';
import { WAY_IN } from './way-in-states.ts';
import { worlds } from './worlds.ts';

const SLOWER = 4;
const ROUNDS = 3;
const SCREENS =
  /^(splash|sign-up-email|estimates|estimate-(iws|waste|ventilation|permit-fee)|report-sample|dashboard-many|dashboard-team|report|subscription|plans|team|profile-full|integration-own|feedback|property-type|manufacturer-selection)$/;
const wanted = new RegExp(process.argv[2] ?? '');

/** Ends the session, leaves for another document, opens a file or spends money. */
const NOT_PRESSED =
  /sign out|sign in|log ?out|continue with|delete|remove|revoke|pay |resume|download|pdf|print|copy|export|create the report|send|save|install/i;
const CONTROLS =
  'button:visible, summary:visible, [role=tab]:visible, [role=combobox]:visible, select:visible, input:visible, textarea:visible';

type Timing = { readonly screen: string; readonly control: string; readonly ms: number };

declare global {
  interface Window {
    ridgelineTimings: number[];
  }
}

const dataFolder = await mkdtemp(join(tmpdir(), 'ridgeline-interaction-'));
const [running] = worlds;
const world =
  running === undefined
    ? await startLocalWorld({ port: 0, dataFolder, durable: false, logLevel: 'error' })
    : { address: running, stop: async () => {} };
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const timings: Timing[] = [];
try {
  const baseline = await timesOfBareButton(browser);
  for (const { enter, states } of [...WAY_IN, ...DAY]) {
    const here = states.filter(({ name }) => SCREENS.test(name) && wanted.test(name));
    if (here.length === 0) continue;
    const page = await openedPage(browser);
    await page.goto('/');
    await enter(page, enterAs);
    await slowDown(page);
    for (const state of here) await pressAll(page, state);
    await page.context().close();
  }
  print(baseline);
} finally {
  await browser.close();
  await world.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function openedPage(from: Browser): Promise<Page> {
  const context = await from.newContext({
    baseURL: world.address,
    locale: 'en-US',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript(() => {
    window.ridgelineTimings = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[])
        if (entry.interactionId > 0) window.ridgelineTimings.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return context.newPage();
}

async function enterAs(page: Page, givenName: string): Promise<void> {
  await signInAs(page, givenName);
  await page.waitForURL(({ pathname }) => pathname !== '/login');
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

async function timesOfBareButton(from: Browser): Promise<readonly number[]> {
  const page = await openedPage(from);
  await page.setContent('<button onclick="this.textContent += \'.\'">Press</button>');
  await slowDown(page);
  const times: number[] = [];
  for (let round = 0; round < 20; round++) times.push(await timeOf(page, page.getByRole('button')));
  await page.context().close();
  return times;
}

/** The longest event of the interaction; what is faster than Event Timing reports counts as its least. */
async function timeOf(page: Page, control: Locator): Promise<number> {
  await page.evaluate(() => void (window.ridgelineTimings.length = 0));
  const isText = await control.evaluate((one) =>
    one.matches('input:not([type=radio], [type=checkbox], [type=range], [type=file]), textarea'),
  );
  if (isText) {
    await control.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
  } else await control.click({ timeout: 2_000 });
  await settled(page);
  return page.evaluate(() => Math.max(16, ...window.ridgelineTimings));
}

async function pressAll(page: Page, state: ScreenState): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await openScreen(page, state);
    const count = await page.locator(CONTROLS).count();
    for (let index = 0; index < count; index++) {
      const control = page.locator(CONTROLS).nth(index);
      const name = await nameOf(control);
      if (name === null || NOT_PRESSED.test(name)) continue;
      const { url } = { url: page.url() };
      const ms = await timeOf(page, control).catch(() => null);
      if (ms !== null) timings.push({ screen: state.name, control: name, ms });
      const isElsewhere = new URL(page.url()).pathname !== new URL(url).pathname;
      if (isElsewhere || (await isCovered(page)) || (await page.locator(CONTROLS).count()) !== count)
        await openScreen(page, state);
    }
  }
}

async function isCovered(page: Page): Promise<boolean> {
  await page.keyboard.press('Escape');
  await settled(page);
  return (await page.locator('[role=dialog], [role=alertdialog], [role=menu]').count()) > 0;
}

async function openScreen(page: Page, state: ScreenState): Promise<void> {
  await state.open(page);
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await settled(page);
}

async function nameOf(control: Locator): Promise<string | null> {
  return control
    .evaluate((one) => {
      if (one.matches(':disabled, [aria-disabled=true], [type=file]')) return null;
      const label = one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : null;
      const name = one.getAttribute('aria-label') ?? label ?? one.textContent ?? '';
      return `${one.getAttribute('role') ?? one.tagName.toLowerCase()} ${name.trim().slice(0, 40)}`;
    })
    .catch(() => null);
}

function print(baseline: readonly number[]): void {
  const all = timings.map(({ ms }) => ms);
  const row = (name: string, times: readonly number[]) => ({
    name,
    count: times.length,
    median: quantile(times, 0.5),
    p98: quantile(times, 0.98),
    'p98 ÷ baseline': (quantile(times, 0.98) / quantile(baseline, 0.98)).toFixed(2),
  });
  const screens = [...new Set(timings.map(({ screen }) => screen))];
  console.table([
    row('baseline: a bare button', baseline),
    row('every control', all),
    ...screens.map((name) =>
      row(
        name,
        timings.filter(({ screen }) => screen === name).map(({ ms }) => ms),
      ),
    ),
  ]);
  console.log('\nSlowest, by the median of their rounds');
  const controls = new Map<string, number[]>();
  for (const { screen, control, ms } of timings) {
    const name = `${screen}: ${control}`;
    controls.set(name, [...(controls.get(name) ?? []), ms]);
  }
  console.table(
    [...controls]
      .map(([name, times]) => ({ name, median: quantile(times, 0.5), presses: times.length }))
      .sort((one, other) => other.median - one.median)
      .slice(0, 30),
  );
}

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
