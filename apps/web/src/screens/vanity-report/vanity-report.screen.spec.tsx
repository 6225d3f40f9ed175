import { aReport } from '@ridgeline/core/testing/reports';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component } from '../../routes/screens/vanity-report.route.ts';
import { aStage, button } from '../../testing/screen-stage.tsx';

afterEach(cleanup);

describe('a report by its name', () => {
  it('NAV-3 is opened', async () => {
    const { signIn, show, reportServer, links, navigation } = aStage('/report/go/city-hall');
    reportServer.put(aReport());
    await signIn();
    await links.name('R-1001', 'city-hall');
    await show(Component);
    expect(navigation.address).toBe('/report/R-1001');
  });

  it('NAV-3 that nobody has given leads back', async () => {
    const { signIn, show } = aStage('/report/go/nowhere');
    await signIn();
    await show(Component);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^This report does not exist/);
  });

  it('NAV-3 NAV-7 asks a visitor to sign in, and is remembered', async () => {
    const { show, navigation, preferences } = aStage('/report/go/city-hall');
    await show(Component);
    expect([navigation.address, preferences.read('redirectTarget')]).toEqual([
      '/login',
      '/report/go/city-hall',
    ]);
  });

  it('NAV-3 that could not be looked up is looked up again', async () => {
    const { signIn, show, reportServer, links, navigation, user } = aStage('/report/go/city-hall');
    reportServer.put(aReport());
    await signIn();
    await links.name('R-1001', 'city-hall');
    reportServer.refuseWith('unavailable');
    await show(Component);
    reportServer.refuseWith(null);
    await user.click(button('Try again'));
    expect(navigation.address).toBe('/report/R-1001');
  });
});
