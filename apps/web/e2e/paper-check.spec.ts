import { expectAccessible } from './checks.ts';
import { expect, test } from './walk.ts';

for (const [seal, title] of [
  ['0'.repeat(64), 'We did not issue this document'],
  ['the-end-of-a-seal', 'This address is incomplete'],
] as const) {
  test(`D RPT-7.2 the seal ${seal.slice(0, 12)}… of a paper is checked without a session: ${title}`, async ({
    page,
  }) => {
    await page.goto(`/paper/${seal}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Check a document' })).toBeVisible();
    await expect(page.getByText(title)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
  });
}
