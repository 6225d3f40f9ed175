import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aStage, leadsTo } from '../../testing/screen-stage.tsx';
import { Component } from '../../routes/screens/under-construction.route.ts';

afterEach(cleanup);

describe('the screen of a route that is not built yet', () => {
  it.each([
    ['/plans', 'Plans'],
    ['/tools/waste', 'Waste calculator'],
  ])('NAV-4 NAV-5 at %s says so under the name of that route', async (address, title) => {
    const stage = aStage(address);
    await stage.signIn();
    await stage.show(Component);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByText(/^This page is not ready yet\./)).toBeDefined();
    expect(leadsTo('Back to your projects')).toBe('/dashboard');
  });

  it('NAV-3 leads a visitor to the start', async () => {
    await aStage('/report/sample').show(Component);
    expect(leadsTo('Go to the start page')).toBe('/');
  });

  it('NAV-3 in Spanish', async () => {
    await aStage('/report/sample', { locale: 'es' }).show(Component);
    expect(screen.getByText(/^Esta página todavía no está lista\./)).toBeDefined();
    expect(leadsTo('Ir al inicio')).toBe('/');
  });
});
