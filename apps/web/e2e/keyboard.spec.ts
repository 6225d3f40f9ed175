import type { Locator, Page } from '@playwright/test';
import { expect, test } from './walk.ts';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true });

/** Presses Enter in a field, or on a button, of a form that is wrong: the focus goes to its first wrong field, which says why. */
async function isRefused(by: Locator, wrong: Locator, why: string | RegExp): Promise<void> {
  await by.press('Enter');
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveAccessibleDescription(why);
}

/** Tab, as often as it takes; a way that goes around without coming by fails. */
async function tabTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await goal.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(goal).toBeFocused();
}

test('PROF-7 PROF-8 PROF-9 a form of the profile that is refused has the focus in its first wrong field', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Dana');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit name' }).press('Enter');
  await field(page, 'First name').fill('');
  await isRefused(field(page, 'Last name'), field(page, 'First name'), /./);
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Edit name' })).toBeFocused();

  await page.goto('/profile/email');
  const email = field(page, 'New email');
  await expect(email).toBeFocused();
  await isRefused(
    page.getByRole('button', { name: 'Send the link' }),
    email,
    /Email does not appear to be valid/,
  );

  await page.goto('/profile/password');
  await isRefused(field(page, 'New password'), field(page, 'Current password'), /./);

  await page.goto('/profile/mobilecompanydetails');
  await field(page, 'ZIP code').fill('8020');
  await isRefused(field(page, 'Company name'), field(page, 'ZIP code'), 'Enter a ZIP code of 5 or 9 digits');
});

test('API-4 API-5 TEAM-2 feedback, integrations and the team do so as well', async ({ page, enterAs }) => {
  await enterAs(page, 'Olivia');
  await page.goto('/feedback');
  const text = field(page, 'What would you like to tell us?');
  await isRefused(page.getByRole('button', { name: 'Send', exact: true }), text, /./);

  await page.goto('/integrations/own-systems');
  const name = field(page, 'Name of the key');
  await isRefused(page.getByRole('button', { name: 'Create key' }), name, /Use letters, digits/);
  const address = field(page, 'Address');
  await isRefused(address, address, /Use an address that starts with https/);
  const events = page.getByRole('group', { name: 'Events' });
  const [first] = await events.getByRole('checkbox').all();
  for (const event of await events.getByRole('checkbox').all()) await event.press('Space');
  await address.fill('https://hooks.example.com/');
  await page.keyboard.press('Enter');
  await expect(first ?? events).toBeFocused();
  await expect(events).toHaveAccessibleDescription('Choose at least one event.');

  await page.goto('/editteam');
  const team = field(page, 'Team name');
  await team.fill('');
  await isRefused(page.getByRole('button', { name: 'Save' }), team, /./);
  await page.goto('/myTeam');
  const invites = field(page, 'Invite by email');
  await isRefused(page.getByRole('button', { name: 'Send invites' }), invites, /./);
});

test('TEAM-2 TEAM-3 people are selected, the selection is dropped, and a new role is undone by keys', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Olivia');
  await page.goto('/myTeam');
  const check = page.getByRole('checkbox', { name: 'Select Andre Castillo' });
  await check.press('Space');
  const bar = page.getByRole('toolbar', { name: 'Selected members and invites' });
  await expect(bar).toContainText('1 selected');
  await tabTo(page, bar.getByRole('button', { name: 'Remove' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Remove' })).toBeFocused();
  await tabTo(page, bar.getByRole('button', { name: 'Clear' }));
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('table').locator(':focus')).toHaveCount(1);

  const role = page.getByRole('combobox', { name: 'Role of Andre Castillo' });
  await role.selectOption('member');
  await expect(page.getByText('Andre Castillo is now Member.')).toBeVisible();
  await page.keyboard.press('F6');
  const undo = page.getByRole('button', { name: 'Undo' });
  await tabTo(page, undo);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Andre Castillo is now Admin.')).toBeVisible();
  await expect(role).toHaveValue('admin');
});
