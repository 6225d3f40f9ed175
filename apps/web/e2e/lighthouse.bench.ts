/**
 * Runs Lighthouse with a phone profile on the splash, the login and the dashboard, on its own world; the goal is a performance
 * of 98 and 100 for everything else (docs/quality). Lighthouse is downloaded when needed: nothing else uses it.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { startLocalWorld } from '@ridgeline/local';
import { findBrowser } from './find-browser.ts';
import { signInAs } from './people.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const PORT = 9_222;
const ROUNDS = 3;
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
};

const folder = await mkdtemp(join(tmpdir(), 'ridgeline-lighthouse-'));
const world = await startLocalWorld({
  port: 0,
  dataFolder: join(folder, 'data'),
  durable: false,
  logLevel: 'error',
});
const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath: await findBrowser(),
  baseURL: world.address,
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    `--remote-debugging-port=${PORT}`,
  ],
});
try {
  await printRows('/');
  await printRows('/login');
  // Keeps this tab open: the measured tab takes over its session.
  await signInAs(await firstTabOf(browser), 'Dana');
  await printRows('/dashboard', ['--disable-storage-reset']);
} finally {
  await browser.close();
  await world.stop();
  await rm(folder, { recursive: true, force: true });
}

async function firstTabOf(context: BrowserContext) {
  return context.pages()[0] ?? (await context.newPage());
}

/** By default the cache is empty; a signed-in user has visited before and has a filled cache. */
async function printRows(path: string, flags: readonly string[] = []): Promise<void> {
  const rows = [];
  for (let round = 0; round < ROUNDS; round++) rows.push(rowOf(await measure(world.address + path, flags)));
  console.log(`\n${path}`);
  console.table(rows);
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
