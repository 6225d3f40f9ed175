import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { signInAs, signOut } from './people.ts';
import { projects } from './project-rows.ts';
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

test('START-5 a name and a claim number that were typed are there again after a reload, until they are dropped', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Dana');
  const kept = page.getByText('We kept what you typed here. It has not been saved or sent yet.', {
    exact: true,
  });
  const name = page.getByLabel('First name');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit name' }).click();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('ridgeline.offline-secret')))
    .not.toBeNull();
  await name.fill('Daria');
  await expect.poll(() => draftsOf(page)).toBe(1);
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(name).toHaveValue('Daria');
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit name' })).toBeVisible();
  await expect(name).toHaveCount(0);

  await page.goto('/dashboard');
  await projects(page).getByRole('link').first().click();
  const claim = page.getByLabel('Claim number');
  await openDetails(page);
  const before = await claim.inputValue();
  await claim.fill('C-2077');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await openDetails(page);
  await expect(claim).toHaveValue('C-2077');
  await expect(kept).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openDetails(page);
  await expect(claim).toHaveValue(before);
});

test('START-5 the last words before a reload are there again, and stay away once they are dropped', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Dana');
  await page.goto('/feedback');
  const text = page.getByRole('textbox', { name: 'What would you like to tell us?' });
  await expect(text).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('ridgeline.offline-secret')))
    .not.toBeNull();
  for (const words of ['The map is late.', 'The map is late. The permit fee is wrong.']) {
    await text.fill(words);
    await page.reload();
    await expect(text).toHaveValue(words);
  }
  await text.fill('');
  await page.reload();
  await expect(text).toBeVisible();
  await expect.poll(() => draftsOf(page)).toBe(0);
  await expect(text).toHaveValue('');
});

/** How many are kept; what they say is sealed. */
async function draftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open('ridgeline-own');
        opened.addEventListener('success', () => {
          const all = opened.result.transaction('records').objectStore('records').getAll();
          all.addEventListener('success', () => {
            opened.result.close();
            resolve((all.result as { box: string }[]).filter(({ box }) => box === 'drafts').length);
          });
        });
      }),
  );
}

async function openDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).first().press('Enter');
  await page.getByRole('menuitem', { name: 'Claim, job and date' }).click();
  await expect(page.getByLabel('Claim number')).toBeVisible();
}

/** Other walks see the demo person under their own name. */
async function nameAsBefore(page: Page, before: string): Promise<void> {
  const [givenName = ''] = before.split(' ');
  await page.getByRole('button', { name: 'Edit name' }).click();
  await page.getByLabel('First name').fill(givenName);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toHaveText(before);
}
