import { expectAccessible } from './checks.ts';
import { expect, test } from './walk.ts';

/** Who can pause, for each project, since both may do so in one world. */
const payerFor = (project: string) => (project === 'desk' ? 'Gil' : 'Hana');

test('PAUSE-8 PAUSE-10 a paused plan is resumed, and left only when that is confirmed', async ({
  page,
  enterAs,
}, { project }) => {
  test.slow();
  await enterAs(page, payerFor(project.name));
  await page.goto('/subscription');
  await expect(page.getByText(/^(Paused until|Pauses)/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(page.getByText('Your payments resumed')).toBeVisible();

  await page.getByRole('button', { name: 'Leave the plan' }).click();
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
