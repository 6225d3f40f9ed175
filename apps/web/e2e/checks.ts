import { expect, type Locator, type Page } from '@playwright/test';
import { type AxeRules, violationsOn } from './axe.ts';
import { isNarrow } from './people.ts';

/** Checks WCAG 2.2 A and AA with axe, and that there is no horizontal scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, 'every');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** For a page that has passed `expectAccessible` in another theme: a theme changes only colors. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolations(page, 'contrast');
}

async function expectNoViolations(page: Page, rules: AxeRules): Promise<void> {
  // Retried until overlays have opened: while one opens, axe sees what lies behind it.
  await expect(async () => {
    await settled(page);
    expect(await violationsOn(page, rules)).toEqual([]);
  }).toPass({ timeout: 45_000 });
}

/** Checks that nothing lies over the middle of an element, such as a toast. */
export async function expectUncovered(element: Locator): Promise<void> {
  const isUncovered = () =>
    element.evaluate((shown) => {
      const { x, y, width, height } = shown.getBoundingClientRect();
      return shown.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isUncovered).toBe(true);
}

/** Waits until a new theme or width has been rendered. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-entering], [data-exiting]')).toHaveCount(0);
  // No named functions inside: the compiler's helper for names does not exist in the page.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Accessible in both themes, and on a phone at 320 px. */
export async function expectGoodLook(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
  if (!isNarrow(page)) return;
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 375, height: 800 });
}
