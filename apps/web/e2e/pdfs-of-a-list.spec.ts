import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readArchive } from '@ridgeline/api/testing/archive';
import { expectAccessible, expectContrast } from './checks.ts';
import { projects } from './project-rows.ts';
import { expect, test } from './walk.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Make PDFs' });

test('D RPT-7.6 DASH-5 three projects are selected, and their PDFs downloaded as one ZIP', async ({
  page,
  enterAs,
}) => {
  test.slow();
  await enterAs(page, 'Dana');
  await expect(projects(page).getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const rows = projects(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  const chosen: string[] = [];
  for (const index of [0, 1, 2]) {
    const row = rows.nth(index);
    await row.getByRole('checkbox').press('Space');
    chosen.push(/\d+$/.exec((await row.getByRole('link').first().getAttribute('href')) ?? '')?.[0] ?? '');
  }
  const bar = page.getByRole('toolbar', { name: 'Selected projects' });
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: 'PDFs' }).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByLabel('What to make').selectOption({ label: 'Design criteria' });
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Make 3 PDFs' }).click();
  await expect(dialog(page).getByText('3 PDFs are ready.')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);

  const link = dialog(page).getByRole('link', { name: 'Download the ZIP' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^ridgeline-pdfs-\d{4}-\d\d-\d\d\.zip$/);
  const files = readArchive(await readFile(await download.path()));
  const names = [...files.keys()];
  expect(names).toHaveLength(3);
  for (const [index, number] of chosen.entries()) {
    expect(names[index]).toMatch(new RegExp(`^\\d.* - Design criteria - ${number}\\.pdf$`));
  }
  for (const bytes of files.values()) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('D RPT-7.6 PDFs of the whole list go on while the dialog is closed, and tell when they are done', async ({
  page,
  enterAs,
}) => {
  test.slow();
  await enterAs(page, 'Dana');
  await projects(page).getByRole('link').first().waitFor();
  await page.getByRole('button', { name: 'Make PDFs' }).click();
  await dialog(page).getByLabel('What to make').selectOption({ label: 'Waste calculation' });
  await expect(
    dialog(page).getByText('Projects without a saved calculation of this kind are left out.'),
  ).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /^Make \d+ PDFs$/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show', exact: true }).click({ timeout: 90_000 });
  await expect(dialog(page).getByRole('heading', { name: /projects? ha(s|ve) no PDF$/ })).toBeVisible();
  await expect(
    dialog(page)
      .getByText(/no such calculation is saved to the report/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
});
