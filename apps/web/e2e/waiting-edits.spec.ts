import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { kept, stored, strip } from './on-device.ts';
import { claimIs, makeReport, saveClaim, typeClaim, writeClaim } from './own-report.ts';
import { DEMO_PASSWORD, enterAsNew, fillLogin, signInAs, signInWith, signOut } from './people.ts';
import { rollOut } from './two-releases.ts';
import { expect, test } from './walk.ts';
import { addressOfWorker } from './worlds.ts';

test.use({ serviceWorkers: 'allow' });

const releases = (page: Page) =>
  page.evaluate(() => caches.keys().then((names) => names.filter((name) => name.includes('release'))));

/** As a new person whose browser has stored the app and a report, which is open; returns its path. */
async function enterWithStoredReport(page: Page, email: string): Promise<string> {
  await enterAsNew(page, email);
  await stored(page);
  await kept(page);
  const path = await makeReport(page);
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
  return path;
}

test('RPT-5 an edit without a connection waits through a closed tab and another person, and is sent at the next sign-in', async ({
  page,
  context,
}, { project }) => {
  test.slow();
  const email = `roof.${project.name}.${Date.now()}@example.com`;
  const path = await enterWithStoredReport(page, email);

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
  const path = await enterWithStoredReport(page, email);
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

test('START-8 an edit waits while a new build takes over, and is sent by that, also where its tab is closed meanwhile', async ({
  browser,
}, { project, parallelIndex }) => {
  test.slow();
  const site = await rollOut(addressOfWorker(parallelIndex));
  const context = await browser.newContext({ baseURL: site.address, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    const script = () => page.locator('script[src^="/assets/"]').first().getAttribute('src');
    const email = `build.${project.name}.${Date.now()}@example.com`;
    const path = await enterWithStoredReport(page, email);
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

    // Without the session nobody can read what waits. Whoever wrote it is told that it is not lost.
    await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
    site.setLine(false);
    await writeClaim(page, '24-8003');
    await expect(strip(page)).toContainText('1 change is waiting to be sent.');
    await page.close();
    const other = await context.newPage();
    await other.goto(path);
    await expect(strip(other)).toContainText('1 change is safe on this device');
    await expectAccessible(other);

    site.setLine(true);
    await fillLogin(other, email, DEMO_PASSWORD);
    await claimIs(other, '24-8003');
    await expect(strip(other)).toHaveCount(0);
  } finally {
    await context.close();
    await site.stop();
  }
});
