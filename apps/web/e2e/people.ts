import { expect, type Locator, type Page } from '@playwright/test';
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

/** On desktops by the user menu, on phones by the burger panel. */
export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  const role = isNarrow(page) ? 'button' : 'menuitem';
  // Exact: other buttons of the page end with these words, and the panel may not have opened yet.
  await page.getByRole(role, { name: 'Sign Out', exact: true }).click();
}

/** A page may ask the server by itself before the button is pressed, and then shows what the answer leads to. */
export async function pressUntil(shown: Locator, button: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await button.click({ timeout: 2_000 });
    await expect(shown).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
}

export function accountButton(page: Page): Locator {
  return page.getByRole('button', { name: accountButtonName(page), exact: true });
}

export function accountButtonName(page: Page): string {
  return isNarrow(page) ? 'Menu' : 'Your account';
}

export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1168;
}

/** The code last sent to an email, read from the local outbox. */
export async function newestCode(page: Page, email: string): Promise<string> {
  const answer = await page.request.get('/local/outbox.json');
  const sent = (await answer.json()) as readonly { readonly recipient: string; readonly code: string }[];
  const code = sent.find(({ recipient }) => recipient === email)?.code;
  if (code === undefined) throw new Error(`nothing was sent to ${email}`);
  return code;
}

/** The account page of a fake provider, where a new user is entered. */
export async function comeAs(accounts: Page, email: string, { isNamed = true } = {}): Promise<void> {
  // The login screen has a field of the same name.
  await accounts.getByRole('heading', { name: 'Choose an account' }).waitFor();
  await accounts.getByLabel('Email').fill(email);
  if (isNamed) {
    await accounts.getByLabel('Given name').fill('Nova');
    await accounts.getByLabel('Family name').fill('Person');
  }
  await accounts.getByRole('button', { name: 'Continue' }).click();
}

/** Brandt Exteriors, which Olivia owns. */
export const TEAM = { id: 'd1000000-0000-4000-8000-000000000001', name: 'Brandt Exteriors' };

/** Olivia sends an invite with the API, as the team screen will. */
export async function inviteToTeam(page: Page, email: string): Promise<void> {
  const answer = await page.request.post(`/api/teams/${TEAM.id}/members`, {
    headers: {
      authorization: `Bearer ${await accessTokenOf(page, 'Olivia')}`,
      'idempotency-key': crypto.randomUUID(),
    },
    data: { emails: [email], role: 'member' },
  });
  if (answer.status() !== 201) throw new Error(`the invite was answered with ${answer.status()}`);
}

async function accessTokenOf(page: Page, givenName: string): Promise<string> {
  const config = await page.request.get('/app-config.json');
  const { userPoolClientId, userPoolEndpoint } = (await config.json()) as Record<string, string>;
  const { email } = demoPerson(givenName);
  const answer = await page.request.post(userPoolEndpoint ?? '', {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    data: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: userPoolClientId,
      AuthParameters: { USERNAME: email, PASSWORD: DEMO_PASSWORD },
    }),
  });
  const { AuthenticationResult } = (await answer.json()) as {
    readonly AuthenticationResult: { readonly AccessToken: string };
  };
  return AuthenticationResult.AccessToken;
}

/** A person of one's own, for a walk that changes things: signed up, with the terms accepted, and on the dashboard. */
export async function enterAsNew(page: Page, email: string): Promise<void> {
  const { userPoolClientId: ClientId, userPoolEndpoint = '' } = (await (
    await page.request.get('/app-config.json')
  ).json()) as Record<string, string>;
  const pool = async (action: string, input: object) => {
    const answer = await page.request.post(userPoolEndpoint, {
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
      },
      data: JSON.stringify({ ClientId, ...input }),
    });
    if (!answer.ok())
      throw new Error(`${action} was answered with ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as { readonly AuthenticationResult: Record<string, string> };
  };
  await pool('SignUp', {
    Username: email,
    Password: DEMO_PASSWORD,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'given_name', Value: 'Grace' },
      { Name: 'family_name', Value: 'Hopkins' },
    ],
  });
  await pool('ConfirmSignUp', { Username: email, ConfirmationCode: await newestCode(page, email) });
  const { AuthenticationResult } = await pool('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: DEMO_PASSWORD },
  });
  const saved = await page.request.post('/api/codeReports/profile', {
    headers: { authorization: `Bearer ${AuthenticationResult['AccessToken']}` },
    data: {
      accepted_tos: true,
      idToken: AuthenticationResult['IdToken'],
      givenName: 'Grace',
      familyName: 'Hopkins',
    },
  });
  if (!saved.ok()) throw new Error(`the profile was answered with ${saved.status()}`);
  await page.addInitScript(() => localStorage.setItem('ridgeline.walkthroughShown', 'true'));
  await signInWith(page, email, DEMO_PASSWORD);
}

/** By the login screen, up to the dashboard. */
export async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, email, password);
  await page.waitForURL('/dashboard');
}

/** On the login screen, which leads to wherever the person wanted to go. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
