import { pathTo } from '@ridgeline/core/routes';
import { aCard, aReportProduct } from '@ridgeline/core/testing/billing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Component } from '../../routes/screens/single-purchase.route.ts';
import { settled } from '../../testing/gate.ts';
import { alerts, aStage, button, field, leadsTo } from '../../testing/screen-stage.tsx';

// The screen begins to load these with its own code.
beforeAll(() =>
  Promise.all([import('./purchase-form.tsx'), import('../../composition/single-report-modules.ts')]),
);
afterEach(cleanup);

const property = {
  address: '1437 Bannock St, Denver, CO 80202',
  source: 'typed',
  locationId: '',
  propertyType: 'residential',
  roofType: 'steep-slope',
};
const address = pathTo('singlePurchase', {}, property);

async function opened(at: string = address) {
  const stage = aStage(at);
  await stage.signIn();
  stage.shop.products = [
    aReportProduct(),
    aReportProduct({ sku: 'commercial', title: 'Commercial report', reportType: 'commercial' }),
  ];
  stage.shop.saved = { cards: [aCard({ id: 'card_good_1', last4: '4242' })], defaultId: 'card_good_1' };
  await stage.show(Component);
  return stage;
}

type Stage = Awaited<ReturnType<typeof opened>>;
const press = ({ user }: Stage, name: string | RegExp) => settled(() => user.click(button(name)));

describe('the purchase of one report', () => {
  it('PLAN-1 tells what reports cost, and asks for the property first', async () => {
    await opened('/singlepurchase');
    expect(screen.getByText('Single report')).toBeDefined();
    expect(screen.getAllByText('$19.99')).toHaveLength(2);
    expect(leadsTo('Choose the property')).toBe('/addresslookup?buy=one');
  });

  it('PLAN-1 RPT-1 is paid, once, and then the report is made of the property', async () => {
    const stage = await opened();
    expect(screen.getByText(property.address)).toBeDefined();
    await press(stage, 'Pay $19.99');
    expect(stage.shop.charges.map(({ amount }) => amount)).toEqual([1999]);
    expect(stage.navigation.address).toMatch(/^[/]report[/]/);
  });

  it('PLAN-9 keeps what was typed over a decline, and pays by another card', async () => {
    const stage = await opened();
    await settled(() => stage.user.click(screen.getByRole('radio', { name: 'A new card' })));
    await settled(async () => stage.cards.type('declined'));
    await stage.fill(field('Street address'), '1437 Bannock St');
    await stage.fill(field('City'), 'Denver');
    await stage.fill(field('ZIP code'), '80202');
    await press(stage, 'Pay $19.99');
    expect(alerts()[0]).toMatch(/^Your card was declined/);
    expect(field('Street address').value).toBe('1437 Bannock St');
    await settled(async () => stage.cards.type('good'));
    await press(stage, 'Pay $19.99');
    expect(stage.shop.charges).toHaveLength(1);
  });

  it('PLAN-9 goes on after a reload with the order that may have been charged', async () => {
    const stage = await opened();
    stage.shop.losesAnswers = true;
    await press(stage, 'Pay $19.99');
    expect(alerts()[0]).toMatch(/^We do not know yet whether you were charged/);
    cleanup();
    stage.shop.losesAnswers = false;
    await stage.show(Component);
    expect(stage.shop.charges).toHaveLength(1);
    expect(stage.navigation.address).toMatch(/^[/]report[/]/);
  });

  it.each([
    ['/singlepurchase', /^The prices could not be loaded/],
    [address, /^The prices could not be loaded/],
  ])('PLAN-9 says that the prices could not be loaded, and tries again: %s', async (at, words) => {
    const stage = aStage(at);
    await stage.signIn();
    stage.shop.reachable = false;
    await stage.show(Component);
    expect(alerts()[0]).toMatch(words);
    stage.shop.reachable = true;
    await press(stage, 'Try again');
    expect(alerts()).toEqual([]);
  });

  it('PLAN-1 says that a kind of report is not sold', async () => {
    const stage = aStage(address);
    await stage.signIn();
    stage.shop.products = [];
    await stage.show(Component);
    expect(alerts()[0]).toMatch(/^This type of report is not sold on its own/);
    expect(leadsTo('See plans')).toBe('/plans');
  });
});
