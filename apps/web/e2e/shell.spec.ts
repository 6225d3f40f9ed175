import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { accountButton, comeAs, signInAs, signOut, TEAM } from './people.ts';
import { expect, test } from './walk.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1168;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** On phones the header's links are in the panel. */
async function openWays(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
}

test('HDR-1 HDR-9 NAV-4 the tabs lead to their screens, each with its title and the focus on its heading', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Olivia');
  await expect(page).toHaveTitle('Projects · Ridgeline');
  for (const [tab, path, title, name] of [
    ['Calculators', '/tools', 'Calculators', 'Calculators'],
    ['Team', '/myTeam', 'Team', TEAM.name],
    ['Projects', '/dashboard', 'Projects', 'Projects'],
  ] as const) {
    const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: tab });
    await openWays(page);
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} · Ridgeline`);
    await expect(heading(page, name)).toBeFocused();
    await openWays(page);
    await expect(link).toHaveAttribute('aria-current', 'page');
    if (isPhone(page)) await page.keyboard.press('Escape');
  }
});

test('HDR-10 the user menu has its entries, and goes by keyboard', async ({ page, enterAs }) => {
  await enterAs(page, 'Dana');
  if (isPhone(page)) {
    await openWays(page);
    const account = page.getByRole('navigation', { name: 'Your account' });
    await expect(account.getByRole('listitem')).toContainText(menu);
    await expectAccessible(page);
    await account.getByRole('link', { name: 'Plan Details' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  } else {
    await page.getByRole('button', { name: 'Your account' }).press('Enter');
    const entries = page.getByRole('menuitem');
    await expect(entries).toContainText(menu);
    await expect(entries.first()).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Your account' })).toBeFocused();
    expect(await pressAtOnce(page, 'ArrowDown')).toBe('Plan Details');
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL('/subscription');
  // It takes cards, so it is a document of its own, which begins at its top.
  await expect(heading(page, 'Plan details')).toBeVisible();
});

/** Presses the focused button and then a key, before what the button opens can be shown; tells what has the focus then. */
function pressAtOnce(page: Page, key: string): Promise<string | undefined> {
  return page.evaluate(async (name) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.click();
    // What React renders for the press; the rest comes in another task.
    await Promise.resolve();
    const options = { key: name, code: name, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options));
    await Promise.resolve();
    return document.activeElement?.textContent;
  }, key);
}

const menu = ['Explore Plans', 'Plan Details', 'Integrations', 'Profile', 'Sign Out'];

test('HDR-9 the panel closes by Escape and gives the focus back; the back button leads one step up', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await enterAs(page, 'Dana');
  await openWays(page);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Back' })).toHaveCount(0);

  await page.goto('/profile/password');
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/profile/full');

  await page.goto('/dashboard');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/feedback');
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the command palette that is opened again while it closes keeps what is typed', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Dana');
  // It takes a second to close.
  await page.evaluate(() => document.documentElement.style.setProperty('--fast', '1s'));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Find a page or an action' })).toBeFocused();
  await page.keyboard.press('Escape');
  for (const name of ['Plans', 'Projects', 'Plans']) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(name);
    await expect(page.getByRole('menuitem').first()).toHaveText(name);
    await page.keyboard.press('Enter');
    await expect(heading(page, name)).toBeVisible();
  }
});

test('the command palette finds pages and actions by keyboard alone', async ({ page, enterAs }) => {
  await enterAs(page, 'Dana');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('searchbox', { name: 'Find a page or an action' });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('change pass');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Change Password',
    'Search all projects for “change pass”',
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile/password');
  await expect(heading(page, 'Change Password')).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('nothing of the kind');
  await expect(page.getByRole('menuitem')).toHaveText(['Search all projects for “nothing of the kind”']);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('español');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Cambiar contraseña')).toBeVisible();
  await expect(page).toHaveTitle('Cambiar contraseña · Ridgeline');
});

test('HDR-2 Add Project leads to the address, and is disabled there', async ({ page, enterAs }) => {
  await enterAs(page, 'Dana');
  const add = page.getByRole('banner').getByRole('button', { name: 'Add Project' });
  await add.click();
  await expect(page).toHaveURL('/addresslookup');
  // Its own field is what it is for.
  await expect(page.getByRole('combobox').first()).toBeFocused();
  await expect(add).toBeDisabled();
});

test('HDR-7 a person without a profession is asked for it, except on the screen where it is entered', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Inés');
  const banner = page.getByRole('region', { name: 'Complete your profile' });
  await banner.getByRole('link', { name: 'Complete profile' }).click();
  await expect(page).toHaveURL('/profile/full');
  await expect(banner).toBeHidden();
});

test('HDR-7 PROF-2 PROF-5 the banner leads to where the profession is chosen, and is gone once it is', async ({
  page,
}, { project }) => {
  // A new user, so that other tests still see the banner.
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Microsoft' }).click();
  await comeAs(page, `no.profession.${project.name}.${Date.now()}@example.com`);
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(heading(page, 'Introduce yourself')).toBeVisible();
  await page.goto('/plans');

  const banner = page.getByRole('region', { name: 'Complete your profile' });
  await banner.getByRole('link', { name: 'Complete profile' }).click();
  await expect(heading(page, 'Profile')).toBeFocused();
  const profession = page.getByRole('combobox', { name: 'Profession' });
  await expect(profession.getByRole('option', { selected: true })).toHaveText('Not given');
  await profession.selectOption('Estimator');
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  await openWays(page);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Calculators' })
    .click();
  await expect(heading(page, 'Calculators')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(heading(page, 'Calculators')).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.goto('/profile');
  await expect(profession).toHaveValue('estimator');
});

test('START-3 signing out on all devices reports when the others could not be reached', async ({ page }) => {
  await signInAs(page, 'Dana');
  await expect(heading(page, 'Projects')).toBeVisible();
  await page.route('**/api/profile/end-other-sessions', (route) => route.abort());
  await page.route('**/local/identity**', (route, request) =>
    request.headers()['x-amz-target']?.endsWith('.GlobalSignOut') === true ? route.abort() : route.continue(),
  );
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out on all devices' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/^You are signed out here, but we could not sign you out/)).toBeVisible();
  await expectAccessible(page);
});

test('HDR-6 the allowances say what is left of what there is', async ({ page, enterAs }) => {
  await enterAs(page, 'Marcus');
  await openWays(page);
  const shown = page.getByRole(isPhone(page) ? 'dialog' : 'banner');
  for (const kind of ['Quick View', 'Code', 'Weather']) await expect(shown.getByText(kind)).toBeVisible();
  await expect(shown.getByRole('definition')).toHaveText([/^\d+ of \d+$/, /^\d+ of \d+$/, /^\d+ of \d+$/]);
});

test('HDR-8 three shift-clicks on the environment tag toggle the debug panel and reload', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Dana');
  const tag = page.getByRole('button', { name: 'Environment: local' });
  const panel = page.getByRole('complementary', { name: 'For debugging' });
  for (const isShown of [true, false]) {
    const reloaded = page.waitForEvent('load');
    await tag.click({ modifiers: ['Shift'], clickCount: 3 });
    await reloaded;
    await expect(heading(page, 'Projects')).toBeVisible();
    await expect(panel).toBeVisible({ visible: isShown });
    if (isShown) {
      await expect(panel).toContainText('dana.whitfield@example.com');
      await expectAccessible(page);
    }
  }
});

test('HDR-11 the footer has the papers, help, contact and the year', async ({ page }) => {
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).toContainText([
    'Terms of service',
    'Terms of sale',
    'Privacy policy',
    'Help center',
    'Contact',
  ]);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Ridgeline`);
});

