import type { Page } from '@playwright/test';
import { enterWithReport, writeClaim } from './own-report.ts';
import { expect, test } from './walk.ts';

test('CALC-4 CALC-5 RPT-7 D RPT-7.2 a permit fee goes from an address to a paper, whose seal says whether it still counts', async ({
  page,
  enterAs,
}) => {
  const path = await enterWithReport(page, enterAs);
  const section = page.getByRole('region', { name: 'PERMIT FEE CALCULATOR' });
  await section.getByRole('link', { name: 'Open the calculator' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'City, town or county' })).toHaveValue('Denver, CO');
  await page.getByRole('textbox', { name: 'Value of the project' }).fill('$15,000');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/calculations'));
  await expect(page).toHaveURL(/[?]/);
  const save = page.getByRole('button', { name: 'Save to report' });
  await expect(save).toBeEnabled();
  await save.press('Enter');
  expect((await saved).status()).toBe(200);

  await page.goto(path);
  await expect(section.getByText('$139.00').first()).toBeVisible();
  const seal = await sealOfPermitFee(page);

  await page.goto(`/paper/${seal}`);
  await expect(page.getByText('This document was issued and is current')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Permit fee' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: path.replace('/report/', '') })).toBeVisible();

  await page.goto(path);
  await writeClaim(page, '24-118820');
  await page.goto(`/paper/${seal}`);
  await expect(page.getByText('This document was issued, and the report has changed since')).toBeVisible();
});

/** Opens the PDF of the permit fee, and gives the seal that is printed on it. */
async function sealOfPermitFee(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: 'PDFs and claim letter' }).click();
  await page.getByLabel('PDF', { exact: true }).selectOption('permit_calculator');
  const tab = page.waitForEvent('popup');
  const answered = page.waitForResponse((answer) => answer.url().includes('/codeReports/pdf/'));
  await page.getByRole('button', { name: 'Open the PDF' }).press('Enter');
  const { url } = (await (await answered).json()) as { readonly url: string };
  await (await tab).close();
  const pdf = await page.request.get(url);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  const [, seal = ''] = /\/paper\/([0-9a-f]{64})\)/.exec((await pdf.body()).toString('latin1')) ?? [];
  expect(seal).toHaveLength(64);
  return seal;
}
