import type { Profile } from '@ridgeline/core/profile';
import { pathTo } from '@ridgeline/core/routes';
import { aPlanOffer, aPlanProduct } from '@ridgeline/core/testing/billing';
import { aPlan, aTrial } from '@ridgeline/core/testing/plans';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component as BusinessPricing } from '../../routes/screens/business-pricing.route.ts';
import { Component as PlanUpgrade } from '../../routes/screens/plan-upgrade.route.ts';
import { Component } from '../../routes/screens/plans.route.ts';
import { settled } from '../../testing/gate.ts';
import { alerts, aStage, button, leadsTo } from '../../testing/screen-stage.tsx';

afterEach(cleanup);

const free = aPlanProduct({
  sku: 'plan_free',
  title: 'Free',
  prices: [],
  plan: aPlanOffer({ isFree: true, quickViews: 10, seats: 1, overage: null, pausable: false }),
});
const essential = aPlanProduct({
  sku: 'plan_essential',
  title: 'Essential',
  plan: aPlanOffer({ quickViews: 15, seats: 1 }),
});
const pro = aPlanProduct({
  sku: 'plan_pro',
  title: 'Pro',
  prices: essential.prices.map((price) => ({ ...price, amount: 2 * price.amount })),
});

const onEssential = {
  subscriptions: [
    aPlan({
      sku: 'plan_essential',
      title: 'Essential',
      type: 'paid',
      option: 'national',
      billingPeriod: 'monthly',
      isExpired: false,
      archivedDate: null,
    }),
  ],
} satisfies Partial<Profile>;

async function opened(profile: Partial<Profile> = {}, Screen = Component) {
  const stage = aStage(pathTo('plans'));
  stage.shop.products = [free, essential, pro];
  await stage.signIn(profile);
  await stage.show(Screen);
  return stage;
}

const planNamed = (name: string) => within(screen.getByRole('region', { name }));
const lineOf = (plan: string, term: string) =>
  planNamed(plan).getByText(term).parentElement?.querySelector('dd')?.textContent;

