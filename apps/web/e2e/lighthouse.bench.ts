/**
 * Runs Lighthouse with a phone profile on the splash, the login, the sample and the calculators of a visitor, the dashboard, a
 * report of one's own and a shared one. Visitors come over HTTP/2, as in production; who is signed in has the files stored. The
 * goal is a performance of 98 and 100 for everything else (docs/quality). Prints what is below it. Lighthouse is downloaded when
 * needed: nothing else uses it. `pnpm bench lighthouse '^/report'` takes the paths that match.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { startLocalWorld } from '@ridgeline/local';
import { findBrowser } from './find-browser.ts';
import { http2Front } from './http2-front.ts';
import { signInAs } from './people.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const PORT = 9_222;
const ROUNDS = 3;
const FOR_VISITORS = ['/', '/login', '/report/sample', '/estimate/iws', '/estimate/waste'];
const wanted = new RegExp(process.argv[2] ?? '');
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

type Report = {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score?: number | null; readonly displayValue?: string }>
  >;
};

const folder = await mkdtemp(join(tmpdir(), 'ridgeline-lighthouse-'));
const world = await startLocalWorld({
  port: 0,
  dataFolder: join(folder, 'data'),
  durable: false,
  logLevel: 'error',
});
const front = await http2Front(folder, world.address);
const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath: await findBrowser(),
  baseURL: world.address,
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--ignore-certificate-errors',
    '--disable-background-networking',
    `--remote-debugging-port=${PORT}`,
  ],
});
try {
  for (const path of FOR_VISITORS) await printRows(front, path);
  // Keeps this tab open: the measured tab takes over its session.
  const tab = await firstTabOf(browser);
  await signInAs(tab, 'Dana');
  const report = await tab.locator('main a[href^="/report/"]').first().getAttribute('href');
  if (report === null) throw new Error('the dashboard lists no report');
  for (const path of ['/dashboard', report]) await printRows(world, path, ['--disable-storage-reset']);
  const shared = await sharedLink(tab, report);
  await becomeVisitor(tab);
  await printRows(front, shared);
} finally {
  await browser.close();
  front.stop();
  await world.stop();
  await rm(folder, { recursive: true, force: true });
}

/** A path to the report for whoever has it. */
async function sharedLink(tab: Page, report: string): Promise<string> {
  await tab.goto(report);
  await tab.getByRole('button', { name: 'Share' }).click();
  const link = new URL(await tab.getByLabel('Link', { exact: true }).inputValue());
  return link.pathname + link.search;
}

/** Whoever is known to be signed in gets no prerendered page. */
async function becomeVisitor(tab: Page): Promise<void> {
  await tab.goto('/app-config.json');
  await tab.evaluate(() => sessionStorage.clear());
  await tab.context().clearCookies();
}

async function firstTabOf(context: BrowserContext) {
  return context.pages()[0] ?? (await context.newPage());
}

/** By default the cache is empty; a signed-in user has visited before and has a filled cache. */
async function printRows(
  { address }: { readonly address: string },
  path: string,
  flags: readonly string[] = [],
): Promise<void> {
  if (!wanted.test(path)) return;
  const rows = [];
  const failed = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const report = await measure(address + path, flags);
    rows.push(rowOf(report));
    for (const audit of failedAudits(report)) failed.add(audit);
  }
  console.log(`\n${path}`);
  console.table(rows);
  for (const audit of failed) console.log(`not passed: ${audit}`);
}

/** What keeps accessibility, best practices and SEO from 100. */
function failedAudits({ categories, audits }: Report): readonly string[] {
  const weighed = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id));
  return weighed.filter((id) => audits[id]?.score === 0);
}

function rowOf({ categories, audits }: Report) {
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? 0) * 100),
  ]);
  return Object.fromEntries([...scores, ...FIGURES.map((name) => [name, audits[name]?.displayValue ?? '–'])]);
}

async function measure(address: string, flags: readonly string[]): Promise<Report> {
  const report = join(folder, 'report.json');
  const args = ['-y', LIGHTHOUSE, address, '--quiet', `--port=${PORT}`, ...flags];
  const child = spawn('npx', [...args, '--output=json', `--output-path=${report}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error(`Lighthouse could not measure ${address}`);
  return JSON.parse(await readFile(report, 'utf8'));
}
