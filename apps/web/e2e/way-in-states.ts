import type { Page } from '@playwright/test';
import { comeAs, demoPerson, TEAM } from './people.ts';

/** One screen of the sign-in and sign-up flow, in one of its states. */
export type ScreenState = {
  readonly name: string;
  /** Navigates there from any page. Uses English labels, except for overlays, which are opened in each language. */
  readonly open: (page: Page) => Promise<void>;
  /** Covers the page, so that the footer cannot be reached. */
  readonly isOverlay?: true;
  /** Outside the shell, without a footer: opened in each language. */
  readonly isBare?: true;
  /** Some of its requests never end, or the screen says what it could not load. */
  readonly isUnanswered?: true;
};

/** Signs in a demo user. */
type EnterAs = (page: Page, givenName: string) => Promise<void>;

export type Cast = {
  readonly who: string;
  readonly enter: (page: Page, enterAs: EnterAs) => Promise<void>;
  readonly states: readonly ScreenState[];
};

const at = (name: string, path: string): ScreenState => ({
  name,
  open: async (page) => void (await page.goto(path)),
});

/** A screen whose form was submitted without input. */
const sent = (name: string, path: string): ScreenState => ({
  name,
  open: async (page) => {
    await page.goto(path);
    await submit(page);
  },
});

/** From its first slide: what was typed there before is kept for the tab. */
async function openSignUp(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('ridgeline.signUpDraft'));
  await page.goto('/signup');
}

const submit = (page: Page) => page.locator('main form button[type=submit]').click();

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await page.locator(`main input[name=${name}]`).fill(value);
  await submit(page);
}

const invited = `team_id=${TEAM.id}&email=iris.delgado%40example.com`;

const visitor: readonly ScreenState[] = [
  at('splash', '/'),
  sent('splash-without-address', '/'),
  at('login', '/login'),
  sent('login-empty', '/login'),
  at('login-by-password', '/login?reason=password-account&email=ada%40example.com'),
  at('enterprise-login', '/enterpriselogin'),
  sent('enterprise-login-empty', '/enterpriselogin'),
  at('sign-up-email', '/signup'),
  {
    name: 'sign-up-name',
    open: async (page) => {
      await openSignUp(page);
      await fill(page, { email: 'ada@example.com' });
    },
  },
  {
    name: 'sign-up-password',
    open: async (page) => {
      await openSignUp(page);
      await fill(page, { email: 'ada@example.com' });
      await fill(page, { givenName: 'Ada', familyName: 'Marsh' });
      await fill(page, { password: 'copper' });
    },
  },
  at('confirm', '/confirm-signup?email=ada%40example.com'),
  sent('confirm-without-email', '/confirm-signup'),
  at('welcome-back', '/welcome-back?email=ada%40example.com&accountType=google-account'),
  at('forgot-password', '/forgot-password'),
  sent('new-password', '/forgot-password-submit?email=ada%40example.com'),
  at('team-invite', `/signupWithTeam?${invited}`),
  at('team-invite-gone', '/signupWithTeam?team_id=nobody'),
  at('team-invite-cut-short', '/signupWithTeam'),
  at('company-invite', `/signupWithSSOTeam?${invited}`),
  at('pending-report', '/report/for?address=1437%20Bannock%20St%2C%20Denver%2C%20CO'),
  sent('pending-report-refused', '/report/for?address=12%20Nowhere%20Rd'),
  at('not-found', '/no/such/page'),
];

const settled: readonly ScreenState[] = [
  at('terms-read-again', '/accept-terms-of-service'),
  at('introduce-yourself', '/introduce-yourself'),
  at('dashboard', '/dashboard'),
  at('profile', '/profile'),
  at('business-pricing', '/business_pricing'),
  { ...at('invite-for-another', `/signupWithTeam?${invited}`), isOverlay: true },
  { ...at('invite-to-answer', `/signupWithTeam?team_id=${TEAM.id}`), isOverlay: true },
  {
    name: 'walkthrough',
    isOverlay: true,
    open: async (page) => {
      await page.evaluate(() => localStorage.removeItem('ridgeline.walkthroughShown'));
      await page.goto('/introduce-yourself');
      await submit(page);
      await page.getByRole('dialog').waitFor();
    },
  },
];

/** A new user whose provider passes on no name. */
async function enterNameless(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Microsoft' }).click();
  await comeAs(page, `nameless.${Date.now()}.${Math.random()}@example.com`, { isNamed: false });
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await page.waitForURL('**/introduce-yourself');
}

/** Signed in with Google, and so without an email or password that can be changed here. */
async function enterByGoogle(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: demoPerson('Joan').email }).click();
  await page.waitForURL('**/dashboard');
}

const entersAs = (givenName: string) => (page: Page, enterAs: EnterAs) => enterAs(page, givenName);

export const WAY_IN: readonly Cast[] = [
  { who: 'a visitor', enter: async () => {}, states: visitor },
  { who: 'a newcomer', enter: entersAs('Priya'), states: [at('accept-terms', '/accept-terms-of-service')] },
  {
    who: 'somebody without a name',
    enter: enterNameless,
    states: [
      at('mandatory-profile', '/mandatory-profile'),
      sent('mandatory-profile-empty', '/mandatory-profile'),
    ],
  },
  { who: 'Dana', enter: entersAs('Dana'), states: settled },
  { who: 'Olivia', enter: entersAs('Olivia'), states: [at('profile-of-a-team', '/profile')] },
  { who: 'somebody of a provider', enter: enterByGoogle, states: [at('profile-federated', '/profile')] },
];

/** Switches the language in the page, or sets the cookie before the page is opened. */
export async function readIn(page: Page, language: 'en' | 'es', state: ScreenState): Promise<void> {
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'ridgeline.language', value: language, url: origin }]);
  if (state.isOverlay || state.isBare || state.isUnanswered || language === 'en') await state.open(page);
  else await page.getByRole('button', { name: 'Español' }).click();
  // Waits until a screen is shown and nothing on it is loading.
  await page
    .locator(state.isUnanswered ? 'main h1, main [aria-busy=true]' : 'main h1')
    .first()
    .waitFor();
  if (state.isOverlay) await page.locator('[role=dialog], [role=alertdialog]').waitFor();
  if (!state.isUnanswered) await page.waitForLoadState('networkidle');
}
