import { CALCULATOR_TYPES, pathTo } from '@ridgeline/core/routes';
import { expectAccessible } from './checks.ts';
import { recordShifts, shiftsOf } from './feel/measures.ts';
import { expect, test } from './walk.ts';

const CALCULATORS = CALCULATOR_TYPES.map((type) => pathTo('estimate', { type }));

test('RPT-4 the head of the sample report is there before any script has run, and leads on', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathTo('sampleReport'));
  await expect(page.getByRole('heading', { level: 1, name: '3105 Gateway Rd' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start your report' })).toHaveAttribute('href', '/report/for');
  await context.close();
});

test('RPT-4 the head of the sample report stays where it is while its sheets come', async ({
  page,
  context,
}) => {
  await recordShifts(context);
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/api/codeReports/sample', async (route) => {
    await coming;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/codeReports/sample');
  await page.goto(pathTo('sampleReport'));
  // By the app, which has replaced the prerendered page.
  await asked;
  await expect(page.getByText('Loading the report')).toBeAttached();
  const heading = await page.getByRole('heading', { level: 1, name: '3105 Gateway Rd' }).elementHandle();
  await expectAccessible(page);
  come();
  await expect(page.getByRole('heading', { name: 'Colorado Springs' })).toBeVisible();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  await page.waitForLoadState('networkidle');
  const { sum, all } = await shiftsOf(page);
  expect(sum, JSON.stringify(all)).toBeLessThanOrEqual(0.02);
});

test('what has the focus in a prerendered page has it in the screen that replaces it, and a key acts on it', async ({
  page,
}) => {
  let coming = Promise.resolve();
  // Once for all: who ends it loses the requests that are on their way, such as that of the next screen.
  await page.route('**/assets/index-*.js', async (route) => {
    await coming;
    await route.continue();
  });
  for (const [path, role, name, count] of [
    ['/', 'link', 'Create an account', 1],
    ['/', 'link', 'Sign in', 2],
    ['/', 'combobox', 'Property address', 1],
    ['/', 'slider', 'Pitch', 1],
    [pathTo('sampleReport'), 'link', 'Start your report', 1],
  ] as const) {
    let come = () => {};
    coming = new Promise<void>((resolve) => (come = resolve));
    await page.goto(path, { waitUntil: 'commit' });
    const controls = page.getByRole(role, { name, exact: true });
    await expect(controls).toHaveCount(count);
    const drawn = await controls.last().elementHandle();
    await controls.last().focus();
    come();
    await expect.poll(() => drawn?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(controls.last()).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/report/for');
});

for (const locale of ['en-US', 'es-US']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('D NAV-5.2 each calculator shows its figures before any script has run', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, locale });
      const page = await context.newPage();
      for (const path of CALCULATORS) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        await expect(page.locator('dd').first()).toHaveText(/\d/);
        await expect(page.locator('main svg[role="img"]:visible')).toHaveCount(1);
      }
      await context.close();
    });

    test('D NAV-5.2 nothing moves when the app replaces a prerendered calculator, and it can be used', async ({
      page,
      context,
    }) => {
      await recordShifts(context);
      for (const path of CALCULATORS) {
        await page.goto(path);
        await expect(page.getByRole('textbox').first()).toBeEditable();
        await page.waitForLoadState('networkidle');
        const { sum, all } = await shiftsOf(page);
        expect(sum, `${path} ${JSON.stringify(all)}`).toBeLessThanOrEqual(0.02);
        await expectAccessible(page);
      }
    });
  });
}
