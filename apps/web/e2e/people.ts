import type { Locator, Page } from '@playwright/test';
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

/** On a desk by the user menu, on a phone by the panel behind the burger. */
export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole(isNarrow(page) ? 'link' : 'menuitem', { name: 'Sign Out' }).click();
}

export function accountButton(page: Page): Locator {
  return page.getByRole('button', { name: accountButtonName(page), exact: true });
}

export function accountButtonName(page: Page): string {
  return isNarrow(page) ? 'Menu' : 'Your account';
}

function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1168;
}

/** The code that was last sent to an email, read where this machine keeps what it would have sent. */
export async function newestCode(page: Page, email: string): Promise<string> {
  const answer = await page.request.get('/local/outbox.json');
  const sent = (await answer.json()) as readonly { readonly recipient: string; readonly code: string }[];
  const code = sent.find(({ recipient }) => recipient === email)?.code;
  if (code === undefined) throw new Error(`nothing was sent to ${email}`);
  return code;
}
