import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { DEMO_PASSWORD, demoPerson, signOut } from './people.ts';
import { expect, test } from './walk.ts';

/** The code of the enterprise login, not prefetched yet. */
const CODE = /\/assets\/enterprise-login[^/]*\.js$/;
const APP = /\/assets\/index-[^/]*\.js$/;
const oops = (page: Page) => page.getByRole('alertdialog', { name: 'Oops!' });

/** The page is prerendered; once the app has replaced it, the first field has the focus. */
async function openLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
}

async function leave(page: Page): Promise<void> {
  // By keyboard and not by pointer, so that hovering does not prefetch.
  await page.getByRole('link', { name: 'Enterprise sign-in' }).press('Enter');
}

/** Simulates a broken network only: no response is faked. */
async function breakDown(page: Page, code = CODE): Promise<() => Promise<void>> {
  const fail = (route: Route) => route.abort('internetdisconnected');
  await page.route(code, fail);
  return () => page.unroute(code, fail);
}

test('START-8 a prerendered page whose app cannot be fetched says so, and loads again', async ({ page }) => {
  const mend = await breakDown(page, APP);
  await page.goto('/login');
  const told = page.getByRole('alert');
  await expect(told).toContainText('This page could not be loaded. Please check your connection.');
  await expectAccessible(page);
  await mend();
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('START-8 a screen whose code cannot be loaded shows a message, and Back goes back', async ({ page }) => {
  await openLogin(page);
  await breakDown(page);
  await leave(page);
  await expect(oops(page)).toContainText("We've had trouble loading the requested page.");
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(oops(page)).toBeVisible();
  await oops(page).getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(oops(page)).toHaveCount(0);
});

test('START-8 Try Again brings the screen once the network is back', async ({ page }) => {
  await openLogin(page);
  const mend = await breakDown(page);
  await leave(page);
  await expect(oops(page)).toBeVisible();
  await mend();
  await oops(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL('/enterpriselogin');
  await expect(page.getByRole('heading', { level: 1, name: 'Enterprise sign-in' })).toBeVisible();
});

test('START-8 a page of an older release reloads once, without asking', async ({ page }) => {
  await openLogin(page);
  // As after a release: the old files are gone, and the first page names another script.
  const mend = await breakDown(page);
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/\/assets\/index-[\w-]+\.js/g, '/assets/index-next.js');
    await route.fulfill({ response: answer, body });
  });
  const reloaded = page.waitForEvent('load');
  await leave(page);
  await reloaded;
  await expect(page).toHaveURL('/enterpriselogin');
  // The app has already reloaded for this release; if code is still missing, the user is asked.
  await expect(oops(page)).toBeVisible();
  await mend();
  await oops(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enterprise sign-in' })).toBeVisible();
});

test('START-8 a slow screen says that it takes long, while the last one stays', async ({ page }) => {
  await page.clock.install();
  await openLogin(page);
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(CODE, async (route) => {
    await coming;
    await route.continue();
  });
  await leave(page);
  await page.clock.runFor(5_000);
  await expect(page.getByText('Taking a long time...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  come();
  await expect(page.getByRole('heading', { level: 1, name: 'Enterprise sign-in' })).toBeVisible();
  await expect(page.getByText('Taking a long time...')).toHaveCount(0);
});

test('START-7 what is sold is asked for once an hour, and again by the next person', async ({
  page,
  enterAs,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/products/')) asked.push(pathname);
  });
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const goTo = async (name: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox', { name: 'Find a page or an action' }).fill(name);
    await expect(page.getByRole('menuitem').first()).toHaveText(name);
    await page.keyboard.press('Enter');
    await expect(title(name)).toBeVisible();
  };
  const comparePlans = async () => {
    await goTo('Plans');
    await expect(page.getByRole('heading', { name: 'Essential' })).toBeVisible();
    await goTo('Projects');
  };
  await enterAs(page, 'Marcus');
  await comparePlans();
  await comparePlans();
  expect(asked).toEqual(['/api/products/code-report-plan']);

  await page.clock.setFixedTime(Date.now() + 60 * 60 * 1000);
  await comparePlans();
  expect(asked).toHaveLength(2);
  await comparePlans();
  expect(asked).toHaveLength(2);

  await signOut(page);
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(demoPerson('Dana').email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(title('Projects')).toBeVisible();
  await comparePlans();
  expect(asked).toHaveLength(3);
});
