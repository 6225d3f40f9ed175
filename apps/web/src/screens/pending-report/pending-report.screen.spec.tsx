import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Gate } from '../../testing/gate.ts';
import { alerts, aStage, button, leadsTo, notesOf, waits } from '../../testing/screen-stage.tsx';
import { Component } from '../../routes/screens/pending-report.route.ts';

afterEach(cleanup);

const ADDRESS = '1437 Bannock St, Denver, CO 80202';

async function setUp(
  query: Readonly<Record<string, string>> = { address: ADDRESS },
  options: Parameters<typeof aStage>[1] = {},
) {
  const stage = aStage(`/report/for?${new URLSearchParams(query)}`, options);
  await stage.show(Component);
  return stage;
}

const radio = (name: string): HTMLInputElement => screen.getByRole('radio', { name });
const chosen = (): (string | undefined)[] =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

describe('the screen of a pending report', () => {
  it('RPT-4 NAV-3 begins with what the address bar says', async () => {
    await setUp({ address: ADDRESS, propertyType: 'commercial' });
    expect(screen.getByRole('heading', { level: 1, name: 'Your sample report' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Property address' }).value).toBe(ADDRESS);
    expect(notesOf(screen.getByRole<HTMLInputElement>('combobox', { name: 'Property address' }))).toMatch(
      /^With state and ZIP, such as/,
    );
    expect(screen.getByRole('radiogroup', { name: 'Property type' })).toBeDefined();
    expect(screen.getByRole('radiogroup', { name: 'Roof' })).toBeDefined();
    expect(chosen()).toEqual(['commercial', 'steep-slope']);
    expect(leadsTo('See the sample report instead')).toBe('/report/sample');
  });

  it('RPT-4 makes the report, says so while it waits, and opens it', async () => {
    const { user, fill, anonymous, navigation } = await setUp({});
    const gate = new Gate();
    anonymous.create = gate.before(anonymous.create.bind(anonymous));
    await fill(screen.getByRole<HTMLInputElement>('combobox', { name: 'Property address' }), ADDRESS);
    await user.click(radio('Commercial'));
    await user.click(radio('Low slope'));
    expect(chosen()).toEqual(['commercial', 'low-slope']);
    await user.click(button('Create the report'));
    expect(waits()).toEqual(['Looking up this property']);
    await gate.open();
    expect(navigation.entries.map(({ address }) => address)).toEqual(['/report/A-id-1?sample=true']);
  });

  it('VAL-1 asks for the address, and keeps the hint beside the problem', async () => {
    const { user } = await setUp({});
    await user.click(button('Create the report'));
    expect(notesOf(screen.getByRole<HTMLInputElement>('combobox', { name: 'Property address' }))).toMatch(
      /^With state and ZIP.*Required Field$/,
    );
    await user.type(screen.getByRole<HTMLInputElement>('combobox', { name: 'Property address' }), '1');
    expect(
      notesOf(screen.getByRole<HTMLInputElement>('combobox', { name: 'Property address' })),
    ).not.toContain('Required Field');
  });

  it('RPT-4 tells the server’s own words as an alert where it has none of its own', async () => {
    const { user, anonymous } = await setUp();
    anonymous.refuseOrders('We have no data for this property.');
    await user.click(button('Create the report'));
    expect([
      alerts(),
      screen.getByRole<HTMLInputElement>('combobox', { name: 'Property address' }).value,
    ]).toEqual([['We have no data for this property.'], ADDRESS]);
  });

  it('RPT-4 says that it could not be made', async () => {
    const { user, anonymous } = await setUp();
    anonymous.breakDown();
    await user.click(button('Create the report'));
    expect(alerts()).toEqual(['The sample report could not be created. Please try again.']);
  });

  it('RPT-4 in Spanish', async () => {
    const { user, anonymous } = await setUp(undefined, { locale: 'es' });
    expect(screen.getByRole('radiogroup', { name: 'Techo' })).toBeDefined();
    await user.click(radio('Pendiente baja'));
    expect(chosen()).toEqual(['residential', 'low-slope']);
    anonymous.refuseOrders('We have no data for this property.', 'property-unknown');
    await user.click(button('Crear el informe'));
    expect(alerts()).toEqual(['No tenemos datos de esta propiedad.']);
  });
});
