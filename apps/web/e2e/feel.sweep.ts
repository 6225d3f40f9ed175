/**
 * `pnpm feel [name]`: opens every screen in its states at each width, with text of double size, in both themes and languages,
 * and prints layout shift, horizontal overflow, targets that are too small, and what axe finds. Long, and not part of the tests.
 */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settled } from './checks.ts';
import { overflowOf, recordShifts, shiftsOf, smallTargets } from './feel/measures.ts';
import { enterAs, EVERY_SCREEN, inSweepWorld, launchBrowser } from './sweep-world.ts';
import type { ScreenState } from './way-in-states.ts';

/** Each with the widths of its windows, and the least side of a target. */
const MODES = [
  { name: 'phone', widths: [320, 375], least: 44, hasTouch: true, flags: [] },
  { name: 'desk', widths: [576, 1168, 1440], least: 24, hasTouch: false, flags: [] },
  // As people set it in their browser, with which breakpoints grow as well.
  {
    name: 'large text',
    widths: [375, 1440],
    least: 24,
    hasTouch: false,
    flags: ['--blink-settings=defaultFontSize=32'],
  },
] as const;
type Mode = (typeof MODES)[number];
const MOST_SHIFT = 0.02;
const wanted = new RegExp(process.argv[2] ?? '');

type Row = {
  readonly screen: string;
  readonly mode: Mode['name'];
  readonly width: number;
  readonly shift: number;
  readonly overflow: number;
  readonly small: number;
  readonly axe: string;
};
const rows: Row[] = [];

await inSweepWorld(async (address) => {
  for (const mode of MODES) await sweep(address, mode);
});
console.table(rows);

async function sweep(baseURL: string, mode: Mode): Promise<void> {
  const browser = await launchBrowser(mode.flags);
  for (const { who, enter, states } of EVERY_SCREEN) {
    const here = states.filter(({ name }) => wanted.test(name));
    if (here.length === 0) continue;
    const context = await browser.newContext({
      baseURL,
      locale: 'en-US',
      hasTouch: mode.hasTouch,
      isMobile: mode.hasTouch,
      serviceWorkers: 'block',
      viewport: { width: mode.widths[0], height: 800 },
    });
    await recordShifts(context);
    const page = await context.newPage();
    await page.goto('/');
    await enter(page, enterAs);
    for (const state of here) {
      await visit(page, state, mode).catch((problem: unknown) =>
        console.log(`${who} ${state.name}: NOT OPENED ${String(problem).slice(0, 400)}`),
      );
      await page.unrouteAll();
    }
    await context.close();
  }
  await browser.close();
}

async function visit(page: Page, state: ScreenState, mode: Mode): Promise<void> {
  for (const width of mode.widths) {
    await look(page, 'en', 'light');
    await page.setViewportSize({ width, height: 800 });
    await ready(page, state);
    const { sum, all } = await shiftsOf(page);
    const overflow = await overflowOf(page);
    const small = mode.name === 'large text' ? [] : await smallTargets(page, mode.least);
    const violations = width === 320 || width === 1440 ? await violationsOf(page) : [];
    rows.push({
      screen: state.name,
      mode: mode.name,
      width,
      shift: Math.round(sum * 1000) / 1000,
      overflow: overflow.by,
      small: small.length,
      axe: violations.map(({ id }) => id).join(' '),
    });
    const at = `${state.name} ${mode.name} ${width}`;
    if (sum > MOST_SHIFT)
      for (const { value, moved } of all)
        if (value > 0.002) console.log(`${at}: SHIFT ${value.toFixed(3)} ${moved.join(' | ')}`);
    for (const what of overflow.what) console.log(`${at}: OVERFLOW ${overflow.by} ${what}`);
    for (const { width, height, what } of small) console.log(`${at}: SMALL ${width}×${height} ${what}`);
    for (const violation of violations) console.log(`${at}: AXE ${violation.id} ${violation.at}`);
  }
  if (mode.name !== 'large text') await visitInSpanish(page, state, mode);
}

/** In the dark, and at the widths at which words of other lengths matter. */
async function visitInSpanish(page: Page, state: ScreenState, mode: Mode): Promise<void> {
  const width = mode.name === 'phone' ? 320 : 1440;
  await look(page, 'es', 'dark');
  await page.setViewportSize({ width, height: 800 });
  await ready(page, state);
  const at = `${state.name} ${mode.name} ${width} es dark`;
  const { by, what } = await overflowOf(page);
  for (const one of what) console.log(`${at}: OVERFLOW ${by} ${one}`);
  for (const { id, at: where } of await violationsOf(page)) console.log(`${at}: AXE ${id} ${where}`);
}

async function look(page: Page, language: 'en' | 'es', colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page
    .context()
    .addCookies([{ name: 'ridgeline.language', value: language, url: new URL(page.url()).origin }]);
}

async function ready(page: Page, state: ScreenState): Promise<void> {
  await state.open(page);
  await page.locator('main h1').first().waitFor();
  if (state.isUnanswered !== true) await page.waitForLoadState('networkidle');
  await settled(page);
}

async function violationsOf(page: Page): Promise<readonly { readonly id: string; readonly at: string }[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target }) => target.join(' ')).join(' | '),
  }));
}
