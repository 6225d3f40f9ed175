/**
 * From a click or key to the next paint, at a CPU four times slower, of the controls of the main screens, as Event
 * Timing measures it (in steps of 8 ms); the aim is 56 ms. The baselines are a button, and the list of a select, of a page
 * without scripts of ours in the same browser; a select of ours is changed by a key. Also prints the controls after which the
 * focus is lost. `pnpm bench interaction '^report$'` takes the screens whose names match.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { enterAs, EVERY_SCREEN, inSweepWorld, launchBrowser } from './sweep-world.ts';
import type { ScreenState } from './way-in-states.ts';

const SLOWER = 4;
const AIM = 56;
/** From the input of a calculator to its result, which is painted with it (docs/quality). */
const CALCULATOR_AIM = 24;
/** Of each screen, so that the whole ends in minutes. */
const MOST_CONTROLS = 24;
const MOST_MS = 60_000;
const SCREENS =
  /^(splash|sign-up-email|estimates|estimate-(iws|waste|ventilation|permit-fee)|report-sample|dashboard-many|dashboard-team|report|subscription|plans|team|profile-full|integration-own|feedback|property-type|manufacturer-selection)$/;
const wanted = new RegExp(process.argv[2] ?? '');

/** Ends the session, leaves for another document, opens a file or spends money. */
const NOT_PRESSED =
  /sign out|sign in|log ?out|continue with|delete|remove|revoke|pay |resume|download|pdf|print|copy|export|create the report|send|save|install|archive|español|english/i;
const CONTROLS =
  'button, summary, [role=tab], [role=combobox], select, input:not([type=hidden], [type=file]), textarea';
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

type Timing = { readonly screen: string; readonly control: string; readonly ms: number };

declare global {
  interface Window {
    ridgelineTimings: number[];
    ridgelineSince: number;
  }
}

