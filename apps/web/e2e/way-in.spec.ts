import { expect, test } from '@playwright/test';
import { expectAccessible } from './checks.ts';

test('HDR-13 NAV-3 the splash leads an address to a report, and draws what its sliders say', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  await page.getByLabel('Property address').fill('1437 Bannock St, Denver, CO');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/report/for?address=1437%20Bannock%20St%2C%20Denver%2C%20CO');
});
