import { expectAccessible } from './checks.ts';
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

  const [givenName = ''] = before.split(' ');
  await page.getByRole('button', { name: 'Edit name' }).click();
  await page.getByLabel('First name').fill(givenName);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(name).toHaveText(before);
});
