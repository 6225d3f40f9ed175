import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { comeAs, DEMO_PASSWORD, demoPerson, pressUntil, signOut } from './people.ts';
import { apple, askApple, choose, company, enterBy, google, microsoft, WAYS } from './providers.ts';
import { expect, test } from './walk.ts';

for (const { name, person, ask } of WAYS) {
  test(`AUTH-1 ${name}: who has an account signs in, and is still there after a reload`, async ({ page }) => {
    const accounts = await ask(page);
    await expect(accounts.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
    await expectAccessible(accounts);
    await choose(accounts, person);
    await expect(page).toHaveURL('/dashboard');
    await page.reload();
    await expect(page).toHaveURL('/dashboard');
  });

  test(`AUTH-2 ${name}: who does not agree is not signed in, and can try again`, async ({ page }) => {
    const accounts = await ask(page);
    await accounts.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Sign-in was not completed' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
  });
}

for (const { name, ask } of [google, microsoft, company]) {
  test(`AUTH-1 NAV-8 ${name}: who comes for the first time is asked for the terms`, async ({ page }, {
    project,
  }) => {
    const email = `nova.${name.toLowerCase()}.${project.name}@example.com`;
    await comeAs(await ask(page), email);
    await expect(page).toHaveURL(/\/accept-terms-of-service/);
  });
}

test('AUTH-8 Apple: a person without an account sees that it is for existing accounts', async ({ page }) => {
  await comeAs(await askApple(page), 'nobody.yet@example.com');
  await expect(
    page.getByText(
      'Sign in with Apple is only available for existing accounts. To create a new account, please use email or Google.',
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(/^[^?]*\/login\?/);
  await expectAccessible(page);
});

test('AUTH-8 Apple: a closed popup is reported, and the person can sign in another way', async ({ page }) => {
  const popup = await askApple(page);
  await popup.getByRole('heading', { name: 'Choose an account' }).waitFor();
  await popup.close();
  await expect(page.getByRole('alert').filter({ hasText: 'window was closed' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
});

test("AUTH-9 who comes back from Google's own page goes on by the user pool, and is signed in", async ({
  page,
}) => {
  await page.goto('/login');
  const redirect_uri = new URL('/auth/google/callback', page.url()).href;
  const asked = {
    client_id: 'ridgeline-google-service',
    redirect_uri,
    response_type: 'code',
    scope: 'openid email',
  };
  await page.goto(`/local/idp/google/auth?${new URLSearchParams(asked)}`);
  const ofTheApp = page.url();
  await choose(page, 'Joan');
  // Through /auth/google/callback, where the API has exchanged the code, to the question of the user pool.
  await page.waitForURL((url) => url.href !== ofTheApp && url.pathname.includes('/google/interaction/'));
  await choose(page, 'Joan');
  await page.waitForURL('/dashboard');
});

test("AUTH-9 a prompt of Google's that was skipped leaves nobody signed in, nothing kept, and leads to the login screen", async ({
  page,
}) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('kept', 'by somebody'));
  await page.goto('/auth/google/callback');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('kept'))).toBeNull();
});

test('AUTH-9 AUTH-9.2 the one-tap prompt offers whoever has signed in at Google, and is harmless when it is closed', async ({
  page,
}) => {
  const policy = (await page.goto('/login'))?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
  const prompt = page.getByRole('dialog', { name: 'Sign in with Google' });
  await enterBy(google, page);
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await page.evaluate(() => localStorage.setItem('kept', 'by the visitor'));

  await page.goto('/login');
  await expect(prompt).toBeVisible();
  await prompt.getByRole('button', { name: 'Close' }).click();
  await expect(prompt).toBeHidden();
  await expect(page.getByLabel('Email')).toBeEditable();
  expect(await page.evaluate(() => localStorage.getItem('kept'))).toBe('by the visitor');

  await page.reload();
  await prompt.getByRole('button', { name: /^Continue as Joan/ }).click();
  // The user pool asks Google itself.
  await choose(page, 'Joan');
  await expect(page).toHaveURL('/dashboard');
});

test('AUTH-9.2 a one-tap script that fails leaves the login screen as it is', async ({ page }) => {
  await page.route('**/local/google-identity.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/login');
  await failed;
  await page.getByLabel('Email').fill(demoPerson('Dana').email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('/dashboard');
});

test('AUTH-8 a window that goes to another site and comes back never looks closed', async ({ page }) => {
  // In production the pages of the pool and the provider have their own origins.
  const elsewhere = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<p>Elsewhere</p>'),
  );
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const { port } = elsewhere.address() as AddressInfo;

  await page.goto('/login');
  const opening = page.waitForEvent('popup');
  const opened = await page.evaluateHandle(() => window.open('', 'window-of-a-walk', 'popup'));
  const popup = await opening;
  const isClosed = () => opened.evaluate((window) => window?.closed);
  await opened.evaluate((window, url) => window?.location.assign(url), `http://127.0.0.1:${port}/`);
  await expect(popup.getByText('Elsewhere')).toBeVisible();
  expect(await isClosed()).toBe(false);
  const back = new URL('/idpauth?error=access_denied', page.url()).href;
  await popup.evaluate((url) => window.location.assign(url), back);
  await expect(popup.getByRole('heading', { name: 'Sign-in was not completed' })).toBeVisible();
  expect(await isClosed()).toBe(false);
  await new Promise((resolve) => elsewhere.close(resolve));
});

for (const { name, ask } of [google, microsoft, apple]) {
  test(`AUTH-7 ${name}: an email with a password is asked for the password`, async ({ page }) => {
    await comeAs(await ask(page), demoPerson('Dana').email);
    await expect(
      page.getByText(
        'Your email was previously used to sign up with a password. Please provide your password to sign in.',
      ),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(demoPerson('Dana').email);
    await expectAccessible(page);
  });
}

test('AUTH-6 an email of another provider is welcomed back, and led there', async ({ page }) => {
  await comeAs(await microsoft.ask(page), demoPerson('Joan').email);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(
    page.getByText(`${demoPerson('Joan').email} has an account that signs in with Google.`),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await choose(page, 'Joan');
  await expect(page).toHaveURL('/dashboard');
});

test('AUTH-1 a company that nobody knows is said so', async ({ page }) => {
  await page.goto('/enterpriselogin');
  await expectAccessible(page);
  await page.getByLabel('Work email').fill('ada@nobody.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No company sign-in is set up for this email.')).toBeVisible();
});

for (const { name, person, address } of [
  { ...google, address: '/dashboard?term=denver' },
  { ...microsoft, address: '/dashboard' },
]) {
  test(`NAV-7 NAV-9 ${name} leads to ${address} who wanted a search of the dashboard`, async ({ page }) => {
    await page.goto('/dashboard?term=denver');
    await expect(page).toHaveURL('/login');
    await page.getByRole('button', { name: `Continue with ${name}` }).click();
    await choose(page, person);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await expect(page).toHaveURL(address);
  });
}

test('START-4 tokens are kept for the tab alone', async ({ page }) => {
  await choose(await google.ask(page), 'Joan');
  await expect(page).toHaveURL('/dashboard');
  const kept = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  expect(kept[0]?.filter((key) => /token/i.test(key))).toEqual([]);
  expect(kept[1]?.filter((key) => key.endsWith('.refreshToken'))).toHaveLength(1);
});

for (const { name, person, ask } of WAYS) {
  test(`START-5 ${name}: a session that the pool renews no more ends in a dialog with one way out`, async ({
    page,
  }) => {
    await choose(await ask(page), person);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await endSessionAtThePool(page);
    await page.clock.setFixedTime(Date.now() + 2 * 60 * 60 * 1000);
    await page.getByLabel('Search projects').fill('denver');

    const dialog = page.getByRole('alertdialog', { name: 'Session Expired' });
    await expect(dialog).toContainText('Your session has expired due to inactivity. Please sign in again.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/login');
  });
}

test('START-5 a session that has ended in two tabs begins again in both, and neither ends that of the other', async ({
  context,
  page,
}) => {
  const expired = (tab: Page) => tab.getByRole('alertdialog', { name: 'Session Expired' });
  const projects = (tab: Page) => tab.getByRole('heading', { level: 1, name: 'Projects', exact: true });
  await enterBy(google, page);
  await expect(projects(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/feedback?source=footer');
  await other
    .getByLabel('What would you like to tell us?')
    .fill('The permit fee of Johnstown is out of date.');
  await endSessionAtThePool(page);
  const later = Date.now() + 2 * 60 * 60 * 1000;
  for (const tab of [page, other]) await tab.clock.setFixedTime(later);
  await pressUntil(expired(other), other.getByRole('button', { name: 'Send', exact: true }));
  await page.getByLabel('Search projects').fill('denver');
  for (const tab of [page, other]) await expect(expired(tab)).toBeVisible();

  await expired(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await choose(page, 'Joan');
  await expect(projects(page)).toBeVisible();
  await expect(expired(other)).toBeHidden();
  await expect(other.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  for (const tab of [page, other]) {
    await tab.goto('/dashboard');
    await expect(projects(tab)).toBeVisible();
  }
});

test('AUTH-2 who came by a provider signs out, and the session is over at the pool as well', async ({
  page,
}) => {
  await choose(await google.ask(page), 'Joan');
  await expect(page).toHaveURL('/dashboard');
  const refreshToken = await refreshTokenOf(page);
  await signOut(page);
  await expect(page).toHaveURL('/login');
  const { userPoolClientId } = await configurationOf(page);
  const form = { grant_type: 'refresh_token', client_id: userPoolClientId, refresh_token: refreshToken };
  const answer = await page.request.post('/local/identity/oauth2/token', { form });
  expect(answer.status()).toBe(400);
});

async function endSessionAtThePool(page: Page): Promise<void> {
  const { userPoolClientId } = await configurationOf(page);
  const form = { client_id: userPoolClientId, token: await refreshTokenOf(page) };
  expect((await page.request.post('/local/identity/oauth2/revoke', { form })).status()).toBe(200);
}

async function configurationOf(page: Page): Promise<{ readonly userPoolClientId: string }> {
  const answer = await page.request.get('/app-config.json');
  return (await answer.json()) as { readonly userPoolClientId: string };
}

function refreshTokenOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.endsWith('.refreshToken')) ?? '';
    return sessionStorage.getItem(key) ?? '';
  });
}
