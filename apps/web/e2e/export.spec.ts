import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { makeReport, writeClaim } from './own-report.ts';
import { enterAsNew } from './people.ts';
import { projects } from './project-rows.ts';
import { expect, test } from './walk.ts';

const exportButton = (page: Page) => page.getByRole('button', { name: 'Export as CSV' });

test('DASH-1 the list is saved as a table in which no cell is a formula', async ({ page }, { project }) => {
  test.slow();
  await enterAsNew(page, `table.${project.name}.${Date.now()}@example.com`);
  await makeReport(page);
  await writeClaim(page, '=HYPERLINK("https://example.com")');
  await page.goto('/dashboard');
  await expect(projects(page).getByRole('link')).toHaveCount(1);
  const [download] = await Promise.all([page.waitForEvent('download'), exportButton(page).press('Enter')]);
  expect(download.suggestedFilename()).toBe('projects.csv');
  const [head = '', line = '', ...rest] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(head).toMatch(/^\uFEFFReport,Address,/);
  expect(line).toContain('"1437 Bannock St, Denver, CO 80202"');
  expect(line).toContain(`,"'=HYPERLINK(""https://example.com"")",`);
  expect(rest).toEqual(['']);
  await expect(page.getByText('1 project exported.')).toBeVisible();
  await expect(exportButton(page)).toBeFocused();
});

test('DASH-1 an export tells how far it is, and is cancelled', async ({ page, context, enterAs }) => {
  await enterAs(page, 'Dana');
  await expect(projects(page).getByRole('link').first()).toBeVisible();
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  const line = await context.newCDPSession(page);
  const speed = (bytes: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: bytes,
      uploadThroughput: -1,
    });
  // So slow that the table does not come while the button is pressed.
  await speed(20);
  await exportButton(page).press('Enter');
  const cancel = page.getByRole('button', { name: 'Cancel the export' });
  await expect(cancel).toBeFocused();
  await expect(page.getByText(/^\d+ rows so far$/)).toBeVisible();
  await expectAccessible(page);
  await cancel.press('Enter');
  await expect(exportButton(page)).toBeFocused();
  await speed(-1);
  await Promise.all([page.waitForEvent('download'), exportButton(page).click()]);
  await expect(page.getByText('26 projects exported.')).toBeVisible();
  expect(saved).toEqual(['projects.csv']);
});
