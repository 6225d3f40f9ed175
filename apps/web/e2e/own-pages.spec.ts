import { expectAccessible } from './checks.ts';
import { expect, test } from './walk.ts';

const PAGES = [
  ['Terms of service', '/terms', 'This text is a template'],
  ['Terms of sale', '/sale', 'This text is a template'],
  ['Privacy policy', '/privacy', 'This text is a template'],
  ['Help center', '/help', 'How do I make a report?'],
] as const;

test('HDR-11 D HDR-11.1 the footer opens pages of the app for a visitor, and they lead back', async ({
  page,
}) => {
  for (const [link, path, text] of PAGES) {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Open the ice and water shield calculator' }).click();
  await expect(page).toHaveURL('/estimate/iws');
  await page.goBack();
  await page.getByRole('link', { name: 'Ridgeline', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('D HDR-11.1 reads the terms in Spanish at 320 pixels without scrolling sideways', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'es-US', viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  for (const path of ['/terms', '/help']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Condiciones del servicio|Ayuda/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
  // Whoever opens the page by a link has not been asked for a language yet.
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service');
  await context.close();
});
