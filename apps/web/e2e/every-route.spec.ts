import type { Page } from '@playwright/test';
import { demoPeople } from '@ridgeline/local/demo';
import { pathTo, ROUTES, type RouteName } from '@ridgeline/core/routes';
import { expectAccessible } from './checks.ts';
import { overflowOf, recordShifts, shiftsOf } from './feel/measures.ts';
import { enterBy, WAYS } from './providers.ts';
import { expect, test } from './walk.ts';

/** The routes of NAV-1 to NAV-5 with something in place of their parameters. */
const FILLED: Readonly<Record<string, string>> = {
  ':number': 'sample',
  ':vanityId': 'nowhere',
  ':seal': '0'.repeat(64),
  ':id': 'nowhere',
  ':reportNumber?': '',
  ':reportNumber': '999999999',
  ':type': 'iws',
  '*': 'dashboard',
};

const paths = (Object.keys(ROUTES) as RouteName[]).map((name) => {
  const pattern = Object.entries(FILLED).reduce(
    (path, [what, by]) => path.replace(what, by),
    ROUTES[name].pattern as string,
  );
  return { name, path: pattern.replace(/\/$/, '') || pathTo('splash') };
});
type Route = (typeof paths)[number];

/** Theo's email was never confirmed; walks lock the accounts of the others by wrong passwords. */
const NOT_LET_IN: ReadonlySet<string> = new Set(['Theo', 'Guess', 'Again']);
/** A visitor, and every demo person. */
const PEOPLE = [
  null,
  ...demoPeople.map(({ givenName }) => givenName).filter((name) => !NOT_LET_IN.has(name)),
] as const;
/**
 * They load each route anew, on a phone as well. The others go from screen to screen in the page, which takes a third of
 * the time and is what people do; their screens look the same on a phone.
 */
const BY_LOADS: ReadonlySet<string | null> = new Set([null, 'Olivia', 'Victor']);

for (const [place, person] of PEOPLE.entries()) {
  const who = person ?? 'a visitor';
  const way = WAYS.find((one) => one.person === person);
  test(`NAV-1 NAV-2 NAV-3 NAV-4 NAV-5 every route opens a screen of its own for ${who}`, async ({
    page,
    enterAs,
  }) => {
    const open = BY_LOADS.has(person) ? load : goWithin;
    test.skip(
      test.info().project.name === 'phone' && !BY_LOADS.has(person),
      'the same screens as for others',
    );
    test.setTimeout(300_000);
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !isAnswer(message.text()))
        said.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`));
    if (person === null) await page.goto('/');
    else if (way === undefined) await enterAs(page, person);
    else await enterBy(way, page);
    for (const route of paths) {
      const { name } = route;
      await open(page, route);
      const heading = page.locator('h1');
      await expect(heading, name).toHaveCount(1);
      await expect(heading, name).not.toBeEmpty();
      await expect(heading, name).not.toHaveText('404 Not Found');
      await expect(page, name).toHaveTitle(/Ridgeline/);
      if (test.info().project.name === 'phone') await expectNoOverflowAt320(page, name);
      // The rules of a page are the same for everybody; each person's checks are a part of the routes.
      if (paths.indexOf(route) % PEOPLE.length === place) await expectAccessible(page);
    }
    expect(said).toEqual([]);
  });
}

test('HDR-7 nothing moves when the banner comes that asks for a profession', async ({
  page,
  context,
  enterAs,
}) => {
  await recordShifts(context);
  await enterAs(page, 'Inés');
  for (const path of ['/dashboard', '/plans']) {
    await page.goto(path);
    await expect(page.getByText('Complete your profile')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { sum, all } = await shiftsOf(page);
    expect(sum, JSON.stringify(all)).toBeLessThanOrEqual(0.02);
  }
});

async function load(page: Page, { path }: Route): Promise<void> {
  await page.goto(path);
}

/** As the Back button goes, and waits for the next screen, whose heading takes the focus. */
async function goWithin(page: Page, route: Route): Promise<void> {
  // Cards are collected on a page of its own, with a Content-Security-Policy of its own.
  const isOfItsOwn = 'takesCards' in ROUTES[route.name];
  if (isOfItsOwn || new URL(page.url()).pathname === route.path) return load(page, route);
  const before = await page.evaluate((path) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const { pathname } = location;
    // As the router writes its entries. It takes those of one key for one visit.
    history.pushState({ key: path, idx: 1, usr: null }, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    return pathname;
  }, route.path);
  await page.waitForFunction(
    ([left, path]) => {
      // A guard that leads back to where one was keeps that screen; the router has written an entry of its own then.
      if (location.pathname === left) return history.state?.key !== path;
      const isWithinFrame = document.querySelector('main')?.contains(document.activeElement) === true;
      return isWithinFrame || document.querySelector('h1:not([data-left])') !== null;
    },
    [before, route.path] as const,
  );
}

/** Reflow, WCAG 1.4.10. */
async function expectNoOverflowAt320(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflowOf(page), name).toEqual({ by: 0, what: [] });
  if (size !== null) await page.setViewportSize(size);
}

/** A refusal or an absence is an answer, which the browser reports as an error of loading. */
function isAnswer(text: string): boolean {
  return /Failed to load resource: the server responded with a status of 4\d\d/.test(text);
}