const timings: Timing[] = [];
const bare: number[] = [];
const bareSelect: number[] = [];
/** Controls after which the focus is on the body of the page. */
const unfocused: string[] = [];
await inSweepWorld(async (address) => {
  const browser = await launchBrowser();
  try {
    const button = '<button onclick="this.textContent += \'.\'">Press</button>';
    bare.push(...(await timesOfBare(browser, address, button)));
    const select = `<select>${'<option>2024 IRC</option>'.repeat(8)}</select>`;
    bareSelect.push(...(await timesOfBare(browser, address, select)));
    for (const { enter, states } of EVERY_SCREEN) {
      const here = states.filter(({ name }) => SCREENS.test(name) && wanted.test(name));
      if (here.length === 0) continue;
      const page = await openedPage(browser, address);
      await page.goto('/');
      await enter(page, enterAs);
      await slowDown(page);
      for (const state of here) await press(page, state);
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
});
print();
printUnfocused();

async function openedPage(from: Browser, baseURL: string): Promise<Page> {
  const context = await from.newContext({
    baseURL,
    locale: 'en-US',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(20_000);
  await context.addInitScript(() => {
    window.ridgelineTimings = [];
    window.ridgelineSince = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[])
        // An entry may be reported when the next interaction has begun.
        if (entry.interactionId > 0 && entry.startTime >= window.ridgelineSince)
          window.ridgelineTimings.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return context.newPage();
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Of a click on a page that has nothing else. */
async function timesOfBare(from: Browser, address: string, markup: string): Promise<readonly number[]> {
  const page = await openedPage(from, address);
  await page.setContent(markup);
  await slowDown(page);
  const times: number[] = [];
  for (let round = 0; round < 20; round++) {
    times.push(await timed(page, () => page.locator('button, select').click()));
    await page.keyboard.press('Escape');
  }
  await page.context().close();
  return times;
}

/** Each control of the screen once, and those of an overlay that it opens. */
async function press(page: Page, state: ScreenState): Promise<void> {
  const end = performance.now() + MOST_MS;
  const begun = timings.length;
  const seen = new Set<string>();
  await openScreen(page, state);
  while (seen.size < MOST_CONTROLS && performance.now() < end) {
    const next = await nextControl(page, seen);
    if (next === null) break;
    const path = new URL(page.url()).pathname;
    await record(page, state.name, next);
    const isOpen = (await page.locator(OVERLAYS).count()) > 0;
    if (await isFocusNowhere(page)) unfocused.push(`${state.name}: ${next.name}`);
    await closeOverlay(page);
    if (isOpen && (await isFocusNowhere(page))) unfocused.push(`${state.name}: ${next.name}, closed`);
    if (new URL(page.url()).pathname !== path || (await page.locator(OVERLAYS).count()) > 0)
      await openScreen(page, state);
  }
  process.stdout.write(`${state.name}: ${timings.length - begun} controls\n`);
}

/** Rows of a list differ in their numbers and names alone: one of each kind of control is enough. */
async function nextControl(
  page: Page,
  seen: Set<string>,
): Promise<{ readonly name: string; readonly control: Locator } | null> {
  const names = await page.locator(CONTROLS).evaluateAll((controls) =>
    controls.map((one) => {
      if (!one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return null;
      if (one.matches(':disabled, [aria-disabled=true], [tabindex="-1"]:not([role])')) return null;
      const label = one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : null;
      const name = one.getAttribute('aria-label') ?? label ?? one.textContent ?? '';
      const isRow = one.closest('tr, li') !== null && one.closest('header, nav') === null;
      return `${one.getAttribute('role') ?? one.getAttribute('type') ?? one.tagName.toLowerCase()} ${isRow ? 'of a row' : name.trim().slice(0, 40)}`;
    }),
  );
  for (const [index, name] of names.entries()) {
    if (name === null || seen.has(name) || NOT_PRESSED.test(name)) continue;
    seen.add(name);
    return { name, control: page.locator(CONTROLS).nth(index) };
  }
  return null;
}

async function record(
  page: Page,
  screen: string,
  { name, control }: { readonly name: string; readonly control: Locator },
): Promise<void> {
  const ms = await timeOf(page, control).catch(() => null);
  if (ms !== null) timings.push({ screen, control: name, ms });
  if (!/Your account|Find a page/.test(name) || ms === null) return;
  // The first opening loads its code; a key in it has to answer at once as well.
  const key = /Find/.test(name) ? 'p' : 'ArrowDown';
  timings.push({
    screen,
    control: `${name}: key ${key}`,
    ms: await timed(page, () => page.keyboard.press(key)),
  });
}

async function timeOf(page: Page, control: Locator): Promise<number> {
  // Its list is the browser's own, and opens as fast as that of a bare select (below); what is ours is the change.
  if (await control.evaluate((one) => one.matches('select'))) {
    await control.focus({ timeout: 2_000 });
    const [at, last] = await control.evaluate((one) => {
      const { selectedIndex, options } = one as HTMLSelectElement;
      return [selectedIndex, options.length - 1] as const;
    });
    return timed(page, () => page.keyboard.press(at === last ? 'ArrowUp' : 'ArrowDown'));
  }
  const isText = await control.evaluate((one) =>
    one.matches('input:not([type=radio], [type=checkbox], [type=range]), textarea'),
  );
  if (!isText) return timed(page, () => control.click({ timeout: 2_000, force: true }));
  await control.focus({ timeout: 2_000 });
  await page.keyboard.press('End');
  return timed(page, () => page.keyboard.press('Backspace'));
}

/** The longest event of the interaction; what is faster than Event Timing reports counts as its least. */
async function timed(page: Page, interact: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.ridgelineTimings.length = 0;
    window.ridgelineSince = performance.now();
  });
  await interact();
  // Event Timing reports after the paint that follows.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      ),
  );
  return page.evaluate(() => Math.max(16, ...window.ridgelineTimings));
}

async function closeOverlay(page: Page): Promise<void> {
  if ((await page.locator(OVERLAYS).count()) === 0) return;
  await page.keyboard.press('Escape');
  await page
    .waitForFunction((overlays) => document.querySelector(overlays) === null, OVERLAYS, {
      timeout: 1_000,
    })
    .catch(() => {});
}

/** A layer that is loaded, or another document, has the focus in a moment; what has lost it stays without. */
async function isFocusNowhere(page: Page): Promise<boolean> {
  return page
    .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 2_000 })
    .then(
      () => false,
      () => true,
    );
}

async function openScreen(page: Page, state: ScreenState): Promise<void> {
  await state.open(page);
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

function print(): void {
  const row = (name: string, times: readonly number[], aim = AIM) => ({
    name,
    count: times.length,
    median: quantile(times, 0.5),
    p98: quantile(times, 0.98),
    'p98 ÷ baseline': (quantile(times, 0.98) / quantile(bare, 0.98)).toFixed(2),
    over: times.filter((ms) => ms > aim).length,
  });
  const screens = [...new Set(timings.map(({ screen }) => screen))];
  const timesOf = (name: string) => timings.filter(({ screen }) => screen === name).map(({ ms }) => ms);
  console.table([
    row('baseline: a bare button', bare),
    row('the list of a bare select', bareSelect),
    row(
      'every control',
      timings.map(({ ms }) => ms),
    ),
    ...screens.map((name) => row(name, timesOf(name))),
  ]);
  const results = timings.filter(
    ({ screen, control }) =>
      screen.startsWith('estimate-') && /^(?:input|range|select|radio|checkbox) /.test(control),
  );
  console.log('\nA calculator: from an input to its repainted result');
  console.table([
    row(
      `aim ${CALCULATOR_AIM} ms`,
      results.map(({ ms }) => ms),
      CALCULATOR_AIM,
    ),
  ]);
  printOver(CALCULATOR_AIM, results);
  printOver(AIM, timings);
}

function printOver(aim: number, all: readonly Timing[]): void {
  console.log(`\nOver ${aim} ms`);
  console.table(all.filter(({ ms }) => ms > aim).toSorted((one, other) => other.ms - one.ms));
}

function printUnfocused(): void {
  console.log(`\nThe focus is nowhere after ${unfocused.length === 0 ? 'none' : 'these'}`);
  for (const what of unfocused) console.log(what);
}

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
