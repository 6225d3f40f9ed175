import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { enterBy, WAYS } from './providers.ts';
import { expect, test } from './walk.ts';

type Place = {
  readonly path: string;
  /** In full: a word more or less is another sentence. */
  readonly says: readonly string[];
  readonly offers?: readonly Control[];
  readonly lacks?: readonly Control[];
};
type Control = readonly [role: 'button' | 'link' | 'textbox' | 'radio', name: string];

const OWNER_ONLY = 'Only the team owner can change the name, the logo and the owner.';
const READ_ONLY = 'You can see who is on the team. Only the owner and admins can change it.';
const VIEWER =
  'Your role on this team is viewer. To add or change projects, ask the team’s owner to make you a member.';
const CHANGE_TEAM: readonly Control[] = [
  ['link', 'Edit team'],
  ['link', 'Change owner'],
];
const INVITE: readonly Control[] = [
  ['textbox', 'Invite by email'],
  ['button', 'Send invites'],
];
const CHANGE_PLAN: readonly Control[] = [
  ['link', 'Change plan'],
  ['button', 'Pause Payments'],
  ['button', 'Cancel the plan'],
];
const editTeam = (path = '/editteam'): Place => ({
  path,
  says: [OWNER_ONLY],
  lacks: [
    ['textbox', 'Team name'],
    ['button', 'Change owner'],
  ],
});
const PLAN_OF_OWNER: readonly Place[] = [
  {
    path: '/subscription',
    says: ['The owner of your team pays for this plan and manages it.'],
    lacks: CHANGE_PLAN,
  },
  {
    path: '/plans',
    says: ['Contact Team Owner to upgrade the plan'],
    lacks: [
      ['link', 'Move to Free'],
      ['link', 'Switch to Essential'],
      ['link', 'Manage or pause'],
    ],
  },
];
const KEYS: Place = {
  path: '/integrations/own-systems',
  says: [
    'A key reads the projects and reports that you can read. It cannot change or order anything, and it sees neither your profile nor your cards.',
  ],
  offers: [
    ['button', 'Create key'],
    ['button', 'Add address'],
  ],
};
const NO_TEAM_YET = 'Your team is created when you buy a plan with seats. Then you invite people here.';

/**
 * What a walk of its own tells of the same person is not repeated: the team in `team.spec`, a pause in `subscription.spec`, a
 * trial that is over in `purchase.spec`, whose buyer it is.
 */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  Olivia: [
    { path: '/myTeam', says: [], offers: [...CHANGE_TEAM, ...INVITE] },
    {
      path: '/editteam',
      says: ['The owner manages the plan, its bills and its people. There is one owner at a time.'],
      offers: [
        ['textbox', 'Team name'],
        ['button', 'Save'],
      ],
    },
    { path: '/subscription', says: ['$149.00 a month'], offers: CHANGE_PLAN },
    KEYS,
  ],
  Andre: [
    { path: '/myTeam', says: [], offers: INVITE, lacks: CHANGE_TEAM },
    editTeam(),
    ...PLAN_OF_OWNER,
    KEYS,
  ],
  Mei: [
    { path: '/myTeam', says: [READ_ONLY], lacks: [...CHANGE_TEAM, ...INVITE] },
    editTeam(),
    ...PLAN_OF_OWNER,
    KEYS,
  ],
  Victor: [
    { path: '/dashboard', says: [`You can view this team’s projects. ${VIEWER}`] },
    { path: '/myTeam', says: [READ_ONLY], lacks: [...CHANGE_TEAM, ...INVITE] },
    editTeam(),
    ...PLAN_OF_OWNER,
    KEYS,
  ],
  Tess: [
    { path: '/myTeam', says: ['You have no team yet', NO_TEAM_YET], lacks: INVITE },
    { path: '/editteam', says: ['You have no team yet', NO_TEAM_YET], lacks: [['textbox', 'Team name']] },
    {
      path: '/subscription',
      says: ['Free Trial'],
      offers: [['link', 'Change plan']],
      lacks: CHANGE_PLAN.slice(1),
    },
    { path: '/plans', says: ['You have Free Trial.'], offers: [['link', 'Choose Essential']] },
    KEYS,
  ],
};

for (const [person, places] of Object.entries(PLACES)) {
  test(`HDR-12 TEAM-2 TEAM-3 D TEAM-1.1 ${person} is told in full what they can and cannot do`, async ({
    page,
    enterAs,
  }) => {
    await enterAs(page, person);
    for (const place of places) await expectPlace(page, place);
    await page.getByRole('banner').getByRole('button', { name: 'Add Project' }).click();
    if (person !== 'Victor') return expect(page).toHaveURL('/addresslookup');
    const why = page.getByRole('alertdialog', { name: 'You can view this team’s projects', exact: true });
    await expect(why.getByText(VIEWER, { exact: true })).toBeVisible();
  });
}

async function expectPlace(page: Page, { path, says, offers = [], lacks = [] }: Place): Promise<void> {
  await page.goto(path);
  const main = page.getByRole('main');
  for (const words of says) await expect(main.getByText(words, { exact: true }).first(), path).toBeVisible();
  for (const [role, name] of offers)
    await expect(main.getByRole(role, { name, exact: true }), path).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(main.getByRole('progressbar'), path).toHaveCount(0);
  for (const [role, name] of lacks)
    await expect(main.getByRole(role, { name, exact: true }), `${path} ${name}`).toHaveCount(0);
}

test('D PLAN-10.1 Rex, who bought his plan on Android, is sent there for every change of it', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Rex');
  for (const path of ['/subscription', '/plans']) {
    await page.goto(path);
    await expect(page.getByText('Please change your plan in the mobile app.', { exact: true })).toBeVisible();
    const main = page.getByRole('main');
    for (const name of ['Pause Payments', 'Cancel the plan'])
      await expect(main.getByRole('button', { name })).toHaveCount(0);
    for (const name of ['Change plan', 'Move to Free', 'Switch to Pro', 'Manage or pause'])
      await expect(main.getByRole('link', { name })).toHaveCount(0);
    await expectAccessible(page);
  }
});

for (const way of WAYS) {
  test(`HDR-12 AUTH-1 ${way.person}, from ${way.name}, is told which plan has a team and integrations`, async ({
    page,
  }) => {
    await enterBy(way, page);
    await page.goto('/myTeam');
    await expect(
      page.getByText('Your plan, Free, is for one person. Pro has 50 seats that share its projects.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(page.getByText('$149.00 a month', { exact: true })).toBeVisible();
    await page.goto('/integrations');
    await expect(page.getByText('Integrations are not part of your plan', { exact: true })).toBeVisible();
    await page.goto('/editteam');
    await expect(page.getByRole('textbox', { name: 'Team name' })).toHaveCount(0);
    await expectAccessible(page);
  });
}
