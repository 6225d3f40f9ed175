import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { accountButton, comeAs, newestCode, signInAs, signOut } from './people.ts';
import { expect, test } from './walk.ts';

/** Password hashing is slow by design, and takes seconds on a busy machine. */
const POOL_ANSWERS = { timeout: 30_000 };
const PASSWORD = 'Copper-Valley-7';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => {
      const { activeElement } = document;
      const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement;
      const label = isField ? activeElement.labels?.[0] : activeElement;
      return activeElement?.getAttribute('aria-label') ?? label?.textContent ?? '';
    });
    if (reached.trim().startsWith(name)) return;
  }
  throw new Error(`Tab does not come by ${name}`);
}

async function inBothThemes(page: Page, check: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Reduced motion, so that there is no transition between the themes.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await check();
  }
}

test('AUTH-11 AUTH-12 AUTH-14 NAV-8 NAV-9 a newcomer goes from the splash to the dashboard by keyboard alone', async ({
  page,
}, { project }) => {
  test.slow();
  const email = `newcomer.${project.name}.${Date.now()}@example.com`;
  await page.goto('/');
  await tabTo(page, 'Create an account');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Grace');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hopkins');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused(POOL_ANSWERS);
  await page.keyboard.type(await newestCode(page, email));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/accept-terms-of-service', POOL_ANSWERS);
  await expect(heading(page, 'Terms of service')).toBeFocused();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await tabTo(page, 'Accept and continue');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/introduce-yourself');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Grace');
  await expect(page.getByLabel('Last name')).toHaveValue('Hopkins');
  await inBothThemes(page, () => expectAccessible(page));
  await tabTo(page, 'Profession');
  await page.keyboard.press('End');
  await expect(page.getByRole('combobox', { name: 'Profession' })).toHaveValue('other');
  await tabTo(page, 'Continue');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/dashboard');
  const walkthrough = page.getByRole('dialog', { name: 'Welcome to Ridgeline' });
  await expect(walkthrough.getByRole('heading', { name: 'A report for every roof' })).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');
  await expect(walkthrough.getByRole('heading', { name: 'Numbers with every step shown' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(walkthrough.getByRole('heading', { name: 'Everything in one place' })).toBeVisible();
  await tabTo(page, 'Get started');
  await page.keyboard.press('Enter');
  await expect(walkthrough).toBeHidden();
  await expect(heading(page, 'Projects')).toBeFocused();
  await expect(page.getByText('Please complete your profile')).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await expect(accountButton(page)).toBeVisible();
  await expect(walkthrough).toHaveCount(0);
});

test('AUTH-14 NAV-8 the wanted path is carried through the first steps, in Spanish', async ({ page }, {
  project,
}) => {
  test.slow();
  const email = `nueva.${project.name}.${Date.now()}@example.com`;
  await page.goto('/plans?sku=1');
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('link', { name: 'Cree una' }).click();
  // The login has a field of the same name, and stays until the next screen is loaded.
  await expect(heading(page, 'Crear una cuenta')).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Nombre').fill('Lucía');
  await page.getByLabel('Apellido').fill('Fuentes');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Confirme su correo electrónico')).toBeVisible(POOL_ANSWERS);
  await page.getByRole('textbox', { name: 'Código' }).fill(await newestCode(page, email));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/accept-terms-of-service?wanted=%2Fplans%3Fsku%3D1', POOL_ANSWERS);
  await expect(heading(page, 'Condiciones del servicio')).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Aceptar y continuar' }).click();
  await expect(heading(page, 'Preséntese')).toBeVisible();
  await expect(page).toHaveURL('/introduce-yourself?wanted=%2Fplans%3Fsku%3D1');
  await expect(page.getByLabel('Apellido')).toHaveValue('Fuentes');
  await page.getByLabel('Nombre').fill(' ');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Campo obligatorio')).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByLabel('Nombre').fill('Lucía');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/plans?sku=1');
});

test('AUTH-14 a person without a name from the provider is asked for it first', async ({ page }, {
  project,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Microsoft' }).click();
  await comeAs(page, `nameless.${project.name}.${Date.now()}@example.com`, { isNamed: false });
  await expect(page).toHaveURL('/accept-terms-of-service');
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(heading(page, 'Introduce yourself')).toBeVisible();

  // Leaves the introduction, as with a bookmark.
  await page.goto('/tools');
  await expect(page).toHaveURL('/mandatory-profile?wanted=%2Ftools');
  await expect(heading(page, 'Complete your profile')).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Required Field')).toHaveCount(2);
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByLabel('First name').fill('Nova');
  await page.getByLabel('Last name').fill('Person');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools');
  await page.goto('/mandatory-profile');
  await expect(page).toHaveURL('/dashboard');
});

test('AUTH-14 NAV-8 declining the terms signs out, and accepts nothing', async ({ page }) => {
  await signInAs(page, 'Priya');
  await expect(page).toHaveURL('/accept-terms-of-service', POOL_ANSWERS);
  await expect(page.getByRole('link', { name: /^Terms of service/ }).first()).toHaveAttribute(
    'target',
    '_blank',
  );
  await page.getByRole('button', { name: 'Decline and sign out' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await signInAs(page, 'Priya');
  await expect(page).toHaveURL(/\/accept-terms-of-service/, POOL_ANSWERS);
});

test('AUTH-14 accepted terms can be read again', async ({ page }) => {
  await signInAs(page, 'Dana');
  await expect(heading(page, 'Projects')).toBeVisible(POOL_ANSWERS);
  await page.goto('/accept-terms-of-service?wanted=%2Ftools');
  await expect(page.getByText('You have accepted the terms of service.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/tools');
  await signOut(page);
});
