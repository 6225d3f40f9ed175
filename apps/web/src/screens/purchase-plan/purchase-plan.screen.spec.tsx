import { pathTo } from '@ridgeline/core/routes';
import { aCard, aCoupon, aPlanOffer, aPlanProduct } from '@ridgeline/core/testing/billing';
import { aPlan, aTrial } from '@ridgeline/core/testing/plans';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Component } from '../../routes/screens/purchase-plan.route.ts';
import { Gate, settled } from '../../testing/gate.ts';
import { alerts, aStage, button, field, leadsTo, news, notesOf } from '../../testing/screen-stage.tsx';

// The screen begins to load these with its own code.
beforeAll(() => import('./plan-checkout.tsx'));
afterEach(cleanup);

const address = pathTo('purchasePlan', {}, { sku: 'plan_23_q2_0003', payUpFront: 'true' });

async function opened(at: string = address, options: { savedCard?: 'good' | 'declined' | 'bank' } = {}) {
  const stage = aStage(at);
  await stage.signIn();
  if (options.savedCard !== undefined) {
    const card = aCard({ id: `card_${options.savedCard}_1`, last4: '4242' });
    stage.shop.saved = { cards: [card], defaultId: card.id };
  }
  await stage.show(Component);
  return stage;
}

type Stage = Awaited<ReturnType<typeof opened>>;

const choose = ({ user }: Stage, name: string) =>
  settled(() => user.click(screen.getByRole('radio', { name })));
const press = ({ user }: Stage, name: string | RegExp) => settled(() => user.click(button(name)));
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const amounts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

async function fillIn(stage: Stage, card: Parameters<Stage['cards']['type']>[0]): Promise<void> {
  await choose(stage, 'National');
  await settled(async () => stage.cards.type(card));
  await stage.fill(field('Street address'), '1437 Bannock St');
  await stage.fill(field('City'), 'Denver');
  await stage.fill(field('ZIP code'), '80202');
}

