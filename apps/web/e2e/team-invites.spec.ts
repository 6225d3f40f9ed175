import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { comeAs, demoPerson, inviteToTeam, newestCode, signInAs, TEAM } from './people.ts';
import { expect, test } from './walk.ts';

/** Password hashing is slow by design, and takes seconds on a busy machine. */
const POOL_ANSWERS = { timeout: 30_000 };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

function inviteLink(email?: string, path = '/signupWithTeam'): string {
  const query = new URLSearchParams({ team_id: TEAM.id, ...(email !== undefined && { email }) });
  return `${path}?${query}`;
}

async function throughTheFirstSteps(page: Page): Promise<void> {
  await expect(page).toHaveURL('/accept-terms-of-service', POOL_ANSWERS);
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(heading(page, 'Introduce yourself')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/dashboard');
}

test('AUTH-11 TEAM-4 signing up by an invite makes a member of the team', async ({ page, context }, {
  project,
}) => {
  test.slow();
  const email = `invited.${project.name}.${Date.now()}@example.com`;
  await inviteToTeam(page, email);
  await page.goto(inviteLink(email));
  await expect(heading(page, `Join ${TEAM.name}`)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
  await expectAccessible(page);
  await page.getByLabel('Email').press('Enter');
  await page.getByLabel('First name').fill('Iris');
  await page.getByLabel('Last name').fill('Delgado');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Password' }).fill('Copper-Valley-7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible(POOL_ANSWERS);

  // The link in the email opens a new tab, which must still have the invite.
  const other = await context.newPage();
  await other.goto(
    `/confirm-signup?email=${encodeURIComponent(email)}&code=${await newestCode(page, email)}`,
  );
  await expect(other.getByText('Your email is confirmed.')).toBeVisible(POOL_ANSWERS);
  await other.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await other.getByRole('textbox', { name: 'Password' }).fill('Copper-Valley-7');
  await other.keyboard.press('Enter');
  await throughTheFirstSteps(other);
  await expect(other.getByText(`You are now a member of ${TEAM.name}.`)).toBeVisible();

  await other.goto(inviteLink(email));
  await expect(other).toHaveURL('/dashboard');
  await expect(other.getByText(`You are already a member of ${TEAM.name}.`)).toBeVisible();
});

test("AUTH-11 TEAM-4 signing up through the team's company makes a member of the team", async ({ page }, {
  project,
}) => {
  const email = `hired.${project.name}.${Date.now()}@summit.example`;
  await inviteToTeam(page, email);
  await page.goto(inviteLink(email, '/signupWithSSOTeam'));
  await expect(heading(page, `Join ${TEAM.name}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with your company' }).click();
  await comeAs(page, email);
  await throughTheFirstSteps(page);
  await expect(page.getByText(`You are now a member of ${TEAM.name}.`)).toBeVisible();
});

test('AUTH-11 an invite that is opened by another account says so, and offers to switch', async ({
  page,
}) => {
  await signInAs(page, 'Dana');
  await expect(heading(page, 'Projects')).toBeVisible(POOL_ANSWERS);
  await page.goto(inviteLink('somebody.else@example.com'));
  const dialog = page.getByRole('alertdialog', { name: 'This invite is for another account' });
  await expect(dialog).toContainText(
    `${TEAM.name} invited somebody.else@example.com. You are signed in as ${demoPerson('Dana').email}.`,
  );
  await expect(page).toHaveURL('/dashboard');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog).toBeHidden();
  await expect(heading(page, 'Projects')).toBeVisible();

  await page.goto(inviteLink('somebody.else@example.com'));
  await dialog.getByRole('button', { name: 'Switch account' }).click();
  await expect(heading(page, `Join ${TEAM.name}`)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('somebody.else@example.com');
});

test('AUTH-11 TEAM-4 a person with an account signs in to answer, and may decline', async ({ page }, {
  project,
}) => {
  const { givenName, email } = demoPerson(project.name === 'phone' ? 'Marcus' : 'Dana');
  await inviteToTeam(page, email);
  await page.goto(inviteLink(email));
  await page.getByRole('link', { name: 'Sign in to accept the invite' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPerson(givenName).password);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: `Join ${TEAM.name}?` });
  await expect(dialog).toBeVisible(POOL_ANSWERS);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(`You have declined the invite to ${TEAM.name}.`)).toBeVisible();

  await page.goto(inviteLink(email));
  await page.getByRole('button', { name: 'Join the team' }).click();
  await expect(page.getByRole('alertdialog', { name: 'This invite is no longer open' })).toContainText(
    'This invite was declined. Ask the team owner for a new one.',
  );
});

test('TEAM-4 an invite that was never made, or was withdrawn, is said so', async ({ page }) => {
  await signInAs(page, 'Marcus');
  await expect(heading(page, 'Projects')).toBeVisible(POOL_ANSWERS);
  await page.goto(`/signupWithTeam?team_id=d1000000-0000-4000-8000-000000000002`);
  await page.getByRole('button', { name: 'Join the team' }).click();
  await expect(page.getByRole('alertdialog', { name: 'This invite is no longer open' })).toContainText(
    'This invite no longer exists.',
  );
  await page.getByRole('button', { name: 'OK' }).click();
});

test('AUTH-11 a link that is cut short, and one of no team, say so and lead on', async ({ page }) => {
  for (const path of ['/signupWithTeam', '/signupWithSSOTeam']) {
    await page.goto(path);
    await expect(page.getByText('This invite link is incomplete', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${path}?team_id=11111111-0000-4000-8000-000000000000`);
    await expect(page.getByText('This invite is no longer open')).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Sign up without an invite' }).click();
  await expect(page).toHaveURL('/signup');
});
