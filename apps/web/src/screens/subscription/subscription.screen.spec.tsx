import type { Subscription } from '@ridgeline/core/plans';
import { pathTo } from '@ridgeline/core/routes';
import { aCard } from '@ridgeline/core/testing/billing';
import { aPlan } from '@ridgeline/core/testing/plans';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component } from '../../routes/screens/subscription.route.ts';
import { settled } from '../../testing/gate.ts';
import { ToastStore } from '../../view-model/toasts.store.ts';
import { alerts, aStage, button, leadsTo } from '../../testing/screen-stage.tsx';

afterEach(cleanup);

const DAY = 86_400_000;

type Given = { readonly owner?: boolean; readonly change?: (now: number) => Partial<Subscription> };

async function opened({ owner = true, change = () => ({}) }: Given = {}) {
  const stage = aStage(pathTo('planDetails'));
  const now = stage.clock.now();
  const plan = aPlan({
    type: 'paid',
    title: 'Essential',
    billingPeriod: 'monthly',
    isExpired: false,
    archivedDate: null,
    pausedAt: null,
    pauseActiveAt: null,
    resumesAt: null,
    ...change(now),
  });
  await stage.signIn({ subscriptions: [plan], ...(!owner && { teamId: 'team-1', team: null }) });
  stage.planServer.signIn({ userId: stage.session.profile?.userId ?? '', plan, owner });
  stage.shop.saved = {
    cards: [aCard({ id: 'card_1', last4: '4242' }), aCard({ id: 'card_2', last4: '4444' })],
    defaultId: 'card_1',
  };
  await stage.show(Component);
  return stage;
}

type Stage = Awaited<ReturnType<typeof opened>>;
const press = ({ user }: Stage, name: string | RegExp) => settled(() => user.click(button(name)));
const told = ({ container }: Stage) => container.get(ToastStore).waiting.map(({ text }) => text);
const planNow = ({ session }: Stage) => session.profile?.subscriptions?.[0];

describe('the page of the plan', () => {
  it('PLAN-6 shows the plan, its price and when it renews', async () => {
    await opened();
    expect(screen.getByRole('heading', { name: 'Essential' })).toBeDefined();
    expect(screen.getByText(/^Renews /)).toBeDefined();
    expect(leadsTo('Change plan')).toBe('/plans');
  });

  it('PAUSE-6 PAUSE-7 PAUSE-8 pauses payments for as long as was chosen, and shows it', async () => {
    const stage = await opened();
    await press(stage, 'Pause Payments');
    await settled(() => stage.user.click(screen.getByRole('radio', { name: /^2 months/ })));
    await press(stage, 'Pause Payments');
    expect(stage.planServer.called).toContain('pause 2');
    expect(planNow(stage)?.pausedAt).not.toBeNull();
    expect(screen.getByText(/^Pauses /)).toBeDefined();
  });

  it('PAUSE-8 says that pausing failed, and keeps the choice', async () => {
    const stage = await opened();
    await press(stage, 'Pause Payments');
    stage.planServer.breakConnection();
    await press(stage, 'Pause Payments');
    expect(told(stage)).toEqual(['Error while pausing your payments']);
    expect(screen.getByRole('radio', { name: /^1 month/ })).toBeDefined();
  });

  it('PAUSE-9 says until when payments cannot be paused again', async () => {
    const stage = await opened({
      change: (now) => ({
        pausedAt: now - 100 * DAY,
        pauseActiveAt: now - 90 * DAY,
        resumesAt: now - 30 * DAY,
      }),
    });
    await press(stage, 'Pause Payments');
    expect(screen.getByRole('heading', { name: 'Pause Payments Unavailable' })).toBeDefined();
    expect(screen.getByText(/^You have already paused payments within the last 12 months/)).toBeDefined();
  });

  const paused = (now: number) => ({
    pausedAt: now - 20 * DAY,
    pauseActiveAt: now - DAY,
    resumesAt: now + 30 * DAY,
  });

  it('PAUSE-8 PAUSE-10 resumes payments', async () => {
    const stage = await opened({ change: paused });
    expect(screen.getByText(/^Paused until /)).toBeDefined();
    await press(stage, 'Resume');
    expect(told(stage)).toEqual(['Your payments resumed']);
  });

  it.each([
    [
      { owner: false, change: paused },
      'Please contact Team Owner to resume payments and access plan features.',
    ],
    [
      { change: (now: number) => ({ ...paused(now), platform: 'android' }) },
      'Please resume your payments in the mobile app.',
    ],
  ])('PAUSE-10 tells who cannot resume how it is done %#', async (given, words) => {
    await opened(given);
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
  });

  it('PLAN-10 asks before the plan is left, and takes it back as easily', async () => {
    const stage = await opened();
    await press(stage, 'Leave the plan');
    await press(stage, 'Keep the plan');
    expect(stage.planServer.called).not.toContain('remove');
    await press(stage, 'Leave the plan');
    await press(stage, 'Leave the plan');
    expect(planNow(stage)?.archivedDate).not.toBeNull();
    expect(screen.getByText('Ends with the paid period')).toBeDefined();
    await press(stage, 'Keep the plan after all');
    expect(planNow(stage)?.archivedDate).toBeNull();
  });

  it('PLAN-9 pays by another saved card, and saves a new one', async () => {
    const stage = await opened();
    await press(stage, 'Make default');
    expect(stage.shop.saved.defaultId).toBe('card_2');
    await press(stage, 'Add a card');
    await press(stage, 'Save card');
    expect(screen.getByText('Please complete your card details.')).toBeDefined();
    await settled(async () => stage.cards.type('good'));
    await press(stage, 'Save card');
    expect(stage.shop.saved.cards).toHaveLength(3);
    expect(button('Add a card')).toBeDefined();
  });

  it('PLAN-9 lists the bills, and says when they could not be loaded', async () => {
    const stage = await opened();
    expect(screen.getByText('No bills yet.')).toBeDefined();
    cleanup();
    stage.shop.reachable = false;
    await stage.show(Component);
    expect(alerts().join()).toContain('The bills could not be loaded');
  });
});
