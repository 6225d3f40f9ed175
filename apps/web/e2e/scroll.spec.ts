import { projects } from './project-rows.ts';
import { expect, test } from './walk.ts';

test('a screen that is gone back to is where it was left; a new one begins at its top', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 375, height: 420 });
  await enterAs(page, 'Dana');
  const row = projects(page).getByRole('link').last();
  await row.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(100);
  await row.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(projects(page).getByRole('link').last()).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a link to a section of a report leads to it, and a report that is gone back to shows what it showed', async ({
  page,
}) => {
  const wind = page.locator('#wind-storm-history').getByRole('heading', { level: 2 });
  await page.goto('/report/sample#wind-storm-history');
  await expect(wind).toBeInViewport();
  await page.goto('/report/sample');
  await expect(wind).not.toBeInViewport();
  // Past sheets that were never laid out.
  await wind.evaluate((heading) => heading.scrollIntoView());
  const top = async () => Math.round((await wind.boundingBox())?.y ?? NaN);
  const left = await top();
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
  await privacy.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(wind).toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect(Math.abs((await top()) - left)).toBeLessThanOrEqual(1);
});