describe('the comparison of plans', () => {
  it.each([
    [false, 'You have Essential. It renews'],
    [true, 'Your plan, Essential, has ended.'],
  ])('PLAN-1 says which plan the reader has, and whether it has ended: %s', async (isExpired, lead) => {
    await opened({ subscriptions: onEssential.subscriptions.map((plan) => ({ ...plan, isExpired })) });
    expect(screen.getByText(lead, { exact: false })).toBeDefined();
  });

  it('D PLAN-10.1 leads the owner of a plan of the mobile app to nothing that is changed there', async () => {
    const [plan] = onEssential.subscriptions;
    await opened({ subscriptions: [aPlan({ ...plan, platform: 'android' })] });
    expect(screen.getByText('Please change your plan in the mobile app.')).toBeDefined();
    for (const name of ['Move to Free', 'Manage or pause', 'Switch to Pro'])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('PLAN-1 shows each plan with its price, and what it has more than theirs', async () => {
    await opened(onEssential);
    expect(planNamed('Essential').getByText('Your plan')).toBeDefined();
    expect(planNamed('Essential').getByText('$99')).toBeDefined();
    expect(planNamed('Pro').getByText('$198')).toBeDefined();
    expect(lineOf('Pro', 'Properties a month')).toBe('30 +15');
    expect(lineOf('Essential', 'Properties a month')).toBe('15');
    expect(lineOf('Free', 'Each extra property')).toBe('Not offered');
  });

  it('PLAN-1 begins with theirs on a phone, where one plan is below the other', async () => {
    const { viewport } = await opened({
      subscriptions: onEssential.subscriptions.map((plan) => ({ ...plan, sku: 'plan_pro', title: 'Pro' })),
    });
    const plans = () =>
      screen
        .getAllByRole('heading', { level: 2 })
        .slice(0, 3)
        .map(({ textContent }) => textContent);
    expect(plans()).toEqual(['Free', 'Essential', 'Pro']);
    await settled(() => viewport.resized(375));
    expect(plans()).toEqual(['Pro', 'Free', 'Essential']);
  });

  it('PLAN-9 shows the price of another period and variant, and takes both to the purchase', async () => {
    const { user } = await opened(onEssential);
    await settled(() => user.click(screen.getByRole('radio', { name: /^Annual/ })));
    await settled(() => user.click(screen.getByRole('radio', { name: 'One state' })));
    expect(planNamed('Pro').getByText('$980')).toBeDefined();
    expect(leadsTo('Switch to Pro')).toBe(
      '/plans/purchase?sku=plan_pro&billing=annual&variant=one_state&payUpFront=true',
    );
  });

  it('PLAN-10 leads from their own plan, and to the free one, to the page of the plan', async () => {
    await opened(onEssential);
    expect(leadsTo('Manage or pause')).toBe('/subscription');
    expect(leadsTo('Move to Free')).toBe('/subscription');
  });

  it('PLAN-7 tells a member of a team whom to ask, and offers nothing to buy', async () => {
    await opened({ ...onEssential, teamId: 'team-1', team: null });
    expect(screen.getByText('Contact Team Owner to upgrade the plan')).toBeDefined();
    expect(screen.queryByRole('link', { name: /Switch to|Choose/ })).toBeNull();
  });

  it('PLAN-8 charges a trial when it ends, not now', async () => {
    const stage = aStage(pathTo('plans'));
    stage.shop.products = [essential, pro];
    const started = { startTime: stage.clock.now(), isExpired: false };
    await stage.signIn({ subscriptions: [aTrial(started)] });
    await stage.show(Component);
    expect(leadsTo('Choose Pro')).not.toContain('payUpFront');
  });

  it('PLAN-1 says that the plans could not be loaded, and tries again', async () => {
    const stage = aStage(pathTo('plans'));
    await stage.signIn();
    stage.shop.reachable = false;
    await stage.show(Component);
    expect(alerts()[0]).toMatch(/^The plans could not be loaded/);
    stage.shop.reachable = true;
    await settled(() => stage.user.click(button('Try again')));
    expect(screen.getByRole('region', { name: 'Essential' })).toBeDefined();
  });
});

describe('the screen that upgrades', () => {
  const plans = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .slice(0, 3)
      .map(({ textContent }) => textContent);

  it('HDR-5 shows the reader’s plan beside the larger ones', async () => {
    await opened(onEssential, PlanUpgrade);
    expect(plans()).toEqual(['Essential', 'Pro']);
    expect(leadsTo('Switch to Pro')).toMatch(/^[/]plans[/]purchase[?]sku=plan_pro/);
    expect(leadsTo('Compare all plans')).toBe('/plans');
  });

  it('HDR-5 says so where nothing larger is sold', async () => {
    const [plan] = onEssential.subscriptions;
    if (plan === undefined) expect.fail('no plan');
    await opened({ subscriptions: [{ ...plan, sku: 'plan_pro', title: 'Pro' }] }, PlanUpgrade);
    expect(screen.getByText('You have the largest plan that is sold here')).toBeDefined();
    expect(leadsTo('Ask for a price')).toBe('/business_pricing');
  });

  it('PLAN-7 sends a member to the owner of the team', async () => {
    await opened({ ...onEssential, teamId: 'team-1', team: null }, PlanUpgrade);
    expect(screen.getByText('Contact Team Owner to upgrade the plan')).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Switch to/ })).toBeNull();
  });
});

describe('the screen of business pricing', () => {
  it('PLAN-1 shows the plans for teams, and where a price by agreement is asked for', async () => {
    await opened(onEssential, BusinessPricing);
    expect(screen.getByRole('region', { name: 'Pro' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Essential' })).toBeNull();
    expect(leadsTo(/^Ask for a price/)).toMatch(/^https:/);
  });
});
