import type { Subscription } from '@ridgeline/core/plans';
import { pathTo } from '@ridgeline/core/routes';
import { aCard, aPlannedPlan } from '@ridgeline/core/testing/billing';
import { aPlan } from '@ridgeline/core/testing/plans';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Component } from '../../routes/screens/subscription.route.ts';
import { settled } from '../../testing/gate.ts';
import { ToastStore } from '../../view-model/toasts.store.ts';
import { alerts, aStage, button, leadsTo, waits } from '../../testing/screen-stage.tsx';

// The screen begins to load these with its own code.
beforeAll(() =>
  Promise.all([
    import('./bill-list.tsx'),
    import('./saved-cards.tsx'),
    import('./payment-due.tsx'),
    import('./planned-plan.tsx'),
    import('../../parts/mobile-app-note.tsx'),
  ]),
);
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
/** The code of a dialog is loaded with its first opening. */
async function open(stage: Stage, name: string, role: 'dialog' | 'alertdialog' = 'dialog'): Promise<void> {
  await press(stage, name);
  await screen.findByRole(role);
  await settled();
}
const told = ({ container }: Stage) =>
  container
    .get(ToastStore)
    .waiting.map(asRead)
    .map(({ text }) => text);
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
    await open(stage, 'Pause Payments');
    await settled(() => stage.user.click(screen.getByRole('radio', { name: /^2 months/ })));
    await press(stage, 'Pause Payments');
    expect(stage.planServer.called).toContain('pause 2');
    expect(planNow(stage)?.pausedAt).not.toBeNull();
    expect(screen.getByText(/^Pauses /)).toBeDefined();
  });

  it('PAUSE-8 says that pausing failed, and keeps the choice', async () => {
    const stage = await opened();
    await open(stage, 'Pause Payments');
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
    await open(stage, 'Pause Payments');
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

  it('D PLAN-10.1 sends the owner of a plan of the mobile app there, and offers nothing here', async () => {
    await opened({ change: () => ({ platform: 'android' }) });
    expect(screen.getByText('Please change your plan in the mobile app.')).toBeDefined();
    for (const name of ['Pause Payments', 'Cancel the plan'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Change plan' })).toBeNull();
  });

  it('PLAN-10 asks before the plan is left, and takes it back as easily', async () => {
    const stage = await opened();
    await open(stage, 'Cancel the plan', 'alertdialog');
    await press(stage, 'Keep the plan');
    expect(stage.planServer.called).not.toContain('remove');
    await open(stage, 'Cancel the plan', 'alertdialog');
    await press(stage, 'Cancel the plan');
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
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Add a card' }));
    await screen.findByRole('button', { name: 'Save card' });
    await settled();
    await press(stage, 'Save card');
    expect(screen.getByText('Please complete your card details.')).toBeDefined();
    await settled(async () => stage.cards.type('good'));
    await press(stage, 'Save card');
    expect(stage.shop.saved.cards).toHaveLength(3);
    expect(document.activeElement).toBe(button('Add a card'));
  });

  it('PLAN-9 lists the bills, and says when they could not be loaded', async () => {
    const stage = await opened();
    expect(screen.getByText('No bills yet.')).toBeDefined();
    cleanup();
    stage.shop.reachable = false;
    await stage.show(Component);
    expect(alerts().join()).toContain('The bills could not be loaded');
    expect(alerts().join()).toContain('The cards could not be loaded');
    expect(screen.queryByText('No card is saved.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a card' })).toBeNull();
    stage.shop.reachable = true;
    for (const again of screen.getAllByRole('button', { name: 'Try again' })) await stage.user.click(again);
    expect([alerts(), screen.queryByText('No bills yet.') !== null]).toEqual([[], true]);
    expect(button('Add a card')).toBeDefined();
  });

  const owed = [
    { id: 'e1', billId: 'b1', at: 0, is: 'billed', title: 'Essential', titleEs: null, amount: 6900, tax: 0 },
    { id: 'e2', billId: 'b1', at: 1, is: 'failed-payment' },
  ] as const;

  /** The person owes a month, and their card behaves like this. */
  async function openedOwing(card: 'good' | 'bank' | 'declined') {
    const stage = await opened();
    stage.shop.note(...owed);
    stage.shop.saved = { cards: [aCard({ id: `card_${card}_1` })], defaultId: `card_${card}_1` };
    cleanup();
    await stage.show(Component);
    await screen.findByText('$69.00 is past due');
    await settled();
    return stage;
  }

  it('PLAN-9 pays what is past due, and says so', async () => {
    const stage = await openedOwing('good');
    expect(screen.getByText('$69.00 is past due')).toBeDefined();
    expect(screen.queryByText(/^Renews /)).toBeNull();
    await press(stage, 'Pay $69.00 now');
    expect(screen.getByText(/^Renews /)).toBeDefined();
    expect(told(stage)).toEqual(['Your payment went through.']);
    expect(screen.queryByText('$69.00 is past due')).toBeNull();
    expect(screen.getByText('Paid')).toBeDefined();
  });

  it('PLAN-9 asks the bank where the bank demands it, and tells what became of it', async () => {
    const stage = await openedOwing('bank');
    stage.shop.bank = 'refuses';
    await press(stage, 'Pay $69.00 now');
    expect(alerts().join()).toContain('Your bank did not confirm this payment.');
    stage.shop.bank = 'confirms';
    await press(stage, 'Pay $69.00 now');
    expect(screen.queryByText('$69.00 is past due')).toBeNull();
  });

  it('PLAN-9 tells why a payment did not go through, and keeps the bill', async () => {
    const stage = await openedOwing('declined');
    await press(stage, 'Pay $69.00 now');
    expect(alerts().join()).toContain('Your card was declined.');
    expect(button('Pay $69.00 now')).toBeDefined();
  });

  it('NOTE-1 draws the plan of whom a notice tells to pay when it is known what, and does not move it then', async () => {
    const stage = aStage(pathTo('planDetails'));
    const notices = [{ id: 'past_due_notice', message: 'A payment is past due.' }];
    await stage.signIn({ subscriptions: [aPlan({ type: 'paid', title: 'Essential' })], notices });
    stage.shop.note(...owed);
    const drawn: string[] = [];
    const look = new MutationObserver(() => {
      const plan = screen.queryByRole('heading', { name: 'Essential' }) && 'plan';
      drawn.push(`${screen.queryByText('$69.00 is past due') && 'due'} ${plan}`);
    });
    look.observe(document.body, { childList: true, subtree: true });
    await stage.show(Component);
    look.disconnect();
    expect(drawn).not.toContain('null plan');
    expect(drawn.at(-1)).toBe('due plan');
    expect(waits()).toEqual([]);
  });

  it('PAUSE-6 says that a payment is due in the place of the button that pauses', async () => {
    await openedOwing('good');
    expect(screen.queryByRole('button', { name: 'Pause Payments' })).toBeNull();
    expect(screen.getByText(/^A payment for your plan is due/)).toBeDefined();
  });

  it('PLAN-9 asks a new owner which card pays, until they have said so', async () => {
    const stage = await opened({ change: () => ({ needsPayer: true }) });
    expect(screen.getByText('Which card pays for the plan?')).toBeDefined();
    await press(stage, /^Pay the plan with .*4242$/);
    expect(screen.queryByText('Which card pays for the plan?')).toBeNull();
    expect(planNow(stage)?.needsPayer).toBe(false);
  });

  it('PLAN-9 asks no member of the team', async () => {
    await opened({ owner: false, change: () => ({ needsPayer: true }) });
    expect(screen.queryByText('Which card pays for the plan?')).toBeNull();
  });

  /** On a trial, with an order for its end. */
  async function openedOnTrial(prepare: (stage: Stage) => void = () => {}) {
    const stage = aStage(pathTo('planDetails'));
    await stage.signIn({ subscriptions: [aPlan({ type: 'trial-plan', title: 'Free Trial' })] });
    const now = stage.clock.now();
    stage.plannedPlans.plan = aPlannedPlan({}, { now, chargedAt: now + 9 * DAY, taxRate: 100_000 });
    prepare(stage);
    await stage.show(Component);
    return stage;
  }

  it('PLAN-8 shows what was ordered for the end of the trial, and takes it back when that is confirmed', async () => {
    const stage = await openedOnTrial();
    const date = /[A-Z][a-z]{2} \d+, \d{4}/;
    const sheet = screen.getByRole('region', { name: 'Next plan' });
    expect(sheet.textContent).toMatch(new RegExp(`Essential begins ${date.source}[.]`));
    expect(sheet.textContent).toMatch(/Essential, a month[$]69[.]00Tax[$]6[.]90Total[$]75[.]90/);
    expect(sheet.textContent).toMatch(new RegExp(`Due ${date.source}[$]75[.]90`));
    await open(stage, 'Cancel the order', 'alertdialog');
    await press(stage, 'Keep the order');
    expect(stage.plannedPlans.plan).not.toBeNull();
    await open(stage, 'Cancel the order', 'alertdialog');
    await press(stage, 'Cancel the order');
    expect(stage.plannedPlans.plan).toBeNull();
    expect(screen.queryByRole('region', { name: 'Next plan' })).toBeNull();
    expect(told(stage)).toEqual(['The order of Essential is canceled. Nothing was charged.']);
  });

  it.each([
    ['charging', 'Your card is being charged for this plan right now. Please look again in a few minutes.'],
    ['begun', 'This plan has already begun. You can cancel it like any other plan.'],
  ])('PLAN-8 says why an order is not taken back: %s', async (why, words) => {
    const stage = await openedOnTrial();
    if (why === 'charging') stage.plannedPlans.isCharging = true;
    else stage.plannedPlans.begun.add('order-1');
    await open(stage, 'Cancel the order', 'alertdialog');
    await press(stage, 'Cancel the order');
    expect(told(stage)).toEqual([words]);
  });

  it('PLAN-8 says when a declined payment is tried again, and when the order could not be loaded', async () => {
    const stage = await openedOnTrial((opening) => {
      const { plan } = opening.plannedPlans;
      opening.plannedPlans.plan = plan && { ...plan, retryAt: plan.estimate.chargedAt };
    });
    expect(screen.getByText(/^The payment for Essential was declined[.] We will try again /)).toBeDefined();
    cleanup();
    stage.shop.reachable = false;
    await stage.show(Component);
    expect(alerts().join()).toContain('What you ordered for the end of your trial could not be loaded');
    stage.shop.reachable = true;
    for (const again of screen.getAllByRole('button', { name: 'Try again' })) await stage.user.click(again);
    expect(screen.getByText(/^The payment for Essential was declined/)).toBeDefined();
  });

  it('PLAN-8 shows nothing more to whoever ordered nothing', async () => {
    await openedOnTrial((stage) => (stage.plannedPlans.plan = null));
    expect(screen.getByRole('heading', { name: 'Free Trial' })).toBeDefined();
    expect(screen.queryByText('Next plan')).toBeNull();
  });
});
