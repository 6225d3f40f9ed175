import { expectAccessible, expectUncovered } from './checks.ts';
import { makeReport } from './own-report.ts';
import { isNarrow } from './people.ts';
import { projects, rowsOf } from './project-rows.ts';
import { expect, test } from './walk.ts';

const READS_ONLY =
  'You can read this project and make its PDFs, but not change it. To change it, ask the team’s owner or an admin.';

test('DASH-1 a working day: views, filters, keys and an archive that is taken back', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Dana');
  const streets = projects(page).getByRole('link');
  await expect(streets).toHaveCount(rowsOf(page));
  await expect(page.getByText(`1–${rowsOf(page)} of 26`)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'State' }).click();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Colorado');
  await expect(page).toHaveURL('/dashboard?state=co');
  await expect(streets.first()).toHaveText('9292 Ridgeline Blvd');
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Created' }).click();
  await page.getByLabel('To', { exact: true }).fill('2026-03-04');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL('/dashboard?state=co&createdDateTo=2026-03-04');
  await expect(
    page.getByRole('button', { name: 'Remove the filter: Created to: Mar 4, 2026' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove the filter: Created to: Mar 4, 2026' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove the filter: State: CO' })).toBeVisible();

  await page.getByRole('link', { name: 'Needs a look' }).click();
  await expect(page).toHaveURL('/dashboard?view=needs-a-look&state=co');
  await page.getByRole('button', { name: 'Remove the filter: State: CO' }).click();
  await expect(
    projects(page)
      .getByText(/unknown$/)
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Mine' }).click();
  await expect(streets.first()).toHaveText('400 Robert D. Ray Dr');

  await page.keyboard.press('j');
  await expect(streets.first()).toBeFocused();
  await page.keyboard.press('e');
  await expect(streets.first()).toHaveText('1221 SW 4th Ave');
  await expect(streets.first()).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  // It floats on a phone.
  if (isNarrow(page))
    await expectUncovered(page.getByRole('main').getByRole('link', { name: 'New project' }));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(streets.first()).toHaveText('400 Robert D. Ray Dr');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search projects' })).toBeFocused();
});

test('DASH-1 rows that are selected are archived together, and back', async ({ page, enterAs }) => {
  await enterAs(page, 'Marcus');
  const streets = projects(page).getByRole('link');
  await expect(streets).toHaveCount(2);
  await page.getByRole('button', { name: 'Edit' }).click();
  for (const check of await projects(page)
    .getByRole('checkbox', { name: /^Select \d/ })
    .all())
    await check.check();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('toolbar').getByRole('button', { name: 'Export' }).click();
  expect((await saved).suggestedFilename()).toBe('projects.csv');
  await page.getByRole('toolbar').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(streets).toHaveCount(2);
});

test('DASH-1 a list is narrowed to one of the jurisdictions of all its projects', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Dana');
  await expect(projects(page)).toBeVisible();
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Jurisdiction' }).click();
  const field = page.getByRole('combobox', { name: 'Jurisdiction' });
  // The selects of the ledger's foot have options, too.
  const offered = page.getByRole('listbox').getByRole('option');
  await expect(offered.nth(5)).toBeVisible();
  await expectAccessible(page);
  await field.fill('Nowhere');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(field).toHaveAccessibleDescription(/Choose a jurisdiction from the list/);
  await field.fill('denv');
  await page.getByRole('option', { name: /^Denver, CO/ }).click();
  await expect(page).toHaveURL('/dashboard?jurisdiction=Denver');
  await expect(projects(page).getByRole('link')).toHaveText(['1437 Bannock St']);
  await expect(page.getByRole('button', { name: 'Remove the filter: Jurisdiction: Denver' })).toBeVisible();
});

test('DASH-1 a long press on a phone selects a row, and opens nothing', async ({
  page,
  enterAs,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'a finger is needed');
  await enterAs(page, 'Dana');
  const street = projects(page).getByRole('link').first();
  await expect(street).toBeVisible();
  const box = await street.boundingBox();
  const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 8 }];
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByRole('toolbar')).toContainText('1 selected');
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page).toHaveURL('/dashboard');
  await expect(
    projects(page)
      .getByRole('checkbox', { name: /^Select \d/ })
      .first(),
  ).toBeChecked();
  await expectAccessible(page);
});

