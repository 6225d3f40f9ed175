/** The pictures of the docs, of the product as it is: `pnpm docs:pictures [name]`, into `docs/pictures`. Not part of the tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startLocalWorld } from '@ridgeline/local';
import { settled } from './checks.ts';
import { findBrowser } from './find-browser.ts';
import { PAPER_SHOTS, type PaperShot, takePapers } from './paper-pictures.ts';
import { signInAs } from './people.ts';

const FOLDER = 'docs/pictures';
const wanted = process.argv[2] ?? '';
const DESK = { width: 1200, height: 760 };

type Shot = { readonly name: string; readonly as?: string; readonly show: (page: Page) => Promise<unknown> };

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();
const SHOTS: readonly Shot[] = [
  { name: 'tour-calculator', show: (page) => page.goto('/estimate/iws').then(() => heading(page)) },
  { name: 'tour-report', show: (page) => page.goto('/report/sample').then(() => heading(page)) },
  { name: 'tour-trace', show: openTrace },
  { name: 'tour-address', as: 'Gil', show: typeAddress },
  { name: 'tour-plan', as: 'Dana', show: (page) => page.goto('/subscription').then(() => heading(page)) },
  { name: 'tour-team', as: 'Olivia', show: (page) => page.goto('/myTeam').then(() => heading(page)) },
];

const dataFolder = await mkdtemp(join(tmpdir(), 'ridgeline-pictures-'));
const world = await startLocalWorld({ port: 0, dataFolder, durable: false, logLevel: 'error' });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
try {
  for (const shot of SHOTS.filter(({ name }) => name.includes(wanted))) await take(browser, shot);
  const papers = PAPER_SHOTS.filter(({ name }) => name.includes(wanted) || wanted === 'papers');
  if (papers.length > 0) await takePapersOfDana(browser, papers);
} finally {
  await browser.close();
  await world.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function take(from: Browser, { name, as, show }: Shot): Promise<void> {
  const context = await from.newContext({
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
  await show(page);
  await page.waitForLoadState('networkidle');
  await settled(page);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  process.stdout.write(`${name}\n`);
  await context.close();
}

/** Of her report with the most to tell. */
async function takePapersOfDana(from: Browser, shots: readonly PaperShot[]): Promise<void> {
  const context = await from.newContext({ baseURL: world.address, locale: 'en-US', viewport: DESK });
  const page = await context.newPage();
  await signInAs(page, 'Dana');
  await page.waitForURL(({ pathname }) => pathname !== '/login', { timeout: 60_000 });
  await page.goto('/dashboard');
  await page
    .getByRole('link', { name: /3616 Belleview/ })
    .first()
    .click();
  await heading(page);
  await takePapers(page, shots, (name) => join(FOLDER, name));
  await context.close();
}

async function openTrace(page: Page): Promise<void> {
  await page.goto('/report/sample');
  const source = page.getByText('GeoNames (CC BY 4.0)').first();
  await source.click();
  await source.evaluate((line) => line.scrollIntoView({ block: 'center' }));
}

async function typeAddress(page: Page): Promise<void> {
  await page.goto('/addresslookup');
  await page.getByRole('combobox', { name: 'Property address' }).fill('bannock');
  await page.getByRole('option').first().waitFor();
}
