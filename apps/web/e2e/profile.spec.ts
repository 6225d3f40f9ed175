import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import {
  accountButton,
  DEMO_PASSWORD,
  demoPerson,
  enterAsNew,
  newestCode,
  signInWith,
  signOut,
} from './people.ts';
import { enterBy, WAYS } from './providers.ts';
import { expect, test } from './walk.ts';

/** Each walk that changes something is of a person of its own. */
const aNewEmail = (name: string, project: string) => `${name}.${project}.${Date.now()}@example.com`;
const exactly = (page: Page, words: string) => page.getByText(words, { exact: true });

for (const [person, role] of [
  ['Olivia', 'Owner'],
  ['Mei', 'Member'],
  ['Victor', 'Viewer'],
] as const) {
  test(`PROF-11 ${person} reads the role ${role}, and cannot change it`, async ({ page, enterAs }) => {
    await enterAs(page, person);
    await page.goto('/profile');
    const fact = page.locator('dt', { hasText: 'Role' }).locator('xpath=following-sibling::dd');
    await expect(fact).toHaveText(role);
    await expect(fact.getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Brandt Exteriors').first()).toBeVisible();
  });
}

test('PROF-11 a person with a plan of their own from the phone has no role', async ({ page, enterAs }) => {
  await enterAs(page, 'Rex');
  await page.goto('/profile');
  await expect(page.locator('dt', { hasText: 'Email' })).toBeVisible();
  await expect(page.locator('dt', { hasText: 'Role' })).toHaveCount(0);
});

for (const way of WAYS) {
  test(`PROF-2 PROF-3 a person from ${way.name} edits name and phone, and is told to change email and password there`, async ({
    page,
  }) => {
    await enterBy(way, page);
    const alert = page.getByText('Use your identity provider to change your email and password.', {
      exact: true,
    });
    for (const path of ['/profile', '/profile/full', '/profile/email', '/profile/password']) {
      await page.goto(path);
      await expect(alert).toBeVisible();
      await expect(page.getByLabel('New email')).toHaveCount(0);
      await expect(page.getByLabel('Current password')).toHaveCount(0);
      await expect(page.locator('dt', { hasText: 'Password' })).toHaveCount(0);
    }
    await page.goto('/profile');
    await expect(page.getByLabel('Phone')).toBeEditable();
    const email = page.locator('dt', { hasText: 'Email' }).locator('xpath=following-sibling::dd').first();
    await expect(email).toContainText(demoPerson(way.person).email);
    await expect(email.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copy the user ID' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('PROF-9 a new email is shown in every tab, each of which still ends with the sign-out', async ({
  page,
  context,
}, { project }) => {
  test.slow();
  const [before, after] = [aNewEmail('before', project.name), aNewEmail('after', project.name)];
  await enterAsNew(page, before);
  await page.goto('/profile/email');
  await page.getByRole('textbox', { name: 'New email' }).fill(after);
  await page.keyboard.press('Enter');
  await expect(exactly(page, 'Verification code sent. Please check your email.')).toBeVisible();
  // The link of the mail opens another tab.
  const query = new URLSearchParams({ code: await newestCode(page, after), email: before });
  const other = await context.newPage();
  await other.goto(`/profile?${query}`);
  await expect(exactly(other, 'Success! Your email has been changed')).toBeVisible();
  const accountNames = async (tab: Page, email: string) => {
    await tab.bringToFront();
    await accountButton(tab).click();
    const panel = tab.getByRole('dialog');
    await expect(panel.getByText(email)).toBeVisible();
    await expect(tab.getByText(before)).toHaveCount(0);
    await tab.keyboard.press('Escape');
    // A tab in the background runs no transitions, so that its panel would not close.
    await expect(panel).toHaveCount(0);
  };
  await accountNames(page, after);
  await accountNames(other, after);
  await page.bringToFront();
  await page.reload();
  await accountNames(page, after);
  await other.bringToFront();
  await signOut(other);
  await page.bringToFront();
  await expect(page).toHaveURL(/\/(?:login)?$/);
  await signInWith(page, after, DEMO_PASSWORD);
});

test('PROF-5 PROF-6 PROF-8 a new person enters company and phone, and verifies the phone', async ({ page }, {
  project,
}) => {
  test.slow();
  await enterAsNew(page, aNewEmail('phone', project.name));
  await page.goto('/profile/mobilecompanydetails');
  await page.getByLabel('Company name').fill('Hopkins Roofing');
  await page.getByLabel('ZIP code').fill('8020');
  await page.keyboard.press('Enter');
  await expect(exactly(page, 'Enter a ZIP code of 5 or 9 digits')).toBeVisible();
  await page.getByLabel('ZIP code').fill('80202');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile/full');
  await expect(exactly(page, 'Changes saved successfully')).toBeVisible();
  await expect(page.getByText('Hopkins Roofing')).toBeVisible();

  const phone = page.getByLabel('Phone');
  await phone.fill('8004441234');
  await phone.blur();
  await expect(exactly(page, 'Phone number must be valid')).toBeVisible();
  const mine = `303${String(Date.now())
    .slice(-7)
    .replace(/^(?:555|[01])/, '444')}`.slice(0, 10);
  await phone.fill(mine);
  await page.getByRole('button', { name: 'Verify Phone' }).click();
  await expect(page).toHaveURL('/profile/verifyphone');
  const code = page.getByLabel('Verification code');
  await expect(code).toBeFocused();
  await code.fill('not-it');
  await page.keyboard.press('Enter');
  await expect(exactly(page, 'Invalid verification code provided, please try again')).toBeVisible();
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(
    exactly(page, 'A new verification code has been sent. It is only valid for 24 hours.'),
  ).toBeVisible();
  await code.fill(await newestCode(page, `+1${mine}`));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile/full');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});

test('PROF-5 what waits is saved when another tab comes to the front, and before a sign-out', async ({
  page,
}, { project }) => {
  test.slow();
  const email = aNewEmail('flush', project.name);
  await enterAsNew(page, email);
  await page.goto('/profile');
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/codeReports/profile') && answer.ok(),
  );
  await page.getByLabel('Phone').fill('3034441234');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await saved;
  await page.reload();
  await expect(page.getByLabel('Phone')).toHaveValue('1 (303) 444-1234');
  await page.getByLabel('Phone').fill('7204441234');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/(?:login)?$/);
  await signInWith(page, email, DEMO_PASSWORD);
  await page.goto('/profile');
  await expect(page.getByLabel('Phone')).toHaveValue('1 (720) 444-1234');
});

test('PROF-7 VAL-5 VAL-6 a new password ends the session of another device', async ({
  page,
  anotherBrowser,
}, { project }) => {
  test.slow();
  const email = aNewEmail('password', project.name);
  await enterAsNew(page, email);
  const other = await anotherBrowser();
  await signInWith(other, email, DEMO_PASSWORD);

  await page.goto('/profile/password');
  const current = page.getByRole('textbox', { name: 'Current password' });
  const next = page.getByRole('textbox', { name: 'New password' });
  await current.fill('Wrong-2026');
  await next.fill('Slate-2026-roof');
  await expect(page.getByRole('list', { name: 'Your new password needs' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(exactly(page, 'Incorrect current password')).toBeVisible({ timeout: 20_000 });
  await current.fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(exactly(page, 'Your password has been successfully updated!')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page).toHaveURL('/profile/full');

  await other.goto('/profile');
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('an account is deleted once its email is typed, and cannot sign in again', async ({ page }, {
  project,
}) => {
  test.slow();
  const email = aNewEmail('leaving', project.name);
  await enterAsNew(page, email);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(exactly(page, 'Your account is deleted.')).toBeVisible({ timeout: 20_000 });
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Incorrect username or password')).toBeVisible({ timeout: 20_000 });
});
