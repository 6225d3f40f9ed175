import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aStage, button, leadsTo, news, notesOf } from '../../testing/screen-stage.tsx';
import { settled } from '../../testing/gate.ts';
import { Component } from '../../routes/screens/splash.route.tsx';

afterEach(cleanup);

async function setUp(options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage('/', options);
  await stage.show(Component);
  return stage;
}

const slider = (name: string): HTMLInputElement => screen.getByRole('slider', { name });

const address = (name = 'Property address'): HTMLInputElement => screen.getByRole('combobox', { name });

describe('the splash', () => {
  it('HDR-13 says what it is for, and leads in', async () => {
    await setUp();
    expect(document.title).toBe('Ridgeline');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'What the building code requires for one roof, with sources.',
    );
    expect([leadsTo('Sign in'), leadsTo('Create an account')]).toEqual(['/login', '/signup']);
    expect(leadsTo('See the sample report')).toBe('/report/sample');
  });

  it('HDR-13 D HDR-13.1 names the sources of the facts, and what Pro brings', async () => {
    await setUp();
    expect(
      within(screen.getByRole('region', { name: 'Where the facts come from' })).getByText(
        'Storm Prediction Center, NOAA',
      ),
    ).toBeDefined();
    const lists = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
    expect(lists.at(-1)?.map(({ textContent }) => textContent)).toEqual([
      '30 property quickviews a month',
      '50 seats',
      '8 code detail add-ons a month',
      '4 weather history add-ons a month',
      'Estimating calculators',
    ]);
    expect(leadsTo('See plans')).toBe('/plans');
  });

  it('HDR-13 PLAN-1 tells the prices of the catalogue, and asks again for those that did not come', async () => {
    const stage = aStage('/');
    stage.shop.reachable = false;
    await stage.show(Component);
    expect(await screen.findByText('The prices could not be loaded.')).toBeDefined();
    stage.shop.reachable = true;
    await stage.user.click(button('Try again'));
    const prices = within(screen.getByRole('region', { name: 'What it costs' }));
    expect((await prices.findByRole('heading', { name: 'Essential' })).parentElement?.textContent).toBe(
      'Essentialfrom $49 a month, before tax30 properties a month8 code details4 weather historiesUp to 50 seats',
    );
    expect(prices.getByText('Or one report without a plan, from $19.99.')).toBeDefined();
  });

  it('RPT-1 RPT-4 suggests addresses to whoever types one', async () => {
    const { user, navigation, addresses, timer } = await setUp();
    addresses.add({ address: '1437 Bannock St, Denver, CO 80202', source: 'census', locationId: null });
    await user.type(address(), '1437');
    await settled(() => timer.advance(250));
    await user.click(screen.getByRole('option', { name: '1437 Bannock St, Denver, CO 80202' }));
    await user.click(button('Start a report'));
    expect(navigation.query).toEqual({ address: '1437 Bannock St, Denver, CO 80202' });
  });

  it('NAV-3 leads an address to a pending report', async () => {
    const { user, navigation } = await setUp();
    await user.type(address(), ' 1437 Bannock St{Enter}');
    expect(navigation.address).toBe('/report/for?address=1437%20Bannock%20St');
  });

  it('VAL-1 asks for the address, until one is typed', async () => {
    const { user, navigation } = await setUp();
    expect(notesOf(address())).toBe('');
    await user.click(button('Start a report'));
    expect([notesOf(address()), navigation.address]).toEqual(['Required Field', '/']);
    await user.type(address(), '1');
    expect(notesOf(address())).toBe('');
  });

  it('CALC-2 recalculates the eave on every change, and cites its source', async () => {
    await setUp();
    expect(slider('Overhang').getAttribute('aria-valuetext')).toBe('16 in');
    const before = news()[0];
    fireEvent.change(slider('Overhang'), { target: { value: '12' } });
    fireEvent.change(slider('Pitch'), { target: { value: '8' } });
    expect(slider('Pitch').getAttribute('aria-valuetext')).toBe('8 in 12');
    // (12 + 5 + 24) × √(1 + (8/12)²)
    expect(news()[0]).toMatch(/^49\.28\s?in up the slope 2 rows of 36\s?in membrane$/);
    expect(news()[0]).not.toBe(before);
    expect(screen.getByText(/R905\.1\.2/)).toBeDefined();
    expect(screen.getByRole('img', { name: /overhang 12\s?in.*pitch 8 in 12/ })).toBeDefined();
  });

  it('HDR-13 in Spanish', async () => {
    const { user } = await setUp({ locale: 'es' });
    await user.click(button('Iniciar un informe'));
    expect(notesOf(address('Dirección de la propiedad'))).toBe('Campo obligatorio');
    expect(leadsTo('Ver los planes')).toBe('/plans');
    expect(slider('Inclinación').getAttribute('aria-valuetext')).toBe('6 en 12');
  });
});
