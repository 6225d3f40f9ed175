import type { BrowserContext, Page } from '@playwright/test';
import {
  DEMO_PASSWORD,
  demoPerson,
  enterAsNew,
  pressUntil,
  signInAs,
  signInWith,
  signOut,
} from './people.ts';
import { expect, test } from './walk.ts';

const DAY = 24 * 60 * 60;
const projects = (page: Page) => page.getByRole('heading', { level: 1, name: 'Projects', exact: true });

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

function kept(page: Page) {
  return page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
}

async function loginCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'ridgeline.login');
}

test('START-4 a new tab takes over who is signed in, and a sign-out reaches them all', async ({
  context,
  page,
}) => {
  await signInAs(page, 'Dana');
  await expect(projects(page)).toBeVisible();
  const other = await open(context, '/dashboard?page=2');
  await expect(projects(other)).toBeVisible();
  await expect(other).toHaveURL('/dashboard?page=2');
  const third = await open(context, '/');
  await expect(third).toHaveURL('/dashboard');

  await signOut(page);
  for (const tab of [page, other, third]) {
    await expect(tab).toHaveURL('/login');
    const { session } = await kept(tab);
    expect(session.filter((key) => /Cognito|signed-in/.test(key))).toEqual([]);
  }
  await other.reload();
  await expect(other).toHaveURL('/login');
});

test('START-4 a sign-in reaches the tabs that wait at the door', async ({ context, page }) => {
  const other = await open(context, '/login');
  await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await signInAs(page, 'Marcus');
  await expect(projects(page)).toBeVisible();
  await expect(projects(other)).toBeVisible();
  await other.reload();
  await expect(projects(other)).toBeVisible();
});

test('START-3 START-4 a sign-out leaves nothing, and the stored path is not gone to by the next', async ({
  context,
  page,
}) => {
  await signInAs(page, 'Dana');
  await expect(projects(page)).toBeVisible();
  const inAMonth = Date.now() / 1000 + 30 * DAY;
  expect((await loginCookie(context))?.expires).toBeCloseTo(inAMonth, -3);
  await page.getByRole('button', { name: 'Español' }).click();
  await page.goto('/dashboard?term=denver');
  await page.getByRole('button', { name: 'English' }).click();
  await signOut(page);
  await expect(page).toHaveURL('/login');
  const { local, session } = await kept(page);
  expect(local.filter((key) => key !== 'ridgeline.walkthroughShown')).toEqual([]);
  expect(session).toContain('ridgeline.ignoreRedirectOnce');
  expect(await loginCookie(context)).toBeUndefined();

  await page.getByLabel('Email').fill(demoPerson('Marcus').email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPerson('Marcus').password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('START-5 a session that was ended on another device ends in both tabs, which say why, and begins again in both', async ({
  anotherBrowser,
  context,
  page,
}, { project }) => {
  const email = `tabs-${project.name}-${Date.now()}@example.com`;
  await enterAsNew(page, email);
  await page.goto('/profile');
  const other = await open(context, '/feedback?source=footer');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  const device = await anotherBrowser();
  await signInWith(device, email, DEMO_PASSWORD);
  await device.goto('/profile');
  await device.getByRole('button', { name: 'Sign out on all devices' }).click();
  await expect(device).toHaveURL('/login');
  await expect(device.getByText('Your session has expired. Please sign in again.')).toHaveCount(0);
  await device.context().close();

  await page.bringToFront();
  await page.getByRole('link', { name: 'Ridgeline' }).first().click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login/);
    await expect(tab.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  }
  await other.bringToFront();
  await other.getByLabel('Email').fill(email);
  await other.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await other.keyboard.press('Enter');
  for (const tab of [page, other]) await expect(projects(tab)).toBeVisible();
});

test('START-5 what is typed when a session ends is not lost: it is back once the same person has signed in again', async ({
  anotherBrowser,
  page,
}, { project }) => {
  const email = `draft-${project.name}-${Date.now()}@example.com`;
  await enterAsNew(page, email);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('ridgeline.offline-secret')))
    .not.toBeNull();
  await page.goto('/feedback?source=footer');
  const details = page.getByLabel('What would you like to tell us?');
  await details.fill('The permit fee of Johnstown is out of date.');

  const device = await anotherBrowser();
  await signInWith(device, email, DEMO_PASSWORD);
  await device.goto('/profile');
  await device.getByRole('button', { name: 'Sign out on all devices' }).click();
  await expect(device).toHaveURL('/login');
  await device.context().close();

  const expired = page.getByText('Your session has expired. Please sign in again.');
  await pressUntil(expired, page.getByRole('button', { name: 'Send', exact: true }));
  // Somebody else at the same computer does not see it.
  await signInAs(page, 'Marcus');
  await expect(projects(page)).toBeVisible();
  await page.goto('/feedback?source=footer');
  await expect(details).toHaveValue('');
  await signOut(page);
  await expect(page).toHaveURL('/login');

  await signInWith(page, email, DEMO_PASSWORD);
  await page.goto('/feedback?source=footer');
  await expect(details).toHaveValue('The permit fee of Johnstown is out of date.');
  await expect(page.getByText('We kept what you typed here.')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Write another message' })).toBeVisible();
  await page.goto('/dashboard');
  await page.goto('/feedback?source=footer');
  await expect(details).toHaveValue('');
});
