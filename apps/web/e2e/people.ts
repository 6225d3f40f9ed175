import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, demoPerson } from '@ridgeline/local/demo';

export { DEMO_PASSWORD, demoPerson };

export async function signInAs(
  page: Page,
  givenName: string,
  password: string = DEMO_PASSWORD,
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(demoPerson(givenName).email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
