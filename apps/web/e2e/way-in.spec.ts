import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { demoPerson, newestCode } from './people.ts';
import { expect, test } from './walk.ts';

test('HDR-13 NAV-3 RPT-4 the splash leads an address to a sample report, and draws what its sliders say', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The app is there once it has asked for the prices; a key that is pressed while it takes the place of the drawn page is lost.
  const prices = page.getByRole('region', { name: 'What it costs' });
  await expect(prices.getByRole('listitem').filter({ hasText: 'Essential' })).toContainText(
    'from $49 a month',
  );
  await expect(prices).toContainText('Or one report without a plan, from $29.');
  const figures = page.getByRole('status').filter({ hasText: 'up the slope' });
  await expect(figures).toContainText('50.31 in');
  await expect(figures).toContainText('2 rows');
  await page.getByRole('slider', { name: 'Overhang' }).press('ArrowLeft');
  await expect(figures).toContainText('49.19 in');
  await expect(page.getByRole('img', { name: /overhang 15 in/ })).toBeVisible();
  await page.getByRole('slider', { name: 'Pitch' }).press('End');
  await expect(figures).toContainText('62.23 in');

  await expect(page.getByText('30 property quickviews a month')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/plans');

  await page.getByRole('button', { name: 'Start a report' }).click();
  await expect(page.getByText('Required Field')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Property address' }).fill('12 Nowhere Rd, Denver, CO');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/report/for?address=12%20Nowhere%20Rd%2C%20Denver%2C%20CO');

  await expect(page.getByRole('combobox', { name: 'Property address' })).toHaveValue(
    '12 Nowhere Rd, Denver, CO',
  );
  await page.getByRole('button', { name: 'Create the report' }).click();
  await expect(
    page.getByText('The address must end with the state and ZIP code: Denver, CO 80202.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Property address' }).fill('1437 Bannock St, Denver, CO 80202');
  await page.getByRole('radio', { name: 'Low slope' }).check({ force: true });
  await page.getByRole('button', { name: 'Create the report' }).click();
  await expect(page).toHaveURL(/\/report\/[^/?]+\?sample=true$/);
});

/** Password hashing is slow by design, and takes seconds on a busy machine. */
const POOL_ANSWERS = { timeout: 20_000 };
const NEW_PASSWORD = 'Copper-Valley-7';
const OTHER_PASSWORD = 'Slate-Ridge-8';

test('AUTH-11 AUTH-13 a new user signs up, sees that a code is wrong, and gets in with the right one', async ({
  page,
}, { project }) => {
  test.slow();
  const email = `new.${project.name}.${Date.now()}@example.com`;
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Required Field')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');

  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Required Field')).toHaveCount(2);
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopkins');
  await page.keyboard.press('Enter');

  const password = page.getByRole('textbox', { name: 'Password' });
  await expect(password).toBeFocused();
  await password.fill('short');
  await page.keyboard.press('Enter');
  await expect(page.getByText("New password doesn't meet password requirements")).toBeVisible();
  await password.fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`/confirm-signup?email=${encodeURIComponent(email)}`, POOL_ANSWERS);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Required Field')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill('not-it');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'This code is not valid. Please check it, or request a new one.',
  );
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(await newestCode(page, email));
  await page.keyboard.press('Enter');
  // The terms come first after the sign-in.
  await expect(page).toHaveURL('/accept-terms-of-service', POOL_ANSWERS);
});

test('AUTH-11 an email that has an account is recognized on the first slide', async ({ page }) => {
  const { email } = demoPerson('Dana');
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(`${email} already has an account with a password.`);
  await page.getByRole('link', { name: 'Sign in instead' }).click();
  await expect(page).toHaveURL(`/login?email=${encodeURIComponent(email)}`);
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('AUTH-10 AUTH-13 an account confirmed by the link of its email gets a new password by code', async ({
  context,
}, { project }) => {
  test.slow();
  const email = `forgot.${project.name}.${Date.now()}@example.com`;
  const before = await context.newPage();
  await signUp(before, email);
  // A new tab, as opened by the link in an email: it has no data of the first one.
  const page = await context.newPage();
  await page.goto(`/confirm-signup?email=${encodeURIComponent(email)}&code=${await newestCode(page, email)}`);
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(page.getByText('Required Field')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`/forgot-password-submit?email=${encodeURIComponent(email)}`);
  await expect(page.getByText(/^We sent a code to .\*\*\*@/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^We sent a code to .\*\*\*@/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill('not-it');
  await page.getByRole('textbox', { name: 'New password' }).fill(OTHER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'This code is not valid. Please check it, or request a new one.',
  );
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(await newestCode(page, email));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password has been changed. Please sign in.')).toBeVisible(POOL_ANSWERS);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();

  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(OTHER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/accept-terms-of-service', POOL_ANSWERS);
});

const SCREENS = [
  '/',
  '/signup',
  '/confirm-signup?email=ada%40example.com',
  '/confirm-signup',
  '/forgot-password',
  '/forgot-password-submit?email=ada%40example.com',
  '/forgot-password-submit',
];

for (const screen of SCREENS) {
  test(`${screen} is accessible in the light theme, in English`, async ({ page }) => {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  test(`${screen} is accessible in the dark theme, in Spanish`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(screen);
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    await expectAccessible(page);
  });
}

/** Fills in the wizard up to the pool's response. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopkins');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Password' }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Confirm|Continue/ })).toBeVisible(POOL_ANSWERS);
}
