import { expectAccessible, expectContrast } from './checks.ts';
import { expect, test } from './walk.ts';
import { readIn, WAY_IN, type ScreenState } from './way-in-states.ts';

/** Every screen of the sign-in and sign-up flow in its states: each width, light and dark, both languages. */
const WIDTHS = { phone: [375, 576], desk: [1168, 1440] } as const;

for (const { who, enter, states } of WAY_IN) {
  for (const group of inGroups(states)) {
    test(`${who}: ${group.map(({ name }) => name).join(', ')}`, async ({ page, enterAs }, { project }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await enter(page, enterAs);
      for (const state of group) {
        const read: string[] = [];
        for (const language of ['en', 'es'] as const) {
          await readIn(page, language, state);
          await expect(page.locator('html')).toHaveAttribute('lang', `${language}-US`);
          read.push(await page.locator('main').innerText());
          const english = page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true });
          if (language === 'es') await expect(english).toHaveCount(0);
          for (const width of WIDTHS[project.name as keyof typeof WIDTHS]) {
            await page.setViewportSize({ width, height: 900 });
            for (const colorScheme of ['light', 'dark'] as const) {
              await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
              await test.step(`${state.name} ${width} ${colorScheme} ${language}`, () =>
                colorScheme === 'light' ? expectAccessible(page) : expectContrast(page));
            }
          }
        }
        expect(read[0], state.name).not.toBe(read[1]);
      }
    });
  }
}

/** Small groups, so that a failure points to its screen. */
function inGroups(states: readonly ScreenState[]): readonly (readonly ScreenState[])[] {
  const size = 4;
  return Array.from({ length: Math.ceil(states.length / size) }, (_, index) =>
    states.slice(index * size, (index + 1) * size),
  );
}
