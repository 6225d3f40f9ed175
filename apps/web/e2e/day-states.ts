import type { Page } from '@playwright/test';
import type { Cast, ScreenState } from './way-in-states.ts';

const at = (name: string, path: string): ScreenState => ({
  name,
  open: async (page) => void (await page.goto(path)),
});

/** A page outside the shell. */
const bare = (name: string, path: string): ScreenState => ({ ...at(name, path), isBare: true });

/** A path that ends with the number of the person's newest project. */
const ofProject = (name: string, path: string): ScreenState => ({
  name,
  open: async (page) => void (await page.goto(`${path}/${await newestReport(page)}`)),
});

/** A screen on which a button has been pressed; the names are those of both languages. */
const pressed = (name: string, path: string, button: RegExp): ScreenState => ({
  name,
  isOverlay: true,
  open: async (page) => {
    await page.goto(path);
    await page.getByRole('button', { name: button }).first().click();
    await page.locator('[role=dialog], [role=alertdialog], [role=menu]').first().waitFor();
  },
});

/** The API answers nothing: the screen says what it shows while it waits, or that it cannot be loaded. */
const unanswered = (name: string, path: string, by: 'silence' | 'failure'): ScreenState => ({
  name: `${name}-${by === 'silence' ? 'loading' : 'error'}`,
  isUnanswered: true,
  open: async (page) => {
    await page.unroute(ANSWERS);
    await page.route(ANSWERS, (route) => (by === 'failure' ? route.abort('connectionreset') : undefined));
    await page.goto(path);
    await page.locator('main h1, main [aria-busy=true]').first().waitFor();
  },
});

/** What screens are made of; the profile and the plan, which decide what screen is shown at all, are answered. */
const ANSWERS =
  /[/]api[/](?:v2[/]projects|codeReports[/](?:[0-9]|config[/]integrations|form-lists)|billingHistory|payment_info|teams|profile[/]keys|products)/;

const withoutAnswer = (name: string, path: string): readonly ScreenState[] => [
  unanswered(name, path, 'silence'),
  unanswered(name, path, 'failure'),
];

/** A report of Dana's, for somebody else: shown as if it did not exist. */
const OF_DANA = '100026';
const ofSomebodyElse: readonly ScreenState[] = [
  at('report-forbidden', `/report/${OF_DANA}`),
  at('manufacturer-selection-forbidden', `/manufacturer-selection/${OF_DANA}`),
  at('permit-fee-forbidden', `/permit-fee/${OF_DANA}`),
  at('calculator-iws-forbidden', `/calculators/iws/${OF_DANA}`),
  at('calculator-waste-forbidden', `/calculators/waste/${OF_DANA}`),
  at('calculator-ventilation-forbidden', `/calculators/ventilation/${OF_DANA}`),
];

const number = new WeakMap<object, string>();

async function newestReport(page: Page): Promise<string> {
  const known = number.get(page.context());
  if (known !== undefined) return known;
  await page.goto('/dashboard');
  const link = page.locator('main a[href^="/report/"]').first();
  const found = /\d+/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? '';
  number.set(page.context(), found);
  return found;
}

const CALCULATORS = ['iws', 'waste', 'ventilation', 'permit-fee'] as const;

const visitor: readonly ScreenState[] = [
  at('report-sample', '/report/sample'),
  bare('report-public-gone', '/public/report/1'),
  at('report-vanity-visitor', '/report/go/nowhere'),
  at('report-request', '/reportRequest'),
  bare('paper-unknown', `/paper/${'0'.repeat(64)}`),
  bare('terms', '/terms'),
  bare('sale', '/sale'),
  bare('privacy', '/privacy'),
  bare('help', '/help'),
  at('estimates', '/estimate'),
  ...CALCULATORS.map((type) => at(`estimate-${type}`, `/estimate/${type}`)),
  at('estimate-iws-wrong', '/estimate/iws?eaves.0.overhangIn=12%20kg'),
];