test('the skip link leads past the header', async ({ page, enterAs }) => {
  await enterAs(page, 'Dana');
  await page.reload();
  await expect(heading(page, 'Projects')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the code of a screen comes when its link is pointed at, so that going there needs none', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Dana');
  // Reload with the pointer away from the list, where it may have hovered a project.
  await page.mouse.move(1, 1);
  await page.reload();
  await expect(heading(page, 'Projects')).toBeVisible();
  const asked: string[] = [];
  const arrived: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  page.on('requestfinished', (request) => void arrived.push(request.url()));
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  await contact.hover();
  const screen = /\/feedback\.route-[^/]*\.js$/;
  await expect.poll(() => asked.filter((url) => screen.test(url))).toHaveLength(1);
  await expect.poll(() => asked.filter((url) => url.endsWith('.js') && !arrived.includes(url))).toEqual([]);
  // What the page loads later for other purposes must not count: any code may be missing from here on.
  await page.route('**/*.js', (route) => route.abort());
  await contact.click();
  await expect(heading(page, 'Contact us')).toBeFocused();
});

test('NAV-8 before the terms are accepted the header offers only the sign-out', async ({ page }) => {
  await signInAs(page, 'Priya');
  await expect(page).toHaveURL('/accept-terms-of-service');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Add Project' })).toHaveCount(0);
  await signOut(page);
  await expect(page).toHaveURL('/login');
});

test('NAV-1 NAV-6 every route has a screen and a title, in both languages', async ({ page, enterAs }) => {
  await enterAs(page, 'Dana');
  for (const [path, title] of [
    ['/integrations', 'Integrations'],
    ['/plans', 'Plans'],
    ['/calculators/permit-fee/1024', 'Permit fee'],
    ['/no/such/page', '404 Not Found'],
    ['/calculators/none', '404 Not Found'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Ridgeline`);
    await expect(heading(page, title)).toBeVisible();
  }
  await page.goto('/main/plans?sku=1');
  await expect(page).toHaveURL('/plans?sku=1');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page).toHaveTitle('Planes · Ridgeline');
  await expect(heading(page, 'Planes')).toBeVisible();
  await expectAccessible(page);
});

for (const theme of ['light', 'dark'] as const) {
  test(`the shell is accessible in the ${theme}, at every width, in both languages`, async ({
    page,
    enterAs,
  }) => {
    const widths = isPhone(page) ? [375, 576] : [1168, 1440];
    await page.emulateMedia({ colorScheme: theme });
    await enterAs(page, 'Inés');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 820 });
      await page.goto('/plans');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      if (width >= 1168) {
        await page.getByRole('button', { name: /Your account|Su cuenta/ }).click();
        await expect(page.getByRole('menu')).toBeVisible();
      } else {
        await page.getByRole('button', { name: /^Men[uú]$/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      }
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Español' }).click();
    }
  });
}
