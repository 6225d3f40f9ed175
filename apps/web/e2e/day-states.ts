import type { Page } from '@playwright/test';
import { as, at, pressed, withoutAnswer } from './state-openers.ts';
import type { Cast, ScreenState } from './way-in-states.ts';

/** A page outside the shell. */
const bare = (name: string, path: string): ScreenState => ({ ...at(name, path), isBare: true });

/** A path that ends with the number of the person's newest project. */
const ofProject = (name: string, path: string): ScreenState => ({
  name,
  open: async (page) => void (await page.goto(`${path}/${await newestReport(page)}`)),
});

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
];

const ADD_PROJECT = /^(Add Project|Agregar proyecto)$/;

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
    at('dashboard-viewer', '/dashboard'),
    at('dashboard-viewer-archived', '/dashboard?view=archived'),
    pressed('add-project-viewer', '/dashboard', ADD_PROJECT),
  ),
];