const dana: readonly ScreenState[] = [
  at('dashboard-many', '/dashboard'),
  at('dashboard-none-found', '/dashboard?term=no-such-street'),
  at('dashboard-archived', '/dashboard?view=archived'),
  // A list that was not read before: of another one, the copy on the device would be shown.
  ...withoutAnswer('dashboard', '/dashboard?view=needs-a-look'),
  at('search', '/search'),
  at('search-found', '/search?term=main'),
  at('search-none-found', '/search?term=no-such-street'),
  ...withoutAnswer('search', '/search?term=boulevard'),
  at('new-project', '/dashboard/new'),
  at('address-lookup', '/addresslookup'),
  at('property-type', '/propertytype?address=1437%20Bannock%20St%2C%20Denver%2C%20CO%2080202'),
  ofProject('report', '/report'),
  at('report-missing', '/report/999999999'),
  at('report-vanity-gone', '/report/go/nowhere'),
  ...withoutAnswer('report', '/report/999999998'),
  ofProject('manufacturer-selection', '/manufacturer-selection'),
  ...withoutAnswer('manufacturer-selection', '/manufacturer-selection/999999997'),
  ofProject('permit-fee', '/permit-fee'),
  at('tools', '/tools'),
  ...CALCULATORS.map((type) => ofProject(`calculator-${type}`, `/calculators/${type}`)),
  ...CALCULATORS.flatMap((type) => withoutAnswer(`calculator-${type}`, `/calculators/${type}/999999996`)),
  at('calculator-none-chosen', '/calculators/iws'),
  at('subscription', '/subscription'),
  pressed('subscription-pause', '/subscription', /^(Pause payments|Pausar pagos)$/i),
  pressed('subscription-leave', '/subscription', /^(Cancel the plan|Cancelar el plan)$/),
  ...withoutAnswer('subscription', '/subscription'),
  {
    name: 'subscription-new-card',
    open: async (page) => {
      await page.goto('/subscription');
      await page.getByRole('button', { name: /^(Add a card|Agregar una tarjeta)$/i }).click();
      await page.getByLabel(/^(Card number|Número de( la)? tarjeta)/).waitFor();
    },
  },
  at('plans', '/plans'),
  ...withoutAnswer('plans', '/plans'),
  ...withoutAnswer('single-purchase', '/singlepurchase'),
  at('plan-purchase', '/plans/purchase?sku=plan_23_q2_0003&payUpFront=true'),
  at('plan-upgrade', '/planupgrade'),
  at('business-pricing-shown', '/business_pricing'),
  at('single-purchase', '/singlepurchase'),
  at('profile-solo', '/profile'),
  at('profile-full', '/profile/full'),
  at('verify-phone', '/profile/verifyphone'),
  at('change-email', '/profile/email'),
  at('change-password', '/profile/password'),
  at('company-details', '/profile/mobilecompanydetails'),
  at('integrations', '/integrations'),
  ...withoutAnswer('integrations', '/integrations'),
  at('integration-own', '/integrations/own-systems'),
  ...withoutAnswer('integration-own', '/integrations/own-systems'),
  at('integration-unknown', '/integrations/nowhere'),
  at('team-alone', '/myTeam'),
  at('feedback', '/feedback'),
  at('feedback-report', '/feedback?source=report&reportNumber=999999999'),
];

