import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { comeAs, newestCode } from './people.ts';
import { projects } from './project-rows.ts';
import { expect, test } from './walk.ts';

/** Password hashing is slow by design, and takes seconds on a busy machine. */
const POOL_ANSWERS = { timeout: 20_000 };
const STREET = '1437 Bannock St';
const ADDRESS = `${STREET}, Denver, CO 80202`;

test('RPT-4 RPT-2 a visitor reads the sample, and starts a report of their own', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See the sample report' }).click();
  await expect(page).toHaveURL('/report/sample');
  await expect(page.getByRole('heading', { level: 1, name: '3105 Gateway Rd' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^Colorado Springs/ })).toBeVisible();
  for (const section of ['CODE DETAIL', 'HAIL STORM HISTORY', 'ICE & WATER SHIELD CALCULATOR']) {
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
  }
  await expect(page.getByRole('img', { name: /El Paso County, CO/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start your report' }).click();
  await expect(page).toHaveURL('/report/for');

  const address = page.getByRole('combobox', { name: 'Property address' });
  const create = page.getByRole('button', { name: 'Create the report' });
  await create.press('Enter');
  await expect(address).toBeFocused();
  await address.fill('nowhere in particular');
  await create.press('Enter');
  await expect(
    page.getByText('The address must end with the state and ZIP code: Denver, CO 80202.'),
  ).toBeVisible();
  await expect(address).toBeFocused();
  await expectAccessible(page);
  // As it is typed in a hurry: the suggestion for it is meant.
  await address.fill('1437 bannock st denver co 80202');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/report\/\d+\?sample=true$/);
  await expect(page.getByRole('heading', { level: 1, name: STREET })).toBeVisible();
});

test('RPT-4 RPT-7 a visitor’s report is theirs after they have signed up, and its PDF opens', async ({
  page,
}, { project }) => {
  test.slow();
  const number = await makeReport(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '1437 Bannock St' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Denver County, CO/ })).toBeVisible();
  await expectAccessible(page);

  const email = `kept.${project.name}.${Date.now()}@example.com`;
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopkins');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Password' }).fill('Copper-Valley-7');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/confirm-signup/, POOL_ANSWERS);
  await page.getByRole('textbox', { name: 'Code' }).fill(await newestCode(page, email));
  await page.keyboard.press('Enter');
  await throughFirstSteps(page);
  await expectOwn(page, number);

  const tab = page.waitForEvent('popup');
  const answered = page.waitForResponse((response) => response.url().includes('/api/codeReports/pdf/'));
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const { url } = (await (await answered).json()) as { readonly url: string };
  await tab;
  const pdf = await page.request.get(url);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  // It is one of the projects.
  await page.goto('/dashboard');
  await expect(projects(page).getByRole('link')).toHaveText([STREET]);
});

test('RPT-4 AUTH-1 a visitor’s report is theirs after they came by Google', async ({ page }, { project }) => {
  const number = await makeReport(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await comeAs(page, `kept.google.${project.name}.${Date.now()}@example.com`);
  await throughFirstSteps(page);
  await expectOwn(page, number);
});

test('RPT-1 NAV-2 RPT-5 a roofer goes from an address to a report and its PDF by keyboard, and shares it with a carrier', async ({
  page,
  enterAs,
  browser,
}) => {
  test.slow();
  // Nobody's list is expected of Gil.
  await enterAs(page, 'Gil');
  await page.goto('/addresslookup');
  const address = page.getByRole('combobox', { name: 'Property address' });
  await expect(address).toBeFocused();
  await page.keyboard.type('bannock');
  await expect(page.getByRole('option', { name: ADDRESS })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/propertytype\?address=1437/);
  await page.getByRole('button', { name: 'Create the report' }).click();
  await expect(page.getByText('Required Selection')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: /^Residential/ })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Residential/ }).press('Space');
  await page.getByRole('radio', { name: /^Steep slope/ }).press('Space');
  await page.getByRole('button', { name: 'Create the report' }).press('Enter');
  await expect(page).toHaveURL(/\/report\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: '1437 Bannock St' })).toBeVisible();
  await expectAccessible(page);
  const tab = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Download PDF' }).press('Enter');
  await (await tab).close();
  await claimAndShare(page, browser);
});

/** NAV-2 RPT-5 */
async function claimAndShare(page: Page, browser: Browser): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Claim, job and date' }).click();
  await page.getByLabel('Claim number').fill('24-118820');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '24-118820' })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await expectAccessible(page);
  await endOnALastDay(page);

  const carrier = await (await browser.newContext()).newPage();
  await carrier.goto(link);
  await expect(carrier.getByRole('heading', { level: 1, name: '1437 Bannock St' })).toBeVisible();
  await expect(carrier.getByText('24-118820')).toHaveCount(0);
  await expect(carrier.getByRole('img', { name: /Denver County, CO/ })).toBeVisible();
  await expectAccessible(carrier);
  await page.getByRole('button', { name: 'Turn off the link' }).click();
  await expect(page.getByText('The link no longer works.')).toBeVisible();
  await carrier.reload();
  await expect(
    carrier.getByRole('heading', { level: 1, name: 'This link leads to no report' }),
  ).toBeVisible();
  await carrier.context().close();
}

/** D NAV-2.2: while a date is typed, the field has days that are long over, which must not end the link. */
async function endOnALastDay(page: Page): Promise<void> {
  const field = page.getByLabel('Expires on');
  await field.fill('2025-01-31');
  await expect(page.getByText('Choose today or a later day.')).toBeVisible();
  await expectAccessible(page);
  await field.fill('');
  const saved = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('2031-'));
  await field.pressSequentially('12302031');
  expect((await saved).status()).toBe(200);
  await expect(field).toHaveValue('2031-12-30');
  await expect(page.getByText('Choose today or a later day.')).toHaveCount(0);
}

async function makeReport(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Property address' }).fill(ADDRESS);
  await page.getByRole('button', { name: 'Start a report' }).click();
  await page.getByRole('button', { name: 'Create the report' }).click();
  await expect(page).toHaveURL(/\/report\/\d+\?sample=true$/);
  await expect(page.getByRole('heading', { level: 1, name: '1437 Bannock St' })).toBeVisible();
  return /\/report\/(\d+)/.exec(page.url())?.[1] ?? '';
}

async function throughFirstSteps(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/accept-terms-of-service/, POOL_ANSWERS);
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(page).toHaveURL(/\/introduce-yourself/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Skip the introduction' }).click();
}

async function expectOwn(page: Page, number: string): Promise<void> {
  await expect(page).toHaveURL(`/report/${number}`);
  await expect(page.getByRole('heading', { level: 1, name: '1437 Bannock St' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
}
