import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { kept, stored, strip } from './on-device.ts';
import { openReport } from './own-report.ts';
import { demoPerson, signOut } from './people.ts';
import { rollOut } from './two-releases.ts';
import { expect, test } from './walk.ts';
import { addressOfWorker } from './worlds.ts';

test.use({ serviceWorkers: 'allow' });

const firstFigure = (page: Page) =>
  page.getByRole('region', { name: 'Result' }).getByRole('definition').first();

/** Each with a field and a figure that follows from it, which the code on this device has worked out. */
const CALCULATORS = [
  { type: 'iws', title: 'Ice & water shield', field: 'Overhang', value: '26', figure: '61.49 in' },
  {
    type: 'waste',
    title: 'Waste',
    field: 'Roof area',
    value: '30 squares',
    figure: /^\d+ bundles$/,
    first: 'Measured',
  },
  { type: 'ventilation', title: 'Ventilation', field: 'Attic floor', value: '1,800 sq ft', figure: /sq in/ },
  {
    type: 'permit-fee',
    title: 'Permit fee',
    field: 'Value of the project',
    value: '$12,345',
    figure: '$223.25',
  },
] as const;

test('CALC-6 without a connection a visitor has the app and each calculator, also by a link never opened before', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await stored(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { type, title, field, value, figure, ...more } of CALCULATORS) {
    await page.goto(`/estimate/${type}`);
    await expect(page).toHaveTitle(`${title} · Ridgeline`);
    if ('first' in more) await page.getByText(more.first, { exact: true }).click();
    await page.getByRole('textbox', { name: field }).first().fill(value);
    await expect(firstFigure(page)).toHaveText(figure);
    // The inputs follow into the address.
    await expect(page).toHaveURL(/[?]/);
    await page.reload();
    await expect(firstFigure(page)).toHaveText(figure);
  }
  await expectAccessible(page);
});

test('AUTH-9.2 the login screen that is stored, whose policy does not admit it, does not ask for the one-tap prompt', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('request', (request) => {
    if (request.url().endsWith('/local/google-identity.js')) scripts.push(request.url());
  });
  await page.goto('/');
  await stored(page);
  await page.goto('/login');
  // From the server, also where the service worker passes it on.
  await expect.poll(() => scripts.length).toBe(1);
  // What is fetched ahead has come.
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.reload();
  await page.getByLabel('Email').fill(demoPerson('Dana').email);
  // The app has asked for the same before; its copy still names the prompt.
  const configuration = await page.evaluate(() =>
    fetch('/app-config.json').then((answer) => answer.json() as Promise<unknown>),
  );
  expect(configuration).toHaveProperty('oneTap');
  await expectAccessible(page);
  expect(scripts).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('the server describes an app that can be installed, and how its files may be stored', async ({
  page,
}) => {
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  });
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url } = (await manifest.json()) as { icons: { src: string }[]; start_url: string };
  for (const path of [start_url, ...icons.map(({ src }) => src)]) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
  // Nothing keeps Chromium from offering it, but that the window of a test is incognito, where it counts that.
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const reasons = async () =>
    (await session.send('Page.getInstallabilityErrors')).installabilityErrors.map(({ errorId }) => errorId);
  await expect.poll(async () => (await reasons()).filter((reason) => reason !== 'in-incognito')).toEqual([]);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
});

test('pages that ask the API nothing say after a reload that the server is not reached, until it is', async ({
  browser,
}, { parallelIndex }) => {
  test.slow();
  const site = await rollOut(addressOfWorker(parallelIndex));
  const context = await browser.newContext({ baseURL: site.address, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    await page.goto('/');
    await stored(page);
    for (const path of ['/login', '/signup', '/forgot-password']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      site.setLine(false);
      await page.reload();
      await expect(strip(page), path).toContainText('You are offline. Calculators work.');
      expect(await page.evaluate(() => navigator.onLine)).toBe(true);
      await expectAccessible(page);
      site.setLine(true);
      await expect(strip(page), path).toHaveCount(0);
    }
  } finally {
    await context.close();
    await site.stop();
  }
});

test('a report that was opened is read without a connection, with its age, until a sign-out', async ({
  page,
  context,
  enterAs,
}) => {
  await enterAs(page, 'Marcus');
  await stored(page);
  await kept(page);
  const path = await openReport(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await context.setOffline(true);
  await expect(strip(page)).toContainText('You are offline. Opened reports and calculators work.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(strip(page)).toContainText(/This copy was saved on /);
  await expectAccessible(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('link', { name: /\d/ }).first()).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL('/login');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  const rows = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open('ridgeline-own');
        opened.addEventListener('success', () => {
          const count = opened.result.transaction('records').objectStore('records').count();
          count.addEventListener('success', () => resolve(count.result));
        });
      }),
  );
  expect(rows).toBe(0);
});
