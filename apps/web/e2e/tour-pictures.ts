/**
 * The pictures of the docs in both languages, of the product as it is: `pnpm docs:pictures [name]`, into `docs/pictures` and
 * `docs/pictures/es`. Not part of the tests.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startLocalWorld } from '@ridgeline/local';
import { settled } from './checks.ts';
import { findBrowser } from './find-browser.ts';
import { PAPER_SHOTS, type PaperShot, takePapers } from './paper-pictures.ts';
import { signInAs } from './people.ts';

const LANGUAGES = {
  en: { folder: 'docs/pictures', address: 'Property address' },
  es: { folder: 'docs/pictures/es', address: 'Dirección de la propiedad' },
} as const;
type Language = keyof typeof LANGUAGES;

const wanted = process.argv[2] ?? '';
const DESK = { width: 1200, height: 760 };

type Shot = {
  readonly name: string;
  readonly as?: string;
  readonly show: (page: Page, language: Language) => Promise<unknown>;
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();
/** Once the app has taken the place of a prerendered page, and the sheets of a report are there. */
const whole = (page: Page) => page.waitForLoadState('networkidle');
const SHOTS: readonly Shot[] = [
  { name: 'tour-calculator', show: (page) => page.goto('/estimate/iws').then(() => whole(page)) },
  { name: 'tour-report', show: (page) => page.goto('/report/sample').then(() => whole(page)) },
  { name: 'tour-trace', show: openTrace },
  { name: 'tour-address', as: 'Gil', show: typeAddress },
  { name: 'tour-plan', as: 'Dana', show: (page) => page.goto('/subscription').then(() => heading(page)) },
  { name: 'tour-team', as: 'Olivia', show: (page) => page.goto('/myTeam').then(() => heading(page)) },
];

const dataFolder = await mkdtemp(join(tmpdir(), 'ridgeline-pictures-'));
const world = await startLocalWorld({ port: 0, dataFolder, durable: false, logLevel: 'error' });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
try {
  for (const language of ['en', 'es'] as const) {
    await mkdir(LANGUAGES[language].folder, { recursive: true });
    for (const shot of SHOTS.filter(({ name }) => name.includes(wanted))) await take(language, shot);
    const papers = PAPER_SHOTS.filter(({ name }) => name.includes(wanted) || wanted === 'papers');
    if (papers.length > 0) await takePapersOfDana(language, papers);
  }
} finally {
  await browser.close();
  await world.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

/** Signs in in English; what follows is in the language of the pictures. */
async function entered(language: Language, as: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL: world.address,
    locale: 'en-US',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: DESK,
  });
  const page = await context.newPage();
  if (as !== undefined) {
    await signInAs(page, as);
    await page.waitForURL(({ pathname }) => pathname !== '/login', { timeout: 60_000 });
  }
  await context.addCookies([{ name: 'ridgeline.language', value: language, url: world.address }]);
  return page;
}

async function take(language: Language, { name, as, show }: Shot): Promise<void> {
  const page = await entered(language, as);
  await show(page, language);
  await page.waitForLoadState('networkidle');
  await settled(page);
  await page.screenshot({ path: join(LANGUAGES[language].folder, `${name}.png`) });
  process.stdout.write(`${language} ${name}\n`);
  await page.context().close();
}

/** Of her report with the most to tell. */
async function takePapersOfDana(language: Language, shots: readonly PaperShot[]): Promise<void> {
  const page = await entered(language, 'Dana');
  await page.goto('/dashboard');
  await page
    .getByRole('link', { name: /3616 Belleview/ })
    .first()
    .click();
  await heading(page);
  await takePapers(page, language, shots, (name) => join(LANGUAGES[language].folder, name));
  await page.context().close();
}

async function openTrace(page: Page): Promise<void> {
  await page.goto('/report/sample');
  const source = page.locator('main summary').filter({ hasText: 'PLRB, El Paso County' }).first();
  await source.click();
  await source.evaluate((line) => line.scrollIntoView({ block: 'center' }));
}

async function typeAddress(page: Page, language: Language): Promise<void> {
  await page.goto('/addresslookup');
  await page.getByRole('combobox', { name: LANGUAGES[language].address }).fill('bannock');
  await page.getByRole('option').first().waitFor();
}
