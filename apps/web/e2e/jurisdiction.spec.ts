import type { Locator, Page } from '@playwright/test';
import { expectGoodLook } from './checks.ts';
import { enterWithReport } from './own-report.ts';
import { expect, test } from './walk.ts';

const JEFFERSON = {
  kind: 'County',
  name: 'jefferson county',
  why: 'The map of the assessor shows it outside.',
};
const WHEAT_RIDGE = { kind: 'City', name: 'Wheat Ridge', why: 'The permit office of Denver sent me there.' };

test('RPT-2.3 whoever corrects the jurisdiction is told the rules, the office and the fees of the named authority, and what was found after undoing it', async ({
  page,
  enterAs,
}) => {
  const path = await enterWithReport(page, enterAs);
  const number = path.replace('/report/', '');
  const authority = page.locator('#municipality');
  const before = await toldIn(authority);
  expect(before).toContain('Denver');
  await expectFeesOf(page, number, 'Denver, CO');

  await page.goto(path);
  await openCorrection(page);
  await expect(page.getByRole('button', { name: 'Undo the correction' })).toHaveCount(0);
  await expectGoodLook(page);
  await correct(page, JEFFERSON);
  await expect(authority.getByRole('heading', { level: 2, name: /^Jefferson County/ })).toBeVisible();
  const today = new Date().toISOString().slice(0, 10);
  await expect(
    authority.getByText(`Corrected by Gil Navarro on ${today}: ${JEFFERSON.why}`).first(),
  ).toBeVisible();
  await expect(authority.getByRole('link', { name: '303-271-8260' })).toBeVisible();
  await expect(authority.getByText('Jefferson County, Re-Roofing').first()).toBeVisible();
  await expectGoodLook(page);
  await page.reload();
  await expect(authority.getByRole('heading', { level: 2, name: /^Jefferson County/ })).toBeVisible();

  await openCorrection(page);
  await correct(page, WHEAT_RIDGE);
  await expect(authority.getByRole('heading', { level: 2, name: /^Wheat Ridge/ })).toBeVisible();
  await expect(authority.getByText(JEFFERSON.why)).toHaveCount(0);
  await expect(page.getByRole('link', { name: '303-271-8260' })).toHaveCount(0);
  await expectFeesOf(page, number, 'Wheat Ridge, CO');

  await page.goto(path);
  await openCorrection(page);
  await page.getByRole('button', { name: 'Undo the correction' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(authority.getByRole('heading', { level: 2, name: /^Denver/ })).toBeVisible();
  expect(await toldIn(authority)).toBe(before);
  await expectFeesOf(page, number, 'Denver, CO');
});

async function toldIn(authority: Locator): Promise<string> {
  // The map comes last.
  await expect(authority.getByRole('img', { name: /Denver County, CO/ })).toBeVisible();
  return authority.innerText();
}

async function openCorrection(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Correct the jurisdiction' }).click();
  await expect(page.getByRole('dialog', { name: 'Who enforces the code here?' })).toBeVisible();
}

async function correct(page: Page, { kind, name, why }: typeof JEFFERSON): Promise<void> {
  await page.getByRole('radio', { name: kind }).press('Space');
  await page.getByLabel('Its name').fill(name);
  await page.getByLabel('How you know').fill(why);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The permit fee calculator of the report begins with the schedule of who enforces the code. */
async function expectFeesOf(page: Page, number: string, municipality: string): Promise<void> {
  await page.goto(`/permit-fee/${number}`);
  await expect(page.getByRole('combobox', { name: 'City, town or county' })).toHaveValue(municipality);
}
