import { aReport } from '@ridgeline/core/testing/reports';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component } from '../../routes/screens/manufacturer-selection.route.ts';
import { aStage, alerts, button, leadsTo, news } from '../../testing/screen-stage.tsx';

afterEach(cleanup);

async function setUp(options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage('/manufacturer-selection/R-1001', options);
  stage.reportServer.put(aReport());
  stage.lists.formLists.set('manufacturers', [
    { value: 'gaf', label: 'GAF' },
    { value: 'iko', label: 'IKO' },
  ]);
  const products = Array.from({ length: 9 }, (_, at) => ({ value: `p-${at}`, label: `Shingle ${at}` }));
  stage.lists.formLists.set('products-gaf', products);
  await stage.signIn();
  await stage.show(Component);
  return stage;
}

const radio = (name: string) => screen.getByRole('radio', { name });

describe('the screen of what covers a roof', () => {
  it('NAV-4 RPT-2.4 asks for maker and product, and finds it by its name', async () => {
    const { user, navigation } = await setUp();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What covers this roof?');
    expect(leadsTo('1437 Bannock St, Denver, CO 80202')).toBe('/report/R-1001');
    await user.click(button('Save to report'));
    expect(
      screen.getByRole('radiogroup', { name: 'Manufacturer' }).getAttribute('aria-describedby'),
    ).not.toBeNull();
    await user.click(radio('GAF'));
    await user.type(screen.getByRole('searchbox', { name: 'Find a product' }), '7');
    expect(news()).toEqual(['1 product']);
    await user.click(radio('Shingle 7'));
    await user.click(button('Save to report'));
    expect(navigation.address).toBe('/report/R-1001');
  });

  it('RPT-2.4 tells products that could not be loaded in their place', async () => {
    const { user } = await setUp();
    await user.click(radio('IKO'));
    expect(alerts()[0]).toContain('The products of IKO could not be loaded.');
    expect(radio('GAF')).toBeDefined();
  });

  it('RPT-2.4 says of a report that is not there what the report says, in Spanish', async () => {
    const stage = aStage('/manufacturer-selection/R-1001', { locale: 'es' });
    await stage.signIn();
    await stage.show(Component);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Este informe no existe o no está compartido con usted.',
    );
    expect(screen.getByText('Revise el número o pregunte a quien le envió el enlace.')).toBeDefined();
    expect(leadsTo('Ir a sus proyectos')).toBe('/dashboard');
  });
});
