import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { expect, test } from './walk.ts';

/** Who can pause, for each project, since both may do so in one world. */
const payerFor = (project: string) => (project === 'desk' ? 'Gil' : 'Hana');

/** HDR-2: a pause in force. */
async function expectNoNewProject(page: Page): Promise<void> {
  const paused = await page.getByText(/^Paused until /).innerText();
  const day = paused.replace('Paused until ', '');
  await page.goto('/profile');
  await page.getByRole('banner').getByRole('button', { name: 'Add Project' }).click();
  const told = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(told.getByRole('heading', { name: 'Your plan is paused' })).toBeVisible();
  const why = `New projects start again on ${day}, or when you resume. Your reports stay readable.`;
  await expect(told.getByText(why, { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await told.getByText('Plan details', { exact: true }).click();
  await page.waitForURL('/subscription');
}

test('PAUSE-8 PAUSE-10 a paused plan is resumed, and left only when that is confirmed', async ({
  page,
  enterAs,
}, { project }) => {
  test.slow();
  await enterAs(page, payerFor(project.name));
  await page.goto('/subscription');
  await expect(page.getByText(/^(Paused until|Pauses)/)).toBeVisible();
  await expectAccessible(page);
  if (project.name === 'phone') await expectNoNewProject(page);
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(page.getByText('Your payments resumed')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep the plan' }).click();
  await expect(page.getByRole('alertdialog', { name: /^Leave/ })).toBeHidden();

  await page.getByRole('button', { name: 'Add a card' }).click();
  await page.getByLabel('Card number').fill('5555555555554444');
  await page.getByLabel('Expiration date').fill('1240');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
  await expectAccessible(page);
});
