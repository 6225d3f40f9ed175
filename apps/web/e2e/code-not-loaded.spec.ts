import { expectAccessible } from './checks.ts';
import { claimIs, makeReport, openReport, writeClaim } from './own-report.ts';
import { enterAsNew } from './people.ts';
import { expect, test } from './walk.ts';

test('START-8 a part whose code cannot be loaded says so in its place, and is there when it is asked for again', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Marcus');
  const code = /\/assets\/own-actions-[^/]*\.js$/;
  await page.route(code, (route) => route.abort('internetdisconnected'));
  await openReport(page);
  const told = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
  await expect(told).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page);
  await page.unroute(code);
  await told.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('START-8 news whose code cannot be loaded leave the page as it is', async ({ page }, { project }) => {
  await enterAsNew(page, `news.${project.name}.${Date.now()}@example.com`);
  await makeReport(page);
  await page.reload();
  await page.route(/\/assets\/shown-toasts-[^/]*\.js$/, (route) => route.abort('internetdisconnected'));
  await writeClaim(page, '24-9003');
  await expect(page.getByRole('alert').filter({ hasText: 'This part could not be loaded' })).toBeVisible();
  await claimIs(page, '24-9003');
});

test('START-8 a menu or a dialog whose code cannot be loaded says so over the page, and opens after Try again', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Marcus');
  const told = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
  for (const [code, control, opened] of [
    [/\/assets\/(user-menu|mobile-panel)-[^/]*\.js$/, /^(Your account|Menu)$/, /^(Your account|Menu)$/],
    [/\/assets\/filter-editor-[^/]*\.js$/, 'State', 'State'],
  ] as const) {
    await page.route(code, (route) => route.abort('internetdisconnected'));
    const button = page.getByRole('button', { name: control }).first();
    await button.press('Enter');
    await expect(told).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(code);
    // The page is loaded anew: a browser keeps the failure of an import.
    const reloaded = page.waitForEvent('load');
    await told.getByRole('button', { name: 'Try again' }).press('Enter');
    await reloaded;
    await expect(told).toHaveCount(0);
    await button.press('Enter');
    await expect(page.getByRole('dialog', { name: opened })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('START-8 a header whose code cannot be loaded leaves the screen, and comes when it is asked for again', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Marcus');
  const code = /\/assets\/signed-in-header[^/]*\.js$/;
  await page.route(code, (route) => route.abort('internetdisconnected'));
  await page.reload();
  const told = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
  await expect(told).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(code);
  await told.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('button', { name: /^(Your account|Menu)$/ })).toBeVisible();
  await expect(told).toHaveCount(0);
});