describe('the purchase of a plan', () => {
  it('PLAN-9 VAL-7 shows the price once it is known what is bought, and for each billing period', async () => {
    const stage = await opened();
    expect(screen.getByText('Choose where you work to see the price.')).toBeDefined();
    await choose(stage, 'National');
    expect(amounts()).toEqual(['$99.00', '$99.00', '$99.00']);
    await choose(stage, 'Annual');
    expect(amounts()).toEqual(['$990.00', '$990.00', '$990.00']);
  });

  it('PLAN-9 keeps the price in its place while another is asked for, and sells nothing meanwhile', async () => {
    const stage = await opened();
    await choose(stage, 'National');
    const gate = new Gate();
    const { orders } = stage;
    orders.estimate = gate.before(orders.estimate.bind(orders));
    await choose(stage, 'Annual');
    expect(amounts()).toEqual(['$99.00', '$99.00', '$99.00']);
    expect(button(/^Pay/)).toHaveProperty('disabled', true);
    await gate.open();
    expect(amounts()).toEqual(['$990.00', '$990.00', '$990.00']);
  });

  it('PLAN-9 says what the price will consist of while the first is asked for', async () => {
    const stage = await opened();
    const gate = new Gate();
    const { orders } = stage;
    orders.estimate = gate.before(orders.estimate.bind(orders));
    await choose(stage, 'National');
    expect(terms()).toEqual(['Essential, a month', 'Total', 'Due today']);
    expect(amounts()).toEqual(['', '', '']);
    await gate.open();
    expect(amounts()).toEqual(['$99.00', '$99.00', '$99.00']);
  });

  it('PLAN-9 says how long the price pays for', async () => {
    const stage = await opened();
    await choose(stage, 'National');
    expect(terms()[0]).toBe('Essential, a month');
    await choose(stage, 'Annual');
    expect(terms()[0]).toBe('Essential, a year');
  });

  it('VAL-7 asks for the state of a plan for one state', async () => {
    const stage = await opened();
    await choose(stage, 'One state');
    expect(screen.getByText('Choose where you work to see the price.')).toBeDefined();
    await settled(() =>
      stage.user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Colorado'),
    );
    expect(amounts()[0]).toBe('$49.00');
  });

  it('PLAN-9 VAL-7 charges nothing while a field is wrong, and says which', async () => {
    const stage = await opened();
    await press(stage, 'Pay');
    expect(notesOf(screen.getByRole('radiogroup', { name: 'Where you work' }))).toBe('Required Selection');
    expect(notesOf(field('ZIP code'))).not.toBe('');
    expect(screen.getByText('Please complete your card details.')).toBeDefined();
    expect(stage.shop.charges).toEqual([]);
  });

  it('PLAN-9 buys with a new card and its address, once, and tells what was paid', async () => {
    const stage = await opened();
    await fillIn(stage, 'good');
    await press(stage, 'Pay $99.00');
    expect(news().join()).toContain('Thank you. Your plan is ready.');
    expect(amounts()[0]).toBe('$99.00');
    expect(stage.shop.charges.map(({ amount }) => amount)).toEqual([9900]);
    expect(stage.cards.collected).toEqual([{ street: '1437 Bannock St', city: 'Denver', zip: '80202' }]);
    expect(leadsTo('See your plan')).toBe('/subscription');
  });

  it('PLAN-9 keeps what was typed over a decline, and buys with another card', async () => {
    const stage = await opened();
    await fillIn(stage, 'declined');
    await press(stage, 'Pay $99.00');
    expect(alerts()[0]).toMatch(/^Your card was declined.*Everything you typed is still here/);
    expect(field('Street address').value).toBe('1437 Bannock St');
    await settled(async () => stage.cards.type('good'));
    await press(stage, 'Pay $99.00');
    expect(stage.shop.charges).toHaveLength(1);
  });

  it.each([
    ['confirms', 1],
    ['refuses', 0],
  ] as const)('PLAN-9 asks the bank at once: it %s, and %i is charged', async (bank, charges) => {
    const stage = await opened();
    stage.shop.bank = bank;
    await fillIn(stage, 'bank');
    await press(stage, 'Pay $99.00');
    expect(stage.shop.charges).toHaveLength(charges);
    if (bank === 'refuses') expect(alerts()[0]).toMatch(/^Your bank did not confirm this payment/);
  });

  it('PLAN-9 looks the order up after the connection broke, and does not pay twice', async () => {
    const stage = await opened();
    await fillIn(stage, 'good');
    stage.shop.losesAnswers = true;
    await press(stage, 'Pay $99.00');
    expect(alerts()[0]).toMatch(/^We do not know yet whether you were charged/);
    stage.shop.losesAnswers = false;
    await press(stage, 'Check again');
    expect(news().join()).toContain('Thank you');
    expect(stage.shop.charges).toHaveLength(1);
  });

  it('PLAN-9 pays with the saved card, without asking for an address', async () => {
    const stage = await opened(address, { savedCard: 'good' });
    await choose(stage, 'National');
    expect(screen.queryByRole('textbox', { name: 'Street address' })).toBeNull();
    await press(stage, 'Pay $99.00');
    expect(stage.shop.charges).toHaveLength(1);
  });

  it('PLAN-9 takes a coupon off, and says that one is not valid without losing the price', async () => {
    const stage = await opened(address, { savedCard: 'good' });
    stage.shop.coupons = [aCoupon({ off: { is: 'percent', hundredths: 2500 } })];
    await choose(stage, 'National');
    await stage.fill(field(/^Coupon code/), 'AUTUMN');
    await press(stage, 'Apply');
    expect(notesOf(field(/^Coupon code/))).toBe('This coupon is not valid.');
    expect(button('Pay $99.00')).toBeDefined();
    await stage.fill(field(/^Coupon code/), 'SPRING');
    await press(stage, 'Apply');
    expect(notesOf(field(/^Coupon code/))).toBe('SPRING applied to the price');
    await press(stage, 'Pay $74.25');
    expect(stage.shop.charges.map(({ amount }) => amount)).toEqual([7425]);
  });

  it('PLAN-9 says that nothing was charged when a coupon pays for all of it', async () => {
    const stage = await opened(address, { savedCard: 'good' });
    stage.shop.coupons = [aCoupon({ off: { is: 'percent', hundredths: 10_000 } })];
    await choose(stage, 'National');
    await stage.fill(field(/^Coupon code/), 'SPRING');
    await press(stage, 'Apply');
    await press(stage, 'Confirm order');
    expect(news().join()).toContain('Your credit or coupon pays for this period: nothing was charged.');
  });

  it('PLAN-8 says when a plan that was bought on trial is paid', async () => {
    const stage = await opened(pathTo('purchasePlan', {}, { sku: 'plan_23_q2_0003' }), { savedCard: 'good' });
    stage.shop.trialEndsAt = stage.clock.now() + 86_400_000;
    await choose(stage, 'National');
    await press(stage, 'Confirm order');
    expect(news().join()).toMatch(
      /begins on .*, when your trial ends[.] \$99\.00 is due then, and nothing today/,
    );
  });

  it('VAL-7 says that a code cannot be one, and blames no other field', async () => {
    const stage = await opened();
    await stage.fill(field(/^Coupon code/), 'not a code');
    await press(stage, 'Apply');
    expect(notesOf(field(/^Coupon code/))).toMatch(/^A coupon code has only letters/);
    expect(notesOf(field('City'))).toBe('');
  });

  it('PLAN-9 shows the new price before paying, when a code was typed and not applied', async () => {
    const stage = await opened(address, { savedCard: 'good' });
    await choose(stage, 'National');
    await stage.fill(field(/^Coupon code/), 'SPRING');
    await press(stage, 'Pay $99.00');
    expect(stage.shop.charges).toEqual([]);
    expect(notesOf(field(/^Coupon code/))).toBe('SPRING applied to the price');
  });

  it('PLAN-9 goes on after a reload with the order that may have been charged, with its choices', async () => {
    const stage = await opened(address, { savedCard: 'good' });
    await choose(stage, 'National');
    await choose(stage, 'Annual');
    stage.shop.losesAnswers = true;
    await press(stage, 'Pay $990.00');
    cleanup();
    stage.shop.losesAnswers = false;
    stage.shop.reachable = true;
    await stage.show(Component);
    expect(news().join()).toContain('Thank you');
    expect(stage.shop.charges.map(({ amount }) => amount)).toEqual([99_000]);
  });

  it('PLAN-9 asks the bank again after a reload, and keeps the choices if it refuses', async () => {
    const stage = await opened(address, { savedCard: 'bank' });
    await choose(stage, 'National');
    await choose(stage, 'Annual');
    stage.shop.losesAnswers = true;
    await press(stage, 'Pay $990.00');
    cleanup();
    stage.shop.losesAnswers = false;
    stage.shop.bank = 'refuses';
    await stage.show(Component);
    expect(alerts()[0]).toMatch(/^Your bank did not confirm this payment/);
    expect(button('Pay $990.00')).toBeDefined();
  });

  it('START-7 shows a changed price, and charges it only when it is confirmed', async () => {
    const stage = await opened(address, { savedCard: 'good' });
    await choose(stage, 'National');
    stage.shop.changePrices(100);
    await press(stage, 'Pay $99.00');
    expect(news().join()).toContain('The price has changed');
    expect(stage.shop.charges).toEqual([]);
    await press(stage, 'Pay $100.00');
    expect(stage.shop.charges).toHaveLength(1);
  });

  it('VAL-7 VAL-7.3 PLAN-9.24 asks for the state of the billing address where the tax depends on it, and stores it', async () => {
    const stage = await opened(address, { savedCard: 'good' });
    const { session, shop } = stage;
    Object.defineProperty(shop, 'needsState', {
      get: () => (session.profile?.billingState ?? null) === null,
    });
    await choose(stage, 'National');
    const state = screen.getByRole('combobox', { name: 'State of your billing address' });
    await press(stage, 'Pay $99.00');
    expect(notesOf(state)).toContain('Required Selection');
    expect(shop.charges).toEqual([]);
    await settled(() => stage.user.selectOptions(state, 'Texas'));
    expect(session.profile?.billingState).toBe('tx');
    await press(stage, 'Pay $99.00');
    expect(shop.charges).toHaveLength(1);
  });

  it('VAL-7.3 asks for no state where nothing depends on it', async () => {
    const stage = await opened(address, { savedCard: 'good' });
    await choose(stage, 'National');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it.each([
    [aPlan({ sku: 'plan_pro', title: 'Pro' }), 'Change to Essential'],
    [aPlan({ billingPeriod: 'annual' }), 'Change Essential'],
    [aPlan({ sku: 'plan_pro', title: 'Pro', isExpired: true }), 'Buy Essential'],
    [aTrial(), 'Buy Essential'],
  ])('PLAN-9 D PLAN-9.28 says what happens to the plan of the buyer: %#', async (plan, title) => {
    const stage = aStage(address);
    await stage.signIn({ subscriptions: [plan] });
    await stage.show(Component);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.queryByText(/you have less than/)).toBeNull();
  });

  it('PLAN-9 D PLAN-9.28 says before the button what a smaller plan has less of, and which credit stays', async () => {
    const stage = aStage(address);
    const pro = aPlanOffer({ quickViews: 100, seats: null, integrations: true });
    const essential = aPlanOffer({ seats: 1, integrations: false });
    stage.shop.products = [
      aPlanProduct({ plan: essential }),
      aPlanProduct({ sku: 'plan_pro', title: 'Pro', plan: pro }),
    ];
    await stage.signIn({ subscriptions: [aPlan({ sku: 'plan_pro', title: 'Pro' })] });
    await stage.show(Component);
    expect(screen.getByText('With Essential you have less than with Pro')).toBeDefined();
    const lines = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Properties a month: 30 instead of 100',
      'Seats: 1 instead of no limit',
      'No integrations',
    ]);
  });

  it.each([
    ['/plans/purchase', /^Choose a plan first/],
    ['/plans/purchase?sku=no_such_plan', /^This plan is not sold/],
  ])('NAV-4 leads from %s to the plans', async (at, words) => {
    await opened(at);
    expect(alerts()[0]).toMatch(words);
    expect(leadsTo('See plans')).toBe('/plans');
  });

  it('PLAN-9 says that the plan, or the fields of the card, could not be loaded, and tries again', async () => {
    const stage = aStage(address);
    await stage.signIn();
    stage.shop.reachable = false;
    stage.cardFields.isReachable = false;
    await stage.show(Component);
    expect(alerts()[0]).toMatch(/^The plan could not be loaded/);
    stage.shop.reachable = true;
    await press(stage, 'Try again');
    expect(alerts()[0]).toMatch(/^The card fields could not be loaded/);
    stage.cardFields.isReachable = true;
    await press(stage, 'Try again');
    expect(screen.getByText('card fields')).toBeDefined();
  });
});
