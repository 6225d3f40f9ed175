import type { Profile } from '@ridgeline/core/profile';
import type { AppPath } from '@ridgeline/core/routes';
import { aPlan, aTrial, someAllowances } from '@ridgeline/core/testing/plans';
import { aTeam } from '@ridgeline/core/testing/teams';
import { describe, expect, it } from 'vitest';
import { aShell } from '../../testing/shell-world.ts';

const DAY = 24 * 60 * 60 * 1000;
const MARCH = Date.parse('2026-03-02T15:00:00Z');

async function signedIn(change: Partial<Profile> = {}, address?: string) {
  const world = await aShell(change, address);
  await world.enter();
  return world;
}

const withoutRights = { allowTeamAccess: false, allowIntegrationAccess: false };
const lacking = { subscriptions: [aPlan({ limits: withoutRights })], flagTeamNotificationSeen: false };

describe('the tabs', () => {
  it('HDR-1 are Projects, Calculators and Team, with the current one and the dot', async () => {
    const { header, navigation } = await signedIn({ flagTeamNotificationSeen: false });
    expect(header.tabs.tabs.map(({ tab, isCurrent, dot }) => [tab, isCurrent, dot])).toEqual([
      ['projects', true, false],
      ['calculators', false, false],
      ['team', false, true],
    ]);
    navigation.go('/tools/waste' as AppPath);
    expect(header.tabs.tabs.find(({ isCurrent }) => isCurrent)?.tab).toBe('calculators');
  });

  it('HDR-1 have no Calculators where none are configured', async () => {
    const world = await aShell();
    world.gateways.ui.configuration = null;
    await world.enter();
    expect(world.header.tabs.tabs.map(({ tab }) => tab)).toEqual(['projects', 'team']);
  });

  it.each<[string, Partial<Profile>]>([
    ['NAV-8 show nothing before the terms are accepted', { acceptedTosAt: null }],
    ['AUTH-14 show nothing before a name is given', { givenName: '', professionType: null }],
  ])('%s, and leave only the way out', async (_, profile) => {
    const { header } = await signedIn(profile);
    expect([header.tabs.tabs, header.plan.allowances, header.professionPath]).toEqual([[], [], null]);
    expect(header.menu.entries.map(({ item }) => item)).toEqual(['sign-out']);
  });

  it('HDR-12 Team is locked where the plan lacks it: a click offers it, and the dot goes', async () => {
    const { header, dialogs, navigation, editor } = await signedIn(lacking);
    expect(header.tabs.tabs.at(-1)).toMatchObject({ tab: 'team', isLocked: true, dot: true });
    await header.tabs.pressTeam();
    expect(dialogs.top?.content.title).toBe('Team is not part of your plan');
    expect(dialogs.top?.content.lines).toContain('50 seats');
    expect(editor.saved).toEqual([{ flagTeamNotificationSeen: true }]);
    expect(header.tabs.tabs.at(-1)?.dot).toBe(false);
    expect(navigation.address).toBe('/dashboard');
  });

  it('HDR-12 START-10 a flag that could not be saved is logged, and the dot stays', async () => {
    const { header, editor, log } = await signedIn(lacking);
    editor.failWith('save-failed');
    await header.tabs.pressTeam();
    expect(log.noted).toHaveLength(1);
    expect(header.tabs.tabs.at(-1)?.dot).toBe(true);
  });

  it('HDR-12 Team leads on where the plan has it, or where nothing is known of the plan', async () => {
    for (const subscriptions of [[aPlan()], []]) {
      const { header, dialogs, editor } = await signedIn({ subscriptions, flagTeamNotificationSeen: false });
      expect(header.tabs.tabs.at(-1)?.isLocked).toBe(false);
      await header.tabs.pressTeam();
      expect([dialogs.top, editor.saved]).toEqual([null, []]);
    }
  });
});

