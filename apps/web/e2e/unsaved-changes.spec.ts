import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { signInAs, signOut } from './people.ts';
import { expect, test } from './walk.ts';

test('PROF-1 PROF-4 a name that was changed is saved or discarded before the profile is left', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Dana');
  await page.goto('/profile');
  const name = page.locator('main').getByRole('heading', { level: 2 }).first();
  const before = await name.innerText();
  const dialog = page.getByRole('alertdialog', { name: 'Unsaved Changes' });
  const home = page.getByRole('link', { name: /Ridgeline/ }).first();

  await page.getByRole('button', { name: 'Edit name' }).click();
  await page.getByLabel('First name').fill('Danielle');
  await home.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goBack();
  await expect(name).toHaveText(before);
  await page.getByRole('button', { name: 'Edit name' }).click();
  await page.getByLabel('First name').fill('Danielle');

  // Closing the tab: the browser asks in its own words.
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const beforeUnload = await asked;
  expect(beforeUnload.type()).toBe('beforeunload');
  await beforeUnload.dismiss();

  await page.goForward();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/profile');
  await expect(name).toHaveText(/^Danielle/);

  await nameAsBefore(page, before);
});

test('PROF-4 a sign-out asks about a name that was changed, from the menu and from the palette', async ({
  page,
}) => {
  await signInAs(page, 'Dana');
  await page.waitForURL('/dashboard');
  await page.goto('/profile');
  const name = page.locator('main').getByRole('heading', { level: 2 }).first();
  const before = await name.innerText();
  const dialog = page.getByRole('alertdialog', { name: 'Unsaved Changes' });
  await page.getByRole('button', { name: 'Edit name' }).click();
  await page.getByLabel('First name').fill('Danielle');

  // Escape stays, still signed in, with what was typed.
  await signOut(page);
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('Danielle');
  await expect(page).toHaveURL('/profile');

  await page.keyboard.press('Control+k');
  await page.getByRole('menuitem', { name: 'Sign Out', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/(?:login)?$/);

  await signInAs(page, 'Dana');
  await page.waitForURL('/dashboard');
  await page.goto('/profile');
  await expect(name).toHaveText(/^Danielle/);
  await page.getByRole('button', { name: 'Edit name' }).click();
  await page.getByLabel('First name').fill('Daria');
  await signOut(page);
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/(?:login)?$/);

  await signInAs(page, 'Dana');
  await page.waitForURL('/dashboard');
  await page.goto('/profile');
  await expect(name).toHaveText(/^Danielle/);
  await nameAsBefore(page, before);
});

/** Other walks see the demo person under their own name. */
async function nameAsBefore(page: Page, before: string): Promise<void> {
  const [givenName = ''] = before.split(' ');
  await page.getByRole('button', { name: 'Edit name' }).click();
  await page.getByLabel('First name').fill(givenName);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toHaveText(before);
}
