import { expectAccessible, expectContrast } from './checks.ts';
import { expect, test } from './walk.ts';

test('HDR-11 the help leads to the docs, whose search finds a page by keyboard, in both languages', async ({
  page,
}) => {
  await page.goto('/help');
  const tab = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the docs' }).click();
  const docs = await tab;
  await expect(docs.getByRole('heading', { level: 1, name: 'Ridgeline docs' })).toBeVisible();
  // The search is shown once its script has run.
  await expect(docs.getByRole('searchbox')).toBeVisible();
  await docs.keyboard.press('/');
  await docs.keyboard.type('ice adjuster');
  await expect(docs.locator('.results').getByRole('link').first()).toContainText('Prove an ice barrier');
  await expectAccessible(docs);
  await docs.keyboard.press('ArrowDown');
  await docs.keyboard.press('Enter');
  await expect(docs).toHaveURL('/docs/guide/prove-an-ice-barrier');
  for (const colorScheme of ['light', 'dark'] as const) {
    await docs.emulateMedia({ colorScheme });
    await expectContrast(docs);
  }
  await docs.getByRole('link', { name: 'Español' }).click();
  await expect(docs).toHaveURL('/docs/es/guide/prove-an-ice-barrier');
  await docs.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(docs);
});