describe('the user menu', () => {
  it('HDR-10 HDR-12 has its entries, and locks Integrations where the plan lacks them', async () => {
    const { header } = await signedIn(lacking);
    expect(header.menu.entries.map(({ item, isLocked }) => [item, isLocked])).toEqual([
      ['explore-plans', false],
      ['plan-details', false],
      ['integrations', true],
      ['profile', false],
      ['industry-news', false],
      ['sign-out', false],
    ]);
  });

  it('HDR-10 has no Plan Details where they may not be seen, and no news without an address', async () => {
    const world = await aShell();
    world.gateways.ui.configuration = { allowPlanDetailAccess: false, availableCalculators: [] };
    await world.session.signIn({ email: 'ada@example.com', password: 'Correct-1' });
    expect(world.header.menu.entries.map(({ item }) => item)).toEqual([
      'explore-plans',
      'integrations',
      'profile',
      'sign-out',
    ]);
  });
});

describe('the plan', () => {
  it.each([
    ['a trial', aTrial({ startTime: MARCH - 8 * DAY }), 'FREE TRIAL: 6 days left'],
    ['its last day', aTrial({ startTime: MARCH - 13 * DAY }), 'FREE TRIAL: 1 day left'],
    ['a trial that is over', aTrial({ startTime: MARCH - 20 * DAY }), 'FREE TRIAL: Over'],
    ['a billable plan', aPlan({ title: 'Essential' }), 'Current plan: Essential'],
    ['a free plan', aPlan({ type: 'free-plan', billable: false }), null],
  ])('HDR-3 says %s', async (_, plan, text) => {
    const { header } = await signedIn({ subscriptions: [plan] });
    expect(header.plan.bannerText).toBe(text);
  });

  it('HDR-3 in Spanish', async () => {
    const { header, language } = await signedIn({ subscriptions: [aPlan({ title: 'Essential' })] });
    language.choose('es');
    expect(header.plan.bannerText).toBe('Plan actual: Essential');
  });

  it('HDR-3 HDR-4 says nothing where no plan is known', async () => {
    const { header } = await signedIn({ subscriptions: [] });
    expect([header.plan.bannerText, header.plan.upgrade]).toEqual([null, null]);
  });

  it.each([
    ['a free plan', {}, { leads: 'inside', path: '/plans' }],
    [
      'a free plan called PREMIUM',
      { orderDisplayTitle: 'PREMIUM' },
      { leads: 'outside', address: 'https://www.example.com/pricing' },
    ],
    ['a billable plan', { billable: true }, null],
  ] as const)('HDR-4 HDR-5 %s is upgraded at %o', async (_, change, upgrade) => {
    const plan = aPlan({ type: 'free-plan', billable: false, ...change });
    expect((await signedIn({ subscriptions: [plan] })).header.plan.upgrade).toEqual(upgrade);
  });

  it('HDR-6 shows what the API tells of the allowances, with a plan or without', async () => {
    const { header } = await signedIn({ subscriptions: [] });
    expect(header.plan.allowances).toEqual([
      { label: 'Quick View', text: '12 of 30' },
      { label: 'Code', text: '8 of 8' },
      { label: 'Weather', text: '1 of 4' },
    ]);
  });

  it('HDR-6 shows none that could not be had', async () => {
    const world = await aShell();
    world.gateways.allowances.failWith('unavailable');
    await world.enter();
    expect(world.header.plan.allowances).toEqual([]);
  });

  it('HDR-7 asks whoever has no profession, but not where it is given', async () => {
    const { header, navigation } = await signedIn({ professionType: null });
    expect(header.professionPath).toBe('/profile/full');
    for (const path of ['/profile', '/profile/full', '/introduce-yourself']) {
      navigation.go(path as AppPath);
      expect(header.professionPath, path).toBeNull();
    }
    expect((await signedIn({ professionType: 'roofing-contractor' })).header.professionPath).toBeNull();
  });
});

