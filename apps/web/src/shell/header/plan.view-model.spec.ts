import { aPlan, aTrial, someAllowances } from '@ridgeline/core/testing/plans';
import { aTeam } from '@ridgeline/core/testing/teams';
import { pathTo } from '@ridgeline/core/routes';
import { describe, expect, it } from 'vitest';
import { aShell, aSignedInShell } from '../../testing/shell-world.ts';

const DAY = 24 * 60 * 60 * 1000;
const MARCH = Date.parse('2026-03-02T15:00:00Z');

describe('the plan', () => {
  it.each([
    ['a trial', aTrial({ startTime: MARCH - 8 * DAY }), 'FREE TRIAL: 6 days left'],
    ['its last day', aTrial({ startTime: MARCH - 13 * DAY }), 'FREE TRIAL: 1 day left'],
    ['a trial that is over', aTrial({ startTime: MARCH - 20 * DAY }), 'FREE TRIAL: Over'],
    ['a billable plan', aPlan({ title: 'Essential' }), 'Current plan: Essential'],
    ['a free plan', aPlan({ type: 'free-plan', billable: false }), null],
  ])('HDR-3 says %s', async (_, plan, text) => {
    const { header } = await aSignedInShell({ subscriptions: [plan] });
    expect(header.plan.bannerText).toBe(text);
  });

  it('HDR-3 in Spanish', async () => {
    const { header, language } = await aSignedInShell({ subscriptions: [aPlan({ title: 'Essential' })] });
    language.choose('es');
    expect(header.plan.bannerText).toBe('Plan actual: Essential');
  });

  it('HDR-3 HDR-4 says nothing where no plan is known', async () => {
    const { header } = await aSignedInShell({ subscriptions: [] });
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
    expect((await aSignedInShell({ subscriptions: [plan] })).header.plan.upgrade).toEqual(upgrade);
  });

  it('HDR-6 shows what the API tells of the allowances, with a plan or without', async () => {
    const { header } = await aSignedInShell({ subscriptions: [] });
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
});

describe('Add Project', () => {
  const usedUp = someAllowances({ quickView: { allocation: 30, available: 0 } });

  it('HDR-2 leads to the address, and is disabled there', async () => {
    const { header, navigation } = await aSignedInShell({ subscriptions: [aPlan()] });
    header.plan.pressAddProject();
    expect(navigation.address).toBe('/addresslookup');
    expect(header.plan.addProject).toBe('disabled');
    header.plan.pressAddProject();
    expect(navigation.entries).toHaveLength(2);
  });

  const paused = aPlan({ pausedAt: MARCH - DAY, pauseActiveAt: MARCH, resumesAt: MARCH + DAY });

  it('HDR-2 leads to the dashboard in a pause, and says why', async () => {
    const { header, navigation, dialogs } = await aSignedInShell({ subscriptions: [paused] }, '/plans');
    header.plan.pressAddProject();
    expect(navigation.address).toBe('/dashboard');
    expect(dialogs.top).toMatchObject({
      kind: 'alert',
      content: { title: 'Your plan is paused', buttons: [{ path: null }, { path: '/subscription' }] },
    });
  });

  it('HDR-2 says why in the page itself where it is left by a full load, and leads to the dashboard from there', async () => {
    const { header, navigation, dialogs } = await aSignedInShell(
      { subscriptions: [paused] },
      '/singlepurchase',
    );
    header.plan.pressAddProject();
    expect(navigation.address).toBe('/singlepurchase');
    expect(dialogs.top).toMatchObject({
      content: {
        title: 'Your plan is paused',
        buttons: [{ path: '/dashboard' }, { path: '/subscription' }],
      },
    });
  });

  it('HDR-2 PAUSE-2 on the page of the plan says why without leading there again: its own button resumes', async () => {
    const { header, navigation, dialogs } = await aSignedInShell(
      { subscriptions: [paused] },
      '/subscription?from=mail',
    );
    header.plan.pressAddProject();
    expect(navigation.address).toBe('/subscription?from=mail');
    expect(dialogs.top).toMatchObject({
      content: {
        title: 'Your plan is paused',
        buttons: [
          { label: 'Go to your projects', path: '/dashboard' },
          { label: 'Got it', path: null, isMain: true },
        ],
      },
    });
  });

  it('PAUSE-2 a pause is told on each page but the one that ends it', async () => {
    const { header, navigation } = await aSignedInShell({ subscriptions: [paused] });
    expect(header.plan.pause?.text).toMatch(/, or when you resume[.]/);
    navigation.go(pathTo('planDetails'));
    expect(header.plan.pause).toBeNull();
  });

  it('PAUSE-10 a member is not told that they may resume', async () => {
    const team = aTeam({ adminId: 'somebody else' });
    const { header } = await aSignedInShell({ subscriptions: [paused], teamId: team.id, team });
    expect(header.plan.pause?.text).toMatch(/^New projects start again on Mar 3, 2026[.] /);
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
  ] as const)('TEAM-1.1 a viewer of a team sees why not, in %s', async (locale, title) => {
    const team = aTeam({ members: [{ id: 'vera', role: 'viewer' }] });
    const asViewer = { userId: 'vera', teamId: team.id, team, subscriptions: [aPlan()] };
    const world = await aSignedInShell(asViewer, '/plans');
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
