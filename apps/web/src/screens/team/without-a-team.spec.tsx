import { pathTo } from '@ridgeline/core/routes';
import { aPlan } from '@ridgeline/core/testing/plans';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component } from '../../routes/screens/my-team.route.tsx';
import { aStage, leadsTo } from '../../testing/screen-stage.tsx';

afterEach(cleanup);

describe('without a team', () => {
  const solo = async (allowTeamAccess: boolean) => {
    const stage = aStage(pathTo('myTeam'));
    const plan = aPlan({ title: 'Essential' });
    await stage.signIn({
      flagTeamNotificationSeen: false,
      subscriptions: [{ ...plan, limits: { ...plan.limits, allowTeamAccess } }],
    });
    await stage.show(Component);
    return stage;
  };

  it('HDR-12 offers the plan that has seats, with the reason and the price', async () => {
    await solo(false);
    expect(await screen.findByRole('heading', { level: 1, name: 'Team' })).toBeDefined();
    expect(screen.getByText(/^Your plan, Essential, is for one person/)).toBeDefined();
    expect(screen.getByText(/a month$/)).toBeDefined();
    expect(leadsTo(/^See /)).toBe('/plans');
  });

  it('HDR-12 names both plans in Spanish', async () => {
    const stage = aStage(pathTo('myTeam'), { locale: 'es' });
    stage.shop.products = stage.shop.products.map((product) => ({
      ...product,
      spanish: { title: 'Profesional', description: null },
    }));
    const plan = aPlan({ title: 'Essential', titleEs: 'Esencial' });
    await stage.signIn({ subscriptions: [{ ...plan, limits: { ...plan.limits, allowTeamAccess: false } }] });
    await stage.show(Component);
    expect(await screen.findByText(/^Su plan, Esencial, .*Profesional/)).toBeDefined();
  });

  it('TEAM-1 tells how a team is made', async () => {
    await solo(true);
    expect(screen.getByRole('heading', { name: 'You have no team yet' })).toBeDefined();
  });

  it('HDR-1 clears the dot once the screen is seen', async () => {
    const { session, editor } = await solo(true);
    expect(editor.saved).toEqual([{ flagTeamNotificationSeen: true }]);
    expect(session.profile?.flagTeamNotificationSeen).toBe(true);
  });
});
