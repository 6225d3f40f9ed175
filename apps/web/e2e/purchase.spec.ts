import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { CARDS, chooseState, moveClock, payButton, typeAddress, typeCard } from './paying.ts';
import { demoPerson } from './people.ts';
import { expect, test } from './walk.ts';

/** A buyer for each project, since both may buy in one world. */
const buyerFor = (project: string) => (project === 'desk' ? 'Otis' : 'Paula');

/** HDR-2: a trial that is over. */
async function expectExpired(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByText('Your plan has expired.', { exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Add Project' }).click();
  const told = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(told.getByRole('heading', { name: 'Your plan has expired', exact: true })).toBeVisible();
  for (const way of ['Explore Plans', 'Purchase'])
    await expect(told.getByText(way, { exact: true })).toBeVisible();
}

async function fillIn(page: Page, card: string): Promise<void> {
  await page.goto('/plans');
  await expectAccessible(page);
  await page.evaluate(() => void document.documentElement.setAttribute('data-document', 'plans'));
  await page.getByRole('link', { name: /^(Choose|Switch to) Essential$/ }).click();
  await expect(page).toHaveURL(/[/]plans[/]purchase[?]sku=plan_essential/);
  await expect(page.getByRole('radio', { name: 'National' })).toBeChecked();
  // The page that takes a card has a policy of its own, so that it is loaded as a document.
  await expect(page.locator('html')).not.toHaveAttribute('data-document');
  await typeCard(page, card);
  await typeAddress(page);
  await chooseState(page, 'Colorado');
}

test('PLAN-9 a card that is declined, a bank that refuses, and a lost answer of the order that it confirms', async ({
  page,
  enterAs,
}, { project }) => {
  test.slow();
  await enterAs(page, buyerFor(project.name));
  if (buyerFor(project.name) === 'Otis') await expectExpired(page);
  await fillIn(page, CARDS.noFunds);
  await expectAccessible(page);
  // The frame around the card is as large as a finger: its edge leads into the field as well.
  const number = page.getByLabel('Card number');
  await page.locator('fieldset > div', { has: number }).click({ position: { x: 3, y: 3 } });
  await expect(number).toBeFocused();

  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Your card does not have enough funds.');
  await expect(page.getByLabel('Street address')).toHaveValue('1437 Bannock St');
  await expectAccessible(page);

  await typeCard(page, CARDS.bank);
  await payButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert')).toContainText('Your bank did not confirm this payment.');

  await payButton(page).click();
  const bank = page.getByRole('dialog').getByRole('button', { name: 'Confirm' });
  await bank.waitFor();
  // The order is settled, and its answer does not arrive.
  await page.route('**/api/code-report-plan', async (route) => {
    await route.fetch();
    return route.abort('connectionreset');
  });
  await bank.click();
  await expect(page.getByRole('alert')).toContainText('We do not know yet whether you were charged');
  await expectAccessible(page);
  await page.unroute('**/api/code-report-plan');
  await page.getByRole('button', { name: 'Check again' }).click();

  await expect(page.getByText('Thank you. Your plan is ready.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to projects' }).click();
  await expect(page).toHaveURL('/dashboard');

  await payByBank(page, demoPerson(buyerFor(project.name)).email);
});

/** A month later nobody is there whom the bank of the card could ask: the mail leads to the page of the plan. */
async function payByBank(page: Page, email: string): Promise<void> {
  await moveClock(page, email, 32);
  const due = page.getByText('$69.00 is past due');
  await expect(async () => {
    await page.goto('/subscription');
    await expect(due).toBeVisible();
  }).toPass();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay $69.00 now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('Your bank did not confirm this payment.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay $69.00 now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your payment went through.')).toBeVisible();
  await expect(due).toBeHidden();
}