test('DASH-4 a team sees whose projects they are', async ({ page, enterAs }) => {
  await enterAs(page, 'Mei');
  await page.getByRole('link', { name: 'Team', exact: true }).last().click();
  await expect(page).toHaveURL('/dashboard?view=team');
  await expect(projects(page).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

test('TEAM-1.1 a viewer of a team selects its projects for PDFs and the export, and is offered no change', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Victor');
  await page.goto('/dashboard?view=team');
  const streets = projects(page).getByRole('link');
  await expect(streets.first()).toBeVisible();
  await expect(page.getByRole('button', { name: /rchive|^Edit$/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'New project' })).toHaveCount(0);
  if (isNarrow(page)) await page.getByRole('button', { name: 'Select', exact: true }).click();
  await projects(page)
    .getByRole('checkbox', { name: /^Select \d/ })
    .first()
    .check();
  const bar = page.getByRole('toolbar', { name: 'Selected projects' });
  await expect(bar.getByRole('button')).toHaveText(['PDFs', 'Export', 'Clear']);
  await expectAccessible(page);
  const shown = await streets.allTextContents();
  await page.keyboard.press('e');
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(streets).toHaveText(shown);

  await streets.first().click();
  await expect(page.getByText(READS_ONLY, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Earlier versions', 'PDFs and claim letter', 'Print']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const number = new URL(page.url()).pathname.replace('/report/', '');
  await page.goto(`/calculators/waste/${number}`);
  await expect(page.getByText(`You can read report ${number}, but not save to it.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'PDF', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save to report' })).toHaveCount(0);
  await page.goto(`/manufacturer-selection/${number}`);
  await expect(page.getByText(READS_ONLY, { exact: true })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
});

for (const width of [320, 375, 768, 1168]) {
  test(`DASH-1 fits a window ${width} px wide, in both languages and themes`, async ({ page, enterAs }) => {
    await page.setViewportSize({ width, height: 812 });
    await enterAs(page, 'Dana');
    await expect(projects(page)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: 'English' }).click();
  });
}

test('DASH-1 NAV-4 the palette finds a project, and leads to the search of all', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Dana');
  await expect(projects(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Find a page or an action' })).toBeFocused();
  await page.keyboard.type('city hall');
  await expect(page.getByRole('menuitem')).toHaveText([
    /^1 City Hall Square/,
    /^4970 City Hall Blvd/,
    'Search all projects for “city hall”',
  ]);
  await expectAccessible(page);
  await page.getByRole('menuitem').last().click();
  await expect(page).toHaveURL('/search?term=city%20hall');
  await expect(page.getByRole('heading', { level: 1, name: 'Search projects' })).toBeFocused();
  await expect(projects(page).getByRole('link')).toHaveCount(2);
  await expectAccessible(page);
});

test('DASH-1 a colleague’s report that says something else than when it was read is told as refreshed', async ({
  page,
  anotherBrowser,
  enterAs,
}) => {
  await enterAs(page, 'Olivia');
  const path = await makeReport(page);

  const colleague = await anotherBrowser();
  await enterAs(colleague, 'Victor');
  await colleague.goto('/dashboard?view=team');
  const row = projects(colleague)
    .getByRole('row')
    .filter({ has: colleague.locator(`a[href="${path}"]`) });
  await expect(row).not.toContainText('Refreshed');
  await row.getByRole('link').click();
  await expect(colleague).toHaveURL(path);
  await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(path.replace('report', 'manufacturer-selection'));
  await page.getByRole('radio', { name: 'GAF' }).press('Space');
  await page.getByRole('radio', { name: 'Timberline HDZ', exact: true }).press('Space');
  await page.getByRole('button', { name: 'Save to report' }).press('Enter');
  await expect(page).toHaveURL(path);

  await colleague.goto('/dashboard?view=needs-a-look');
  await expect(row).toContainText('Refreshed');
  await expectAccessible(colleague);
  await row.getByRole('link').click();
  await expect(
    colleague.getByRole('region', { name: 'MANUFACTURER REQUIREMENTS' }).getByText('Timberline HDZ').first(),
  ).toBeVisible();
  await colleague.goBack();
  await expect(colleague.getByRole('link', { name: 'Needs a look' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await colleague.goto('/dashboard?view=team');
  await expect(row).toContainText('Ready');
  // Who chose it has read it.
  await page.goto('/dashboard?view=team');
  await expect(projects(page).getByRole('link').first()).toBeVisible();
  await expect(projects(page).getByText('Refreshed')).toHaveCount(0);
});