describe('Add Project', () => {
  const usedUp = someAllowances({ quickView: { allocation: 30, available: 0 } });

  it('HDR-2 leads to the address, and is disabled there', async () => {
    const { header, navigation } = await signedIn({ subscriptions: [aPlan()] });
    header.plan.pressAddProject();
    expect(navigation.address).toBe('/addresslookup');
    expect(header.plan.addProject).toBe('disabled');
    header.plan.pressAddProject();
    expect(navigation.entries).toHaveLength(2);
  });

  it('HDR-2 leads to the dashboard in a pause', async () => {
    const paused = aPlan({ pausedAt: MARCH - DAY, pauseActiveAt: MARCH, resumesAt: MARCH + DAY });
    const { header, navigation } = await signedIn({ subscriptions: [paused] }, '/plans');
    header.plan.pressAddProject();
    expect(navigation.address).toBe('/dashboard');
  });

  it.each([
    ['an expired trial', aTrial({ startTime: MARCH - 20 * DAY }), 'trial-ended', 'Your plan has expired'],
    ['an expired plan', aPlan({ isExpired: true }), 'alert', 'Your plan has expired'],
    ['a free plan used up', aPlan({ type: 'free-plan' }), 'alert', 'Need more projects'],
    ['a paid plan used up', aPlan(), 'alert', 'You have 0 projects/mo left'],
    ['a trial used up', aTrial({ startTime: MARCH }), 'trial-ended', "You're Out of Free Trial Projects"],
  ] as const)('HDR-2 NOTE-3 PLAN-7 PLAN-8 of %s opens a dialog', async (_, plan, kind, title) => {
    const world = await aShell({ subscriptions: [plan] });
    world.gateways.allowances.allowances = usedUp;
    await world.enter();
    world.header.plan.pressAddProject();
    expect(world.dialogs.top).toMatchObject({ kind, content: { title } });
    expect(world.navigation.address).toBe('/dashboard');
  });

  it('PLAN-7 a member is sent to the owner, with nothing but Cancel', async () => {
    const team = aTeam({ adminId: 'somebody else' });
    const world = await aShell({ subscriptions: [aPlan()], teamId: team.id, team });
    world.gateways.allowances.allowances = usedUp;
    await world.enter();
    world.header.plan.pressAddProject();
    expect(world.dialogs.top?.content).toMatchObject({
      text: 'Contact Team Owner to upgrade the plan',
      lines: [],
      buttons: [{ label: 'Cancel', path: null }],
    });
  });

  it.each([
    ['en', 'You can view this team’s projects'],
    ['es', 'Usted puede ver los proyectos de este equipo'],
  ] as const)('TEAM-1.1 a viewer of a team is told why not, in %s', async (locale, title) => {
    const team = aTeam({ members: [{ id: 'vera', role: 'viewer' }] });
    const asViewer = { userId: 'vera', teamId: team.id, team, subscriptions: [aPlan()] };
    const world = await signedIn(asViewer, '/plans');
    world.language.choose(locale);
    world.header.plan.pressAddProject();
    expect(world.dialogs.top).toMatchObject({ kind: 'alert', content: { title } });
    expect(world.navigation.address).toBe('/plans');
  });

  it('PLAN-8 NOTE-3 the main button stands last, and its way is gone after the dialog', async () => {
    const world = await aShell({ subscriptions: [aPlan({ type: 'free-plan' })] });
    world.gateways.allowances.allowances = usedUp;
    await world.enter();
    world.header.plan.pressAddProject();
    const main = world.dialogs.top?.content.buttons.at(-1);
    expect(main).toMatchObject({ label: 'Purchase', isMain: true });
    if (main) world.dialogs.answer(main);
    await world.timer.advance(200);
    expect(world.navigation.address).toBe('/plans/purchase?sku=plan_23_q2_0003&payUpFront=true');
  });
});

describe('the mobile header', () => {
  it.each([
    ['/dashboard', { does: 'user-menu' }],
    ['/tools/waste', { does: 'back', path: '/tools' }],
    ['/plans/purchase', { does: 'back', path: '/plans' }],
    ['/feedback', { does: 'navigate', path: '/dashboard' }],
    ['/no/such/page', { does: 'back', path: '/dashboard' }],
  ])('HDR-9 at %s has %o', async (address, button) => {
    expect((await signedIn({}, address)).header.mobileButton).toEqual(button);
  });

  it('HDR-9 goes one step back where there is one', async () => {
    const { header, navigation } = await signedIn();
    navigation.go('/feedback' as AppPath);
    expect(header.mobileButton).toEqual({ does: 'back-once' });
    header.backOnce();
    expect(navigation.address).toBe('/dashboard');
  });

  it('HDR-9 stands below 1168 px', async () => {
    const { header, viewport } = await signedIn();
    expect(header.size).toBe('desktop');
    viewport.resized(1167);
    expect(header.size).toBe('tablet');
    viewport.resized(575);
    expect(header.size).toBe('phone');
  });
});
