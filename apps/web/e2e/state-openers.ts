import type { Page } from '@playwright/test';
import type { Cast, ScreenState } from './way-in-states.ts';

export const at = (name: string, path: string): ScreenState => ({
  name,
  open: async (page) => void (await page.goto(path)),
});

/** A screen on which a button has been pressed; the names are those of both languages. */
export const pressed = (name: string, path: string, button: RegExp): ScreenState => ({
  name,
  isOverlay: true,
  open: async (page) => {
    await page.goto(path);
    await page.getByRole('button', { name: button }).first().click();
    await overlay(page).waitFor();
  },
});

/** A screen after something was done on it. */
export const after = (
  name: string,
  path: string,
  act: (page: Page) => Promise<void>,
  kind: Partial<ScreenState> = {},
): ScreenState => ({
  name,
  // Opened in each language: a change of the language would not bring back what was done.
  isBare: true,
  ...kind,
  open: async (page) => {
    // An order of the state before would be resumed.
    await page.evaluate(() => sessionStorage.removeItem('ridgeline.openOrder'));
    await page.goto(path);
    await act(page);
  },
});

/** The bank's window is a `dialog` element. */
export const overlay = (page: Page) =>
  page.locator('[role=dialog], [role=alertdialog], [role=menu], dialog[open]').first();

/** What screens are made of; the profile and the plan, which decide what screen is shown at all, are answered. */
const ANSWERS =
  /[/]api[/](?:v2[/]projects|codeReports[/](?:[0-9]|config[/]integrations|form-lists)|billingHistory|payment_info|teams|profile[/]keys|products)/;

/** The API answers nothing: the screen says what it shows while it waits, or that it cannot be loaded. */
export const withoutAnswer = (name: string, path: string, answers = ANSWERS): readonly ScreenState[] =>
  (['loading', 'error'] as const).map((what) => ({
    name: `${name}-${what}`,
    isUnanswered: true,
    open: async (page) => {
      await page.unroute(answers);
      await page.route(answers, (route) => (what === 'error' ? route.abort('connectionreset') : undefined));
      await page.goto(path);
      await page.locator('main h1, main [aria-busy=true]').first().waitFor();
    },
  }));

export const as = (givenName: string, ...states: readonly ScreenState[]): Cast => ({
  who: givenName,
  enter: (page, enterAs) => enterAs(page, givenName),
  states,
});
