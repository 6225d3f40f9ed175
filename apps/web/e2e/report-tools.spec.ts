import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { enterWithReport } from './own-report.ts';
import { expect, test } from './walk.ts';

const POOL_ANSWERS = { timeout: 20_000 };

test('NAV-4 RPT-2.4 RPT-7 RPT-3.2 an owner chooses the product of a roof, and makes a claim letter of chosen lines', async ({
  page,
  enterAs,
}) => {
  const path = await enterWithReport(page, enterAs);

  await page.getByRole('link', { name: 'Choose the product' }).click();
  await expect(page).toHaveURL(path.replace('/report/', '/manufacturer-selection/'));
  await expect(page.getByRole('heading', { level: 1, name: 'What covers this roof?' })).toBeFocused();
  await page.getByRole('radio', { name: 'GAF' }).press('Space');
  await page.getByRole('radio', { name: 'Timberline HDZ', exact: true }).press('Space');
  await expectAccessible(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page);
  if (size !== null) await page.setViewportSize(size);
  await page.getByRole('button', { name: 'Save to report' }).press('Enter');
  await expect(page).toHaveURL(path, POOL_ANSWERS);
  await expect(
    page.getByRole('region', { name: 'MANUFACTURER REQUIREMENTS' }).getByText('Timberline HDZ').first(),
  ).toBeVisible();

  await choose(page, 'PDFs and claim letter');
  await page.getByLabel('PDF', { exact: true }).selectOption('claimLetter');
  await page.getByLabel('Claim number').fill('24-118820');
  await expectAccessible(page);
  const tab = page.waitForEvent('popup');
  const answered = page.waitForResponse((response) => response.url().includes('/claim-letter'));
  await page.getByRole('checkbox', { name: 'Installation instructions' }).press('Space');
  await page.getByRole('checkbox', { name: 'Installation instructions' }).press('Space');
  await page.getByRole('button', { name: 'Open the PDF' }).press('Enter');
  const { url } = (await (await answered).json()) as { readonly url: string };
  await (await tab).close();
  expect((await page.request.get(url)).headers()['content-type']).toBe('application/pdf');
  await page.getByRole('button', { name: 'Email it to me' }).press('Enter');
  await expect(page.getByText('The PDF is on its way to your email.')).toBeVisible();
  await page.keyboard.press('Escape');

  // Choosing the product made another version.
  await choose(page, 'Earlier versions');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show: Version 1' }).press('Enter');
  await expect(page.getByText(/^Version 1: what this report said as of/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to today’s report' }).press('Enter');
  await expect(page.getByText(/^Version 1:/)).toHaveCount(0);
});

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: entry }).click();
}
