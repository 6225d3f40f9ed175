/**
 * `pnpm feel [name] [looks]`: opens every screen in its states at each width, with text of double size, in both themes and languages,
 * and prints layout shift, horizontal overflow, targets that are too small, and what axe finds. Long, and not part of the tests.
 * Both are patterns. A look is a mode, a width and a language, as in `pnpm feel '^plan' '(320|1440) es'`.
 *
 * A line is printed, and written to `reports/feel.tsv`, as soon as it is measured: Ctrl-C ends the sweep and loses nothing.
 * A sheet of an earlier sweep is kept, so that screens can be swept one by one.
 */
import { appendFile, mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { settled } from './checks.ts';
import { overflowOf, recordShifts, shiftsOf, smallTargets } from './feel/measures.ts';
import { enterAs, EVERY_SCREEN, inSweepWorld, launchBrowser } from './sweep-world.ts';
import type { Cast, ScreenState } from './way-in-states.ts';

const LANGUAGES = ['en', 'es'] as const;
type Look = { readonly width: number; readonly language: (typeof LANGUAGES)[number] };

type Mode = {
  readonly name: string;
  readonly widths: readonly number[];
  /** The least side of a target. */
  readonly least: number;
  readonly hasTouch: boolean;
  readonly flags: readonly string[];
  /** Milliseconds that each request takes. */
  readonly latency?: number;
};

/** As people set it in their browser, with which breakpoints grow as well. */
const LARGE = ['--blink-settings=defaultFontSize=32'];

const MODES: readonly Mode[] = [
  { name: 'phone', widths: [320, 375], least: 44, hasTouch: true, flags: [] },
  { name: 'desk', widths: [576, 1168, 1440], least: 24, hasTouch: false, flags: [] },
  { name: 'large text', widths: [320, 375, 1440], least: 24, hasTouch: false, flags: LARGE },
  // Each answer comes later than a browser forgives a press that moves the page.
  { name: 'slow phone', widths: [320, 375], least: 44, hasTouch: true, flags: [], latency: 600 },
  { name: 'slow desk', widths: [576, 1168], least: 24, hasTouch: false, flags: [], latency: 600 },
  { name: 'slow large text', widths: [375, 1440], least: 24, hasTouch: false, flags: LARGE, latency: 600 },
];
const MOST_SHIFT = 0.02;
const SHEET = 'reports/feel.tsv';
const [states = '', looks = ''] = process.argv.slice(2);
const wantedStates = new RegExp(states);
const wantedLooks = new RegExp(looks);

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

await mkdir('reports', { recursive: true });
await inSweepWorld(async (address) => {
  for (const cast of EVERY_SCREEN) {
    const states = cast.states.filter(({ name }) => wantedStates.test(name));
    if (states.length === 0) continue;
    for (const mode of MODES) if (!stop.signal.aborted) await sweep(address, mode, { ...cast, states });
  }
});

async function sweep(baseURL: string, mode: Mode, { who, enter, states }: Cast): Promise<void> {
  const looks = mode.widths
    .flatMap((width) => LANGUAGES.map((language): Look => ({ width, language })))
    .filter(({ width, language }) => wantedLooks.test(`${mode.name} ${width} ${language}`));
  const [first] = looks;
  if (first === undefined) return;
  const browser = await launchBrowser(mode.flags);
  try {
    const context = await browser.newContext({
      baseURL,
      locale: 'en-US',
      hasTouch: mode.hasTouch,
      isMobile: mode.hasTouch,
      serviceWorkers: 'block',
      viewport: { width: first.width, height: 800 },
    });
    await recordShifts(context);
    const page = await context.newPage();
    await page.goto('/');
    await enter(page, enterAs);
    if (mode.latency !== undefined) await delayAnswers(page, mode.latency);
    for (const state of states) {
      for (const look of looks) {
        if (stop.signal.aborted) return;
        await visit(page, state, mode, look).catch((problem: unknown) =>
          tell([state.name, mode.name, look.width, look.language, 'NOT OPENED', problem]),
        );
      }
      await page.unrouteAll();
    }
  } catch (problem) {
    // A sign-in that fails does not end the sweep for the others.
    await tell([who, mode.name, '', '', 'NOT ENTERED', problem]);
  } finally {
    await browser.close();
  }
}

async function delayAnswers(page: Page, latency: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...unlimited });
}

async function visit(page: Page, state: ScreenState, mode: Mode, { width, language }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width, height: 800 });
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'ridgeline.language', value: language, url: origin }]);
  await ready(page, state);
  const { sum, all } = await shiftsOf(page);
  const overflow = await overflowOf(page);
  const small = mode.flags === LARGE ? [] : await smallTargets(page, mode.least);
  const found: [kind: string, what: string][] = [];
  if (sum > MOST_SHIFT)
    for (const { value, moved } of all)
      if (value > 0.002) found.push(['SHIFT', `${value.toFixed(3)} ${moved.join(' | ')}`]);
  for (const what of overflow.what) found.push(['OVERFLOW', `${overflow.by} ${what}`]);
  // What is not an element (a pseudo-element) reaches out as well.
  if (overflow.by > 0 && overflow.what.length === 0) found.push(['OVERFLOW', String(overflow.by)]);
  for (const target of small) found.push(['SMALL', `${target.width}×${target.height} ${target.what}`]);
  // Late answers end in the same screen.
  if (mode.latency === undefined) found.push(...(await barriersOn(page, mode)));
  for (const finding of found) await tell([state.name, mode.name, width, language, ...finding]);
  await tell([state.name, mode.name, width, language, found.length === 0 ? 'fine' : 'end', sum.toFixed(3)]);
}

async function barriersOn(page: Page, mode: Mode): Promise<readonly [kind: string, what: string][]> {
  await settled(page);
  const light = await violationsOn(page, 'every');
  const found = light.map(({ id, at }): [string, string] => ['AXE', `light ${id} ${at.join(' | ')}`]);
  // A theme changes only colors, and the size of the text changes none.
  if (mode.flags === LARGE) return found;
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  const dark = await violationsOn(page, 'contrast');
  return [...found, ...dark.map(({ id, at }): [string, string] => ['AXE', `dark ${id} ${at.join(' | ')}`])];
}

/** Prints one finding at once, and adds it to the sheet. */
async function tell(cells: readonly unknown[]): Promise<void> {
  const texts = cells.map((cell) => String(cell).replaceAll(/\s+/g, ' ').slice(0, 600));
  process.stdout.write(`${texts.join(' ')}\n`);
  await appendFile(SHEET, `${texts.join('\t')}\n`);
}

async function ready(page: Page, state: ScreenState): Promise<void> {
  await state.open(page);
  await page.locator('main h1').first().waitFor();
  if (state.isUnanswered !== true) await page.waitForLoadState('networkidle');
  await settled(page);
}
