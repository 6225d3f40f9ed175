import type { Page } from '@playwright/test';
import { expect, test } from './walk.ts';

/** A new report of Gil, of whose list no walk expects anything; returns its path. Making it takes long on a slow machine. */
export async function enterWithReport(
  page: Page,
  enterAs: (page: Page, givenName: string) => Promise<void>,
): Promise<string> {
  test.slow();
  await enterAs(page, 'Gil');
  return makeReport(page);
}

/** Makes a report as who is signed in, and returns its path. */
export async function makeReport(page: Page): Promise<string> {
  await page.goto('/propertytype?source=typed&address=1437%20Bannock%20St%2C%20Denver%2C%20CO%2080202');
  await page.getByRole('radio', { name: /^Residential/ }).press('Space');
  await page.getByRole('radio', { name: /^Steep slope/ }).press('Space');
  await page.getByRole('button', { name: 'Create the report' }).press('Enter');
  await expect(page).toHaveURL(/\/report\/\d+$/, { timeout: 30_000 });
  return new URL(page.url()).pathname;
}

export async function typeClaim(page: Page, claim: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Claim, job and date' }).click();
  await page.getByLabel('Claim number').fill(claim);
}

export async function saveClaim(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function writeClaim(page: Page, claim: string): Promise<void> {
  await typeClaim(page, claim);
  await saveClaim(page);
}

/** Opens the first report of the list, and returns its path. */
export async function openReport(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('link', { name: /\d/ }).first().click();
  await page.waitForURL(/\/report\/\w/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return new URL(page.url()).pathname;
}

export const claimIs = (page: Page, claim: string) =>
  expect(page.getByRole('definition').filter({ hasText: claim }).first()).toBeVisible();
