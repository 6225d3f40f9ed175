import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component } from '../../routes/screens/dashboard.route.ts';
import { Gate, settled } from '../../testing/gate.ts';
import { alerts, button, isOff, news } from '../../testing/screen-stage.tsx';
import {
  aDashboardStage,
  focused,
  order,
  rowOf,
  search,
  showDashboard,
  shown,
  TEAM,
} from './testing/dashboard-stage.tsx';

afterEach(cleanup);

describe('the dashboard', () => {
  it('DASH-1 shows fifteen rows on a desk, and how many there are', async () => {
    await showDashboard();
    expect(shown()).toHaveLength(15);
    expect(shown()[0]).toBe('/report/1020');
    expect(
      within(screen.getByRole('navigation', { name: 'Pages of projects' })).getByText('1–15 of 20'),
    ).toBeDefined();
  });

  it('DASH-1 tells of each its jurisdiction where it is another, its state, add-ons and claim', async () => {
    await showDashboard();
    const cells = (street: string) =>
      within(rowOf(street))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.trim());
    expect(cells('20 Main St')).toEqual(
      expect.arrayContaining([
        'Jefferson County(not the postal city)',
        '2 answered, 0 unknown, 7 not in this reportReady',
        'CodeWeather',
        'C-20',
        'Jan 20',
      ]),
    );
    expect(cells('19 Main St')).toEqual(
      expect.arrayContaining(['Unknown', '1 answered, 1 unknown, 7 not in this report2 unknown']),
    );
    expect(cells('18 Main St')).toEqual(
      expect.arrayContaining(['Denver', '2 answered, 0 unknown, 7 not in this reportCode changed']),
    );
    expect(cells('17 Main St')).toEqual(
      expect.arrayContaining(['2 answered, 0 unknown, 7 not in this reportRefreshed']),
    );
  });

  it('DASH-1 shows that it is loading, with the columns of the rows to come', async () => {
    const stage = await aDashboardStage();
    const list = stage.projectLists.list.bind(stage.projectLists);
    const gate = new Gate();
    stage.projectLists.list = gate.before(list);
    await stage.show(Component);
    expect(news()).toContain('Loading projects');
    await gate.open();
    expect(shown()).toHaveLength(15);
  });

  it('DASH-1 goes on and back, and the focus goes to the first row', async () => {
    const { user, navigation } = await showDashboard();
    await user.click(button('Next'));
    expect([shown().length, focused(), isOff(button('Next'))]).toEqual([5, '5 Main St', true]);
    await user.click(button('Previous'));
    expect([shown()[0], focused(), navigation.address]).toEqual(['/report/1020', '20 Main St', '/dashboard']);
  });

  it('DASH-1 searches by Enter at once, when typing pauses, and clears by its button', async () => {
    const { user, navigation, timer } = await showDashboard();
    await user.type(search(), '12 m{Enter}');
    expect([shown(), navigation.query]).toEqual([['/report/1012'], { term: '12 m' }]);
    await user.click(button('Clear the search'));
    expect([search().value, shown()[0]]).toEqual(['', '/report/1020']);
    await user.type(search(), '7 m');
    await act(() => timer.advance(250));
    await waitFor(() => expect(shown()).toEqual(['/report/1017', '/report/1007']));
  });

  it('DASH-1 has a chip for every filter of the address, which takes it away', async () => {
    const { user, navigation } = await showDashboard({
      address: '/dashboard?state=co&createdDateFrom=2026-01-12&roofType=steep-slope&hasTheWords=main',
    });
    for (const text of [
      'State: CO',
      'Created from: Jan 12, 2026',
      'Roof: Steep slope',
      'Has the words: main',
    ]) {
      expect(button(`Remove the filter: ${text}`)).toBeDefined();
    }
    expect(shown()).toHaveLength(9);
    await user.click(button('Remove the filter: Created from: Jan 12, 2026'));
    expect([shown().length, navigation.query['createdDateFrom']]).toEqual([15, undefined]);
  });

  it('DASH-1 sets a filter by its chip', async () => {
    const { user, navigation } = await showDashboard();
    await user.click(button('Jurisdiction'));
    const field = await screen.findByRole('combobox', { name: 'Jurisdiction' });
    expect(await screen.findByRole('option', { name: /^Jefferson County, CO/ })).toBeDefined();
    await user.type(field, 'Nowhere');
    await user.click(button('Show'));
    expect(screen.getByText('Choose a jurisdiction from the list')).toBeDefined();
    await user.clear(field);
    await user.type(field, 'jefferson');
    await user.click(screen.getByRole('option'));
    expect([shown(), navigation.query]).toEqual([['/report/1020'], { jurisdiction: 'Jefferson County' }]);
  });

  it('DASH-1 sorts by the list and by the heads of columns', async () => {
    const { user } = await showDashboard();
    await user.selectOptions(order(), 'Oldest first');
    expect(shown()[0]).toBe('/report/1001');
    await user.click(within(screen.getByRole('columnheader', { name: 'Created' })).getByRole('button'));
    expect(shown()[0]).toBe('/report/1020');
    expect(screen.getByRole('columnheader', { name: 'Created' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
  });

  it('DASH-4 has the views of the team, with the names of its people', async () => {
    const { user } = await showDashboard({ profile: { teamId: TEAM } });
    expect(screen.queryByRole('columnheader', { name: 'By' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Team' }));
    expect(screen.getByRole('link', { name: 'Team' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('columnheader', { name: 'By' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Needs a look' }));
    expect(shown()).toEqual(['/report/1019', '/report/1018', '/report/1017']);
  });

  it('DASH-1 says that nothing fits, and takes the filter away', async () => {
    const { user } = await showDashboard({ address: '/dashboard?state=tx' });
    await screen.findByRole('heading', { name: 'No matching projects' });
    await user.click(button('Clear the filter'));
    expect(shown()[0]).toBe('/report/1020');
  });

  it('DASH-5 says that the list could not be had, and keeps the rows while it tries again', async () => {
    const { projectLists, show, user } = await aDashboardStage();
    projectLists.failWith('no-reports-found');
    await show(Component);
    expect(alerts()[0]).toMatch(/^No Reports Found\.\s*Your projects are safe, but/);
    projectLists.failWith(null);
    await user.click(button('Try again'));
    projectLists.failWith('no-reports-found');
    await user.selectOptions(order(), 'Oldest first');
    expect(alerts()[0]).toMatch(/The rows below are those loaded before/);
    expect(shown()).toHaveLength(15);
  });

  it('START-6 signs out whose session is over', async () => {
    const { projectLists, show, session } = await aDashboardStage();
    projectLists.failWith('signed-out');
    await show(Component);
    await settled();
    expect(session.session.is).toBe('signed-out');
  });

  it('DASH-1 DASH-5 in Spanish', async () => {
    const { user, projectLists } = await showDashboard({ locale: 'es' });
    expect(screen.getByRole('table', { name: 'Proyectos' }).textContent).toContain('20 ene');
    await user.selectOptions(order('Orden'), 'Más antiguos primero');
    expect(shown()[0]).toBe('/report/1001');
    projectLists.failWith('no-reports-found');
    await user.type(search('Buscar proyectos'), 'x{Enter}');
    expect(alerts()[0]).toMatch(/^No se encontraron informes\.\s*Sus proyectos están a salvo/);
  });
});
