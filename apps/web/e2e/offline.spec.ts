import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { DEMO_PASSWORD, demoPerson, enterAsNew, signInAs, signInWith, signOut } from './people.ts';
import { claimIs, makeReport, openReport, saveClaim, typeClaim, writeClaim } from './own-report.ts';
import { rollOut } from './two-releases.ts';
import { expect, test } from './walk.ts';
import { addressOfWorker } from './worlds.ts';

test.use({ serviceWorkers: 'allow' });

const releases = (page: Page) =>
  page.evaluate(() => caches.keys().then((names) => names.filter((name) => name.includes('release'))));

/** Waits until the browser has stored the release. */
async function stored(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 45_000 })
    .toBe('activated');
}

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
});

const strip = (page: Page) => page.getByRole('region', { name: 'Connection' });

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

/** Until what was read can be read again without a connection. */
async function kept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('ridgeline.offline-secret')))
    .not.toBeNull();
}

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

test('RPT-5 an edit without a connection waits through a closed tab and another person, and is sent at the next sign-in', async ({
  page,
  context,
}, { project }) => {
  test.slow();
  const email = `roof.${project.name}.${Date.now()}@example.com`;
  await enterAsNew(page, email);
  await stored(page);
  await kept(page);
  const path = await makeReport(page);
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible();

  await context.setOffline(true);
  await writeClaim(page, '24-7001');
  await claimIs(page, '24-7001');
  await expect(strip(page)).toContainText('1 change is waiting to be sent.');
  await page.reload();
  await claimIs(page, '24-7001');
  await strip(page).getByRole('button', { name: 'See changes' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('24-7001');
  await expectAccessible(page);
  await page.close();

  await context.setOffline(false);
  const shared = await context.newPage();
  await signInAs(shared, 'Marcus');
  await expect(shared.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await kept(shared);
  await expect(strip(shared)).toHaveCount(0);
  await signOut(shared);
  await expect(shared).toHaveURL('/login');

  await signInWith(shared, email, DEMO_PASSWORD);
  await kept(shared);
  await shared.goto(path);
  await claimIs(shared, '24-7001');
  await expect(strip(shared)).toHaveCount(0);

  // Two tabs with the same report: the second does not see what the first writes while it writes itself.
  const other = await context.newPage();
  await other.goto(path);
  await claimIs(other, '24-7001');
  await expect(other.getByRole('button', { name: 'More' })).toBeVisible();
  await kept(other);
  await typeClaim(other, 'SECOND');
  await writeClaim(shared, 'FIRST');
  await claimIs(shared, 'FIRST');
  await saveClaim(other);
  await claimIs(other, 'FIRST');
  await expect(strip(other)).toContainText('1 change needs your decision.');
  await strip(other).getByRole('button', { name: 'See changes' }).press('Enter');
  const changes = other.getByRole('dialog');
  await expect(changes).toContainText('FIRST');
  await expect(changes).toContainText('SECOND');
  await expectAccessible(other);
  await changes.getByRole('button', { name: 'Send mine' }).press('Enter');
  await expect(changes).toContainText('Everything has been sent.');
  // Both tabs show it, without a reload.
  await changes.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(other.getByRole('main')).toBeFocused();
  for (const tab of [other, shared]) await claimIs(tab, 'SECOND');
});

test('CALC-5 D RPT-5.2 a calculation and a flag wait in the list, a sign-out says so, and they are sent at the next sign-in', async ({
  page,
  context,
}, { project }) => {
  test.slow();
  const email = `attic.${project.name}.${Date.now()}@example.com`;
  await enterAsNew(page, email);
  await stored(page);
  await kept(page);
  const path = await makeReport(page);
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
  const calculator = path.replace('/report/', '/calculators/waste/');
  await page.goto(calculator);
  const save = page.getByRole('button', { name: 'Save to report' });
  await expect(save).toBeVisible();
  // What it starts with has come: nothing is saved to a report that could not be read.
  await expect(page.getByText(/^(Filled in from|Report [0-9]+ has none)/)).toBeVisible();

  await context.setOffline(true);
  await save.press('Enter');
  await expect(page.getByText('Saved on this device. It will be saved to report').first()).toBeVisible();
  await expect(strip(page)).toContainText('1 change is waiting to be sent.');
  await page.goto(path);
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Claim, job and date' }).click();
  await page.getByRole('checkbox', { name: 'Starred' }).press('Space');
  await saveClaim(page);
  await expect(page.getByRole('main').getByText('Starred', { exact: true })).toBeVisible();
  await strip(page).getByRole('button', { name: 'See changes' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Calculation to save');
  await expect(page.getByRole('dialog')).toContainText('Starred');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await signOut(page);
  await expect(page.getByText('2 changes were not sent yet.').first()).toBeVisible();

  await context.setOffline(false);
  await signInWith(page, email, DEMO_PASSWORD);
  await kept(page);
  await expect(strip(page)).toHaveCount(0);
  await page.goto(path);
  await expect(page.getByRole('main').getByText('Starred', { exact: true })).toBeVisible();
  // The letter to the carrier names what is saved.
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/calculations') && answer.ok());
  await page.goto(calculator);
  await save.press('Enter');
  await saved;
  const calculations = await page.evaluate(
    async (number) => {
      const token = Object.entries(sessionStorage).find(([key]) => key.endsWith('.accessToken'))?.[1];
      const answer = await fetch(`/api/codeReports/${number}/calculations`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return ((await answer.json()) as { items: unknown[] }).items.length;
    },
    path.replace('/report/', ''),
  );
  // The same calculation is kept once: it had arrived before.
  expect(calculations).toBe(1);
});

test('START-8 an edit waits while a new build takes over, and is sent by that', async ({ browser }, {
  project,
  parallelIndex,
}) => {
  test.slow();
  const site = await rollOut(addressOfWorker(parallelIndex));
  const context = await browser.newContext({ baseURL: site.address, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    const script = () => page.locator('script[src^="/assets/"]').first().getAttribute('src');
    await enterAsNew(page, `build.${project.name}.${Date.now()}@example.com`);
    await stored(page);
    await kept(page);
    const path = await makeReport(page);
    await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
    expect(await script()).not.toContain('/next-');
    site.setApi(false);
    await writeClaim(page, '24-8002');
    await expect(strip(page)).toContainText('1 change is waiting to be sent.');

    site.release();
    // The first visits are left at once, while the service worker still asks for the newer page.
    for (let visit = 0; visit < 3; visit++) {
      const asked = site.timesAsked('/index.html');
      await page.goto(path, { waitUntil: 'commit' });
      await page.goto('about:blank');
      await expect.poll(() => site.timesAsked('/index.html'), { timeout: 45_000 }).toBeGreaterThan(asked);
    }
    // A page from the store looks for a newer release, which takes over once it is stored; a reload asks the server.
    // Seconds apart: each visit loads the whole app, and the release is stored meanwhile.
    await expect(async () => {
      await page.goto(path);
      const asked = `${site.timesAsked('/sw.js')} times the worker, ${site.timesAsked('/assets/next-')} new files`;
      expect(await script(), asked).toContain('/next-');
    }).toPass({ intervals: [1_000, 5_000], timeout: 150_000 });
    expect(await releases(page)).toHaveLength(2);
    await expect(strip(page)).toContainText('1 change is waiting to be sent.');
    await claimIs(page, '24-8002');

    site.setApi(true);
    await page.reload();
    await expect(strip(page)).toHaveCount(0);
    await claimIs(page, '24-8002');
  } finally {
    await context.close();
    await site.stop();
  }
});