const olivia: readonly ScreenState[] = [
  at('team', '/myTeam'),
  ...withoutAnswer('team', '/myTeam'),
  at('team-edit', '/editteam'),
  {
    name: 'team-member-edit',
    open: async (page) => {
      await page.goto('/myTeam');
      await page
        .getByRole('link', { name: /Andre Castillo/ })
        .first()
        .click();
      await page.waitForURL('**/editteammember**');
    },
  },
  at('dashboard-team', '/dashboard'),
  {
    // For the viewer of the team as well, who comes after.
    name: 'dashboard-team-archived',
    open: async (page) => {
      const projects = page.locator('main table [data-row-link]');
      await page.goto('/dashboard?view=archived');
      await page.locator('main h2, main table [data-row-link]').first().waitFor();
      if ((await projects.count()) > 0) return;
      await page.goto('/dashboard?view=team');
      await projects.first().waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('e');
      await page.getByRole('button', { name: /^(Undo|Deshacer)$/ }).waitFor();
      await page.goto('/dashboard?view=archived');
      await projects.first().waitFor();
    },
  },
  at('subscription-team', '/subscription'),
  at('plans-team', '/plans'),
];

const ADD_PROJECT = /^(Add Project|Agregar proyecto)$/;
/** PLAN-7 PLAN-8: what is said where no project is left. */
const outOfProjects = (who: string) => pressed(`out-of-projects-${who}`, '/dashboard', ADD_PROJECT);

/** Where a report beyond the plan would be made: it is sold here, or not. */
const beyondPlan = (name: string): ScreenState => ({
  name,
  open: async (page) => {
    await page.goto('/propertytype?address=1437%20Bannock%20St%2C%20Denver%2C%20CO%2080202&source=census');
    await page.getByRole('radio').nth(0).check();
    await page.getByRole('radio').nth(2).check();
    await page.locator('form [type=submit]').click();
    await page
      .getByText(/[$]5|mobile app|aplicación móvil/)
      .first()
      .waitFor();
  },
});

const as = (givenName: string, ...states: readonly ScreenState[]): Cast => ({
  who: givenName,
  enter: (page, enterAs) => enterAs(page, givenName),
  states,
});

/** The screens of a working day, each in its states, and the person who sees it so. */
export const DAY: readonly Cast[] = [
  { who: 'a reader', enter: async () => {}, states: visitor },
  as('Dana', ...dana),
  as('Inés', at('dashboard-empty', '/dashboard'), at('profile-without-profession', '/profile')),
  as(
    'Marcus',
    at('dashboard-two', '/dashboard'),
    at('integrations-offer', '/integrations'),
    ...ofSomebodyElse,
  ),
  as('Olivia', ...olivia),
  as(
    'Victor',
    at('team-viewer', '/myTeam'),
    at('team-edit-viewer', '/editteam'),
    at('subscription-viewer', '/subscription'),
    at('plans-viewer', '/plans'),
    at('single-purchase-viewer', '/singlepurchase'),
    at('dashboard-viewer', '/dashboard'),
    at('dashboard-viewer-archived', '/dashboard?view=archived'),
    pressed('add-project-viewer', '/dashboard', ADD_PROJECT),
  ),
  as(
    'Hana',
    at('subscription-paused', '/subscription'),
    at('dashboard-paused', '/dashboard'),
    pressed('dashboard-paused-add', '/dashboard', ADD_PROJECT),
    pressed('subscription-paused-add', '/subscription', ADD_PROJECT),
  ),
  as('Sal', outOfProjects('trial')),
  as(
    'Omar',
    outOfProjects('member'),
    at('subscription-member', '/subscription'),
    at('plans-member', '/plans'),
  ),
  as('Ravi', outOfProjects('android')),
  as(
    'Lena',
    outOfProjects('owner'),
    beyondPlan('overage-offered'),
    at('subscription-owner', '/subscription'),
  ),
  as('Iris', beyondPlan('overage-none')),
  as('Gil', at('subscription-about-to-pause', '/subscription')),
  as('Cleo', at('subscription-past-due', '/subscription'), at('dashboard-past-due', '/dashboard')),
  as('Rex', at('subscription-android', '/subscription')),
  as('Otis', at('dashboard-trial-over', '/dashboard'), at('plans-trial-over', '/plans')),
  as('Mona', outOfProjects('free'), at('single-purchase-out', '/singlepurchase'), at('plans-free', '/plans')),
];
