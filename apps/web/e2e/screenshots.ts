/**
 * `pnpm screenshots [name] [looks]`: pictures of every screen in its states, at each width, in both themes and languages, and a
 * contact sheet of each screen, in `reports/screenshots`. Both are patterns. A look is a width, a theme and a language, as in
 * `pnpm screenshots '^plan' '375 light en|1440 dark es'`. For visual review, not part of the tests.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { settled } from './checks.ts';
import { enterAs, EVERY_SCREEN, inSweepWorld, launchBrowser } from './sweep-world.ts';
import { readIn, type Cast, type ScreenState } from './way-in-states.ts';

const FOLDER = 'reports/screenshots';
const LANGUAGES = ['en', 'es'] as const;
const THEMES = ['light', 'dark'] as const;
const DEVICES = [
  { widths: [375, 576], height: 800, hasTouch: true },
  { widths: [1168, 1440], height: 900, hasTouch: false },
] as const;
type Device = (typeof DEVICES)[number];
type Look = {
  readonly width: number;
  readonly theme: (typeof THEMES)[number];
  readonly language: (typeof LANGUAGES)[number];
};

const [states = '', looks = ''] = process.argv.slice(2);
const wantedStates = new RegExp(states);
const wantedLooks = new RegExp(looks);

/** The contact sheet shows no more of a long page. */
const TALLEST = 2_400;

await inSweepWorld(async (address) => {
  const browser = await launchBrowser();
  try {
    for (const cast of EVERY_SCREEN) {
      const states = cast.states.filter(({ name }) => wantedStates.test(name));
      if (states.length === 0) continue;
      const taken = new Map<string, Look[]>();
      for (const device of DEVICES) await takeOn(device, { ...cast, states }, taken);
      for (const [name, looks] of taken) {
        // The pictures themselves are there.
        await drawSheet(browser, name, looks).catch((problem: unknown) => notDone(name, 'NO SHEET', problem));
      }
    }
  } finally {
    await browser.close();
  }

  async function takeOn(
    { widths, height, hasTouch }: Device,
    { enter, states }: Cast,
    taken: Map<string, Look[]>,
  ): Promise<void> {
    const context = await browser.newContext({
      baseURL: address,
      locale: 'en-US',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      hasTouch,
      isMobile: hasTouch,
      viewport: { width: widths[0], height },
    });
    const page = await context.newPage();
    await page.goto('/');
    await enter(page, enterAs);
    for (const state of states) {
      const looks = await take(page, state, widths, height).catch((problem: unknown) => {
        notDone(state.name, 'NOT TAKEN', problem);
        return [];
      });
      taken.set(state.name, [...(taken.get(state.name) ?? []), ...looks]);
      await page.unrouteAll();
    }
    await context.close();
  }
});

function notDone(name: string, what: string, problem: unknown): void {
  process.stdout.write(`${name}: ${what} ${String(problem).slice(0, 300)}\n`);
}

async function take(
  page: Page,
  state: ScreenState,
  widths: readonly number[],
  height: number,
): Promise<readonly Look[]> {
  await mkdir(join(FOLDER, state.name), { recursive: true });
  const looks: Look[] = [];
  for (const language of LANGUAGES) {
    const here = widths.flatMap((width) =>
      THEMES.map((theme) => ({ width, theme, language })).filter((look) => wantedLooks.test(nameOf(look))),
    );
    if (here.length === 0) continue;
    // The English page is not open if no picture of it was wanted.
    if (language === 'es' && looks.length === 0) await readIn(page, 'en', state);
    await readIn(page, language, state);
    for (const look of here) {
      await page.setViewportSize({ width: look.width, height });
      await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' });
      // The language is chosen in the footer.
      await page.evaluate(() => window.scrollTo(0, 0));
      await settled(page);
      await page.screenshot({ path: pathOf(state.name, look), fullPage: state.isOverlay !== true });
      looks.push(look);
    }
  }
  return looks;
}

function nameOf({ width, theme, language }: Look): string {
  return `${width} ${theme} ${language}`;
}

function pathOf(state: string, look: Look): string {
  return join(FOLDER, state, `${nameOf(look).replaceAll(' ', '-')}.png`);
}

async function drawSheet(browser: Browser, name: string, looks: readonly Look[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: looks.length > 4 ? 2_800 : 1_400, height: 800 } });
  const figures = await Promise.all(
    looks.map(async (look) => {
      const picture = await readFile(pathOf(name, look), 'base64');
      const shown = look.width < 1_000 ? look.width : look.width * 0.6;
      const caption = `${name} ${nameOf(look)}`;
      return `<figure style="margin:0;width:${shown}px">
        <figcaption style="font:13px sans-serif">${caption}</figcaption>
        <div style="max-height:${TALLEST / 2}px;overflow:hidden"><img alt="" width="${shown}" src="data:image/png;base64,${picture}"></div>
      </figure>`;
    }),
  );
  await page.setContent(
    `<body style="margin:8px;background:#777"><div style="display:flex;flex-wrap:wrap;gap:12px;align-items:start">${figures.join('')}</div></body>`,
  );
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
  await page.close();
  process.stdout.write(`${name}\n`);
}
