import { aCard } from '@ridgeline/core/testing/billing';
import { aPlan } from '@ridgeline/core/testing/plans';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component as AddressLookup } from '../../routes/screens/address-lookup.route.ts';
import { Component as PropertyType } from '../../routes/screens/property-type.route.ts';
import { Gate, settled } from '../../testing/gate.ts';
import { alerts, aStage, button, leadsTo, news, notesOf } from '../../testing/screen-stage.tsx';

afterEach(cleanup);

const ADDRESS = '1437 Bannock St, Denver, CO 80202';
const AT = `/propertytype?${new URLSearchParams({ address: ADDRESS, source: 'spec' })}`;

async function lookUp(options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage('/addresslookup', options);
  stage.addresses.add({ address: ADDRESS, source: 'spec', locationId: null });
  await stage.signIn();
  await stage.show(AddressLookup);
  return stage;
}

async function details(options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage(AT, options);
  await stage.signIn();
  await stage.show(PropertyType);
  return stage;
}

const radio = (name: RegExp) => screen.getByRole('radio', { name });

describe('looking up an address', () => {
  it('RPT-1 goes by keyboard: suggestions are announced, and the one marked is taken', async () => {
    const { user, timer, navigation } = await lookUp();
    const box = screen.getByRole('combobox', { name: 'Property address' });
    await user.type(box, 'bannock');
    await settled(() => timer.advance(250));
    expect(news()).toContain('1 address');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([ADDRESS]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(navigation.address).toMatch(/^\/propertytype\?address=1437/);
  });

  it('VAL-1 RPT-1 says what is wrong beside the field, in Spanish', async () => {
    const { user } = await lookUp({ locale: 'es' });
    await user.click(button('Continuar'));
    const box = screen.getByRole('combobox', { name: 'Dirección de la propiedad' });
    expect(notesOf(box)).toMatch(/Campo obligatorio$/);
  });

  it('HDR-2 says that the plan is paused or over before an address is asked for', async () => {
    const stage = aStage('/addresslookup');
    await stage.signIn({ subscriptions: [aPlan({ isExpired: true })] });
    await stage.show(AddressLookup);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(alerts()).toHaveLength(1);
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  });
});

describe('the kind of a property', () => {
  it('RPT-1 makes the report, says so while it waits, and opens it', async () => {
    const { user, reports, navigation } = await details();
    const gate = new Gate();
    reports.create = gate.before(reports.create.bind(reports));
    await user.click(radio(/^Residential/));
    await user.click(radio(/^Low slope/));
    await user.click(button('Create the report'));
    expect(news().join(' ')).toContain('Making the report');
    await gate.open();
    expect(navigation.address).toBe('/report/R-5001');
    expect(reports.orders[0]).toMatchObject({ propertyType: 'residential', roofType: 'low-slope' });
  });

  it('VAL-1 asks for both kinds', async () => {
    const { user } = await details();
    await user.click(button('Create the report'));
    expect(screen.getAllByText('Required Selection')).toHaveLength(2);
    await user.click(radio(/^Commercial/));
    expect(screen.getAllByText('Required Selection')).toHaveLength(1);
  });

  it('PLAN-7 PLAN-8 says that no project is left, and orders nothing', async () => {
    const { user, allowances, reports } = await details();
    allowances.allowances = { ...allowances.allowances, quickView: { allocation: 10, available: 0 } };
    await user.click(radio(/^Residential/));
    await user.click(radio(/^Steep slope/));
    await user.click(button('Create the report'));
    expect(alerts().length).toBe(1);
    expect(reports.orders).toEqual([]);
  });

  it('RPT-9 says that no report was made', async () => {
    const { user, reports } = await details();
    reports.makeNothing();
    await user.click(radio(/^Residential/));
    await user.click(radio(/^Steep slope/));
    await user.click(button('Create the report'));
    expect(alerts().join(' ')).toContain('No report was made');
  });

  it('RPT-1 sends the same order again after a failure, and another after another choice', async () => {
    const { user, reports, reportServer } = await details();
    await user.click(radio(/^Residential/));
    await user.click(radio(/^Steep slope/));
    reportServer.refuseWith('unavailable');
    await user.click(button('Create the report'));
    expect(alerts()).toEqual(['The report could not be created. Please try again.']);
    await user.click(button('Try again'));
    await user.click(radio(/^Low slope/));
    reportServer.refuseWith(null);
    await user.click(button('Create the report'));
    const keys = reports.orders.map(({ orderKey }) => orderKey);
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  it('RPT-1 says why nothing was ordered, as far as something can be done about it', async () => {
    const { user, reports } = await details();
    await user.click(radio(/^Residential/));
    await user.click(radio(/^Steep slope/));
    reports.refuseOrders('order-too-soon');
    await user.click(button('Create the report'));
    expect(alerts()).toEqual(['Too many requests came from your network. Wait a minute and try again.']);
  });

  it('RPT-1 without an address leads back to it', async () => {
    const stage = aStage('/propertytype');
    await stage.signIn();
    await stage.show(PropertyType);
    expect(stage.navigation.address).toBe('/addresslookup');
  });
});

describe('a project beyond the number of the plan', () => {
  async function atTheEnd(behaves: 'good' | 'declined' | null = 'good', locale: 'en' | 'es' = 'en') {
    const stage = aStage(AT, { locale });
    const card = aCard({ id: `card_${behaves}_1` });
    if (behaves !== null) stage.shop.saved = { cards: [card], defaultId: card.id };
    await stage.signIn({ subscriptions: [aPlan()] });
    const { allowances } = stage;
    allowances.allowances = { ...allowances.allowances, quickView: { allocation: 10, available: 0 } };
    await stage.show(PropertyType);
    return stage;
  }
  const choose = async ({ user }: Awaited<ReturnType<typeof atTheEnd>>) => {
    await user.click(radio(/^Residential/));
    await user.click(radio(/^Steep slope/));
    await user.click(button('Create the report'));
  };

  const primaryButtons = () =>
    screen
      .getAllByRole('button')
      .flatMap((one) => (one.className.includes('primary') ? [one.textContent] : []));

  it('PLAN-8 RPT-1 is charged to the saved card with the project, in one step', async () => {
    const stage = await atTheEnd();
    await choose(stage);
    await screen.findByText('Visa ending in 4242 will be charged $5.00 when the report is made.');
    await stage.user.click(button('Continue for $5'));
    expect(stage.navigation.address).toBe('/report/100001');
    expect([...stage.overages.made.values()]).toMatchObject([{ is: 'made' }]);
    expect(stage.reports.orders, 'not from the plan').toEqual([]);
  });

  it('PLAN-8 has one primary button, and makes the report by the plan once that has projects again', async () => {
    const stage = await atTheEnd();
    await choose(stage);
    await screen.findByText('Visa ending in 4242 will be charged $5.00 when the report is made.');
    expect(primaryButtons()).toEqual(['Continue for $5']);
    stage.allowances.allowances = {
      ...stage.allowances.allowances,
      quickView: { allocation: 15, available: 5 },
    };
    await stage.user.click(button('Create the report'));
    expect(stage.navigation.address).toBe('/report/R-5001');
    expect([stage.reports.orders.length, stage.overages.made.size]).toEqual([1, 0]);
  });

  it('PLAN-8 says that the card was declined, keeps the choices, and leads to another card', async () => {
    const stage = await atTheEnd('declined');
    await choose(stage);
    await stage.user.click(await screen.findByRole('button', { name: 'Continue for $5' }));
    expect(alerts().join(' ')).toContain('Your card was declined.');
    expect(alerts().join(' ')).toContain('no report was made');
    expect(leadsTo('Another card')).toMatch(/^\/singlepurchase\?address=1437/);
    expect((radio(/^Residential/) as HTMLInputElement).checked).toBe(true);
    await stage.user.click(button('Continue for $5'));
    expect(stage.overages.made.size, 'a declined order stays declined: this is another').toBe(2);
  });

  it('PLAN-8 asks again for an order whose answer was lost, also after a reload, and pays once', async () => {
    const stage = await atTheEnd();
    await choose(stage);
    await screen.findByRole('button', { name: 'Continue for $5' });
    stage.shop.losesAnswers = true;
    await stage.user.click(button('Continue for $5'));
    expect(alerts().join(' ')).toContain('We do not know yet whether you were charged');
    await stage.user.click(button('Check again'));
    expect(alerts().join(' ')).toContain('We do not know yet whether you were charged');
    stage.shop.losesAnswers = false;
    cleanup();
    await stage.show(PropertyType);
    expect(stage.navigation.address).toBe('/report/100001');
    expect(stage.overages.made.size).toBe(1);
    expect(stage.preferences.read('openOrder')).toBeNull();
  });

  it('PLAN-8 without a saved card leads to the page that takes one', async () => {
    const stage = await atTheEnd(null);
    await choose(stage);
    expect(leadsTo('Continue for $5')).toMatch(/^\/singlepurchase\?address=1437/);
  });

  it('PLAN-7 is not offered where the plan sells no more', async () => {
    const stage = await atTheEnd();
    stage.overages.price = null;
    await choose(stage);
    expect(screen.queryByRole('button', { name: 'Continue for $5' })).toBeNull();
    expect(alerts()).toHaveLength(1);
  });

  it('RPT-9 makes and charges nothing of a property of which nothing is known', async () => {
    const stage = await atTheEnd();
    stage.overages.unknown.add(ADDRESS);
    await choose(stage);
    await stage.user.click(await screen.findByRole('button', { name: 'Continue for $5' }));
    expect(alerts().join(' ')).toContain('You were not charged, and no report was made.');
    expect(stage.overages.made.size).toBe(0);
  });
});
