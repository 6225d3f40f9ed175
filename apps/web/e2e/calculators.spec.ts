import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './checks.ts';
import { makeReport } from './own-report.ts';
import { enterAsNew } from './people.ts';
import { expect, test } from './walk.ts';

const result = (page: Page) => page.getByRole('region', { name: 'Result' });

test('D NAV-5.2 HDR-13 a visitor goes from the splash to the calculators, and calculates an eave', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Open the calculators, no account needed' }).click();
  await expect(page).toHaveURL('/estimate');
  await expect(page.getByRole('heading', { level: 1, name: 'Calculators' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ice & water shield' }).click();
  await expect(page).toHaveURL('/estimate/iws');
  await expect(page).toHaveTitle('Ice & water shield · Ridgeline');
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Length' }).fill('100 ft');
  await page.getByRole('textbox', { name: 'Overhang' }).fill('1 ft');
  await page.getByText('Measured', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Wall, face to inside' }).fill('4 1/2');
  await page.getByRole('textbox', { name: 'Pitch' }).fill('6/12');
  await expect(result(page).getByRole('definition')).toHaveText(['45.28 in', '2', '377.34 sq ft', '3 rolls']);
  await expect(result(page).getByRole('status')).toHaveText(
    '45.28 in up the slope, 2 rows, 377.34 sq ft, 3 rolls to order.',
  );
  await expect(page.getByRole('row', { name: /^Inspector/ })).toContainText('600 sq ft');
  await expect(page).toHaveURL(/rise=6(%2F|\/)12/);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Pitch' })).toHaveValue('6/12');
  await expect(result(page).getByRole('definition').first()).toHaveText('45.28 in');
});

test('VAL-1 a calculator says at the field what it cannot read, and keeps the last figures', async ({
  page,
}) => {
  await page.goto('/estimate/iws');
  const overhang = page.getByRole('textbox', { name: 'Overhang' });
  await overhang.fill('12 kg');
  await expect(overhang).toHaveAccessibleDescription('Enter inches or feet, such as 16, 16 in or 1 ft 4 in');
  await expect(result(page).getByText('Correct the marked fields.').first()).toBeVisible();
  await expect(result(page).getByRole('definition').first()).toHaveText('50.31 in');
  await expectAccessible(page);
  await overhang.fill('');
  await expect(overhang).toHaveAccessibleDescription('Number required');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('textbox', { name: 'Volado' })).toHaveAccessibleDescription(
    'Se requiere un número',
  );
});

test('CALC-6 a calculator that is open works without a connection, by keyboard, in both themes', async ({
  page,
  context,
}) => {
  await page.goto('/estimate/iws');
  const overhang = page.getByRole('textbox', { name: 'Overhang' });
  // The page is prerendered, and read-only until the app is there.
  await expect(overhang).toBeEditable();
  await context.setOffline(true);
  await overhang.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(overhang).toHaveValue('26');
  await expect(result(page).getByRole('definition').first()).toHaveText('61.49 in');
  await page.getByRole('button', { name: 'Add an eave' }).click();
  await expect(page.getByRole('button', { name: /^Eave 2/ })).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectContrast(page);
  }
});

test('CALC-3 an attic by itself: what it needs, and whether what is there is enough', async ({ page }) => {
  await page.goto('/estimate/ventilation');
  await expect(page).toHaveTitle('Ventilation · Ridgeline');
  await page.getByRole('textbox', { name: 'Attic floor' }).fill('1,800 sq ft');
  await page.getByRole('textbox', { name: 'In the upper part' }).fill('45 %');
  await page.getByLabel('Climate zone').selectOption('4');
  await expect(result(page).getByRole('definition')).toHaveText([
    '864 sq in',
    '388.8 sq in',
    '475.2 sq in',
    '1/300',
  ]);
  await page.getByRole('textbox', { name: 'Ridge vent' }).first().fill('22');
  await expect(result(page).getByText('What is provided is not enough')).toBeVisible();
  await page.getByRole('textbox', { name: 'Continuous soffit vent' }).first().fill('53');
  await expect(result(page).getByText('What is provided meets 1/300')).toBeVisible();
  await expectAccessible(page);
});

test('CALC-1 a roof by itself: bundles, and what goes with them', async ({ page }) => {
  await page.goto('/estimate/waste');
  await expect(page).toHaveTitle('Waste · Ridgeline');
  await expect(result(page).getByRole('definition').first()).toHaveText('70 bundles');
  await page.getByText('Measured', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Roof area' }).fill('30 squares');
  await page.getByRole('textbox', { name: 'Waste percent' }).fill('10');
  await expect(result(page).getByRole('definition').first()).toHaveText('99 bundles');
  await page.getByText('Complexity', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Valleys' }).fill('2');
  await page.getByRole('textbox', { name: 'Dormers' }).fill('1');
  await expect(result(page).getByRole('definition').last()).toHaveText('17.5%');
  await expect(page.getByRole('row', { name: /^Drip edge/ })).toContainText('19 pieces');
  await expectAccessible(page);
});

test('CALC-4 a permit fee by itself: the model table, and figures of one’s own', async ({ page }) => {
  await page.goto('/estimate/permit-fee');
  await expect(page).toHaveTitle('Permit fee · Ridgeline');
  await page.getByRole('textbox', { name: 'Value of the project' }).fill('$12,345');
  await expect(result(page).getByRole('definition').first()).toHaveText('$223.25');
  await page.getByText('My figures', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Permit, of the value' }).fill('');
  await page.getByRole('textbox', { name: 'Flat charge' }).fill('75');
  await expect(result(page).getByRole('definition').first()).toHaveText('$75.00');
  await expectAccessible(page);
});

test('CALC-5 CALC-6 a calculator of a report starts with its facts, and the API saves the same result', async ({
  page,
  enterAs,
}) => {
  // Dana's list is counted by other walks.
  await enterAs(page, 'Gil');
  await page.goto('/addresslookup');
  await page.getByRole('combobox', { name: 'Property address' }).fill('bannock');
  await page.getByRole('option', { name: /^1437 Bannock St/ }).click();
  await expect(page).toHaveURL(/\/propertytype/);
  await page.getByRole('radio', { name: /^Residential/ }).press('Space');
  await page.getByRole('radio', { name: /^Steep slope/ }).press('Space');
  await page.getByRole('button', { name: 'Create the report' }).click();
  await expect(page).toHaveURL(/\/report\/\d+$/);
  const number = /\d+$/.exec(page.url())?.[0] ?? '';

  for (const [type, field] of [
    ['iws', null],
    ['ventilation', 'Climate zone'],
    ['waste', null],
  ] as const) {
    await page.goto(`/calculators/${type}/${number}`);
    await expect(page.getByRole('link', { name: `Report ${number}` })).toBeVisible();
    if (field !== null) {
      await expect(page.getByLabel(field)).toHaveAccessibleDescription(/^From the report: /);
    }
    await expectAccessible(page);
    // The API calculates the inputs again, and refuses to save another result than the one shown.
    await page.getByRole('button', { name: 'Save to report' }).click();
    await expect(page.getByText(`Saved to report ${number}.`).last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  }

  await page.goto(`/calculators/ventilation/${number}`);
  const zone = page.getByLabel('Climate zone');
  await expect(zone).toHaveAccessibleDescription(/^From the report: /);
  const told = await zone.inputValue();
  await zone.selectOption(told === '1' ? '2' : '1');
  await expect(zone).toHaveAccessibleDescription(`The report says ${told}. Use it`);
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(zone).toHaveValue(told);
  const pdf = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  await pdf;
});

test('CALC-5 a report is chosen from a calculator, and the result is saved to it, in Spanish', async ({
  page,
}, { project }) => {
  // The language belongs to the account.
  await enterAsNew(page, `calculadora.${project.name}.${Date.now()}@example.com`);
  const number = (await makeReport(page)).replace('/report/', '');
  await page.goto('/tools/waste');
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('textbox', { name: 'Porcentaje' }).first().fill('12');
  await page.getByRole('button', { name: 'Elegir un informe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Elegir un informe' });
  await expect(dialog.getByRole('link')).toHaveText(['1437 Bannock St']);
  await expectAccessible(page);
  await dialog.getByRole('searchbox').fill('1437');
  await dialog.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/waste/${number}`));
  await expect(page.getByRole('textbox', { name: 'Porcentaje' }).first()).toHaveValue('12');
  await page.getByRole('button', { name: 'Guardar en el informe' }).click();
  await expect(page.getByText(`Guardado en el informe ${number}.`).last()).toBeVisible();
  await expectAccessible(page);
});

test('CALC-4 D CALC-4.3 a visitor finds a municipality, and sees its fee charge by charge with the source', async ({
  page,
}) => {
  await page.goto('/estimate/permit-fee');
  await page.getByText('Municipality', { exact: true }).click();
  const municipality = page.getByRole('combobox', { name: 'City, town or county' });
  await expect(municipality).toHaveAccessibleDescription(/published schedule we have read[.]$/);
  await municipality.focus();
  await municipality.blur();
  await expect(municipality).toHaveAccessibleDescription(/Choose a municipality from the list/);
  await municipality.pressSequentially('denv');
  await page.getByRole('option', { name: /^Denver, CO/ }).waitFor();
  await municipality.press('ArrowDown');
  await municipality.press('Enter');
  await expect(municipality).toHaveValue('Denver, CO');
  await expect(result(page).getByRole('link', { name: /Denver/ })).toBeVisible();
  await expect(result(page)).toContainText('We read it on 2026-11-');
  const fee = await result(page).getByRole('definition').first().textContent();
  expect(fee).toMatch(/^\$\d/);
  await expectAccessible(page);

  await expect(page).toHaveURL(/schedule=denver-co/);
  await page.reload();
  await expect(municipality).toHaveValue('Denver, CO');
  await expect(result(page).getByRole('definition').first()).toHaveText(fee ?? '');
});
