import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { accountButtonName, DEMO_PASSWORD, demoPerson, signInAs, signOut } from './people.ts';
import { projects, rowsOf } from './project-rows.ts';
import { expect, test } from './walk.ts';

test('a roofer signs in, looks through the projects, and signs out', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await expectAccessible(page);

  await page.getByLabel('Email').fill(demoPerson('Dana').email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');

  const streets = projects(page).getByRole('link');
  await expect(streets).toHaveCount(rowsOf(page));
  await expect(streets.first()).toHaveText('400 Robert D. Ray Dr');
  await expectAccessible(page);

  await signOut(page);
  await expect(page).toHaveURL('/login');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
});

test('DASH-1 term, order and page stand in the address, and a reload shows the same screen', async ({
  page,
}) => {
  await signInAs(page, 'Dana');
  const streets = projects(page).getByRole('link');
  await expect(streets).toHaveCount(rowsOf(page));
  await page.getByLabel('Rows').selectOption('5 rows');

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('6–10 of 26')).toBeVisible();
  await expect(streets.first()).toContainText('200 N Walker Ave');
  await expect(streets.first()).toBeFocused();
  await page.reload();
  await expect(page.getByText('6–10 of 26')).toBeVisible();
  await expect(streets.first()).toContainText('200 N Walker Ave');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(streets.first()).toContainText('400 Robert D. Ray Dr');

  await page.getByLabel('Search projects').fill('city hall');
  await expect(streets).toHaveText(['1 City Hall Square', '4970 City Hall Blvd']);
  await expect(page).toHaveURL(/term=city(\+|%20)hall/);

  await page.getByLabel('Order').selectOption('Oldest first');
  await expect(streets.first()).toHaveText('4970 City Hall Blvd');

  await page.getByLabel('Search projects').fill('nowhere at all');
  await expect(page.getByRole('heading', { name: 'No matching projects' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(streets).toHaveCount(5);
});

test('AUTH-5 a wrong password shows its message, and keeps what was typed', async ({ page }) => {
  await signInAs(page, 'Marcus', 'Not-the-password-1');
  await expect(page.getByRole('alert')).toHaveText('Incorrect password');
  await expect(page.getByLabel('Email')).toHaveValue(demoPerson('Marcus').email);
  await expectAccessible(page);
});

test('AUTH-4 an unknown email, and one that belongs to Google', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody.at.all@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('Whatever-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Incorrect username or password');

  await page.getByLabel('Email').fill(demoPerson('Joan').email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'Email is registered with Google. Please sign in with Google.',
  );
});

test('AUTH-3 an account that was never confirmed goes on to confirm', async ({ page }) => {
  await signInAs(page, 'Theo');
  await expect(page).toHaveURL(`/confirm-signup?email=${encodeURIComponent(demoPerson('Theo').email)}`);
});

test('AUTH-5 too many attempts', async ({ page }, { project }) => {
  // One account per width: attempts are counted by account.
  const email = demoPerson(project.name === 'phone' ? 'Guess' : 'Again').email;
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  // The first lock lasts one second, each later one longer: a slow machine needs a few more attempts to see one.
  const alert = page.getByRole('alert');
  const button = page.getByRole('button', { name: 'Sign in' });
  for (let attempt = 1; attempt <= 15; attempt++) {
    await page.getByRole('textbox', { name: 'Password' }).fill(`Wrong-password-${attempt}`);
    const answered = page.waitForResponse((response) => response.url().includes('/local/identity'));
    await button.click();
    await answered;
    await expect(alert).toHaveText(/^(Incorrect password|Too many login attempts, try again later\.)$/);
    if ((await alert.textContent())?.startsWith('Too many') === true) break;
  }
  await expect(alert).toHaveText('Too many login attempts, try again later.');
});

test('VAL-1 VAL-2 an empty form says what is missing', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Required Field')).toHaveCount(2);
  await page.getByLabel('Email').fill('not an address');
  await expect(page.getByText('Email does not appear to be valid.')).toBeVisible();
  await expectAccessible(page);
});

test('NAV-7 NAV-9 the wanted path is remembered through the login', async ({ page }) => {
  await page.goto('/dashboard?term=denver');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(demoPerson('Dana').email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard?term=denver');
  await expect(projects(page).getByRole('link')).toHaveText(['1437 Bannock St']);
});

test('NAV-1 NAV-6 a signed-in person is sent away from the login, and an unknown path is the 404 screen', async ({
  page,
}) => {
  await signInAs(page, 'Inés');
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
  await expectAccessible(page);
});

test('the whole walk goes by keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(demoPerson('Dana').email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  const streets = projects(page).getByRole('link');
  await expect(streets).toHaveCount(rowsOf(page));

  await tabTo(page, 'Search projects');
  await page.keyboard.type('bannock');
  await expect(streets).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(streets).toHaveCount(rowsOf(page));

  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');
  await expect(projects(page).getByRole('link').first()).toBeFocused();

  await tabTo(page, accountButtonName(page));
  await page.keyboard.press('Enter');
  await focusOn(page, 'Sign Out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('the screens are read in Spanish as well', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Campo obligatorio')).toHaveCount(2);
  await expectAccessible(page);
});

/** Presses Tab, or the down arrow inside a menu, until the control with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  await pressUntil(page, 'Tab', name);
}

async function focusOn(page: Page, name: string): Promise<void> {
  await expect(page.getByText(name)).toBeVisible();
  const inMenu = (await page.getByRole('menuitem', { name }).count()) > 0;
  await pressUntil(page, inMenu ? 'ArrowDown' : 'Tab', name);
}

async function pressUntil(page: Page, key: 'Tab' | 'ArrowDown', name: string): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labelled = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
      return labelled ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (focused.trim() === name) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached ${name}`);
}
