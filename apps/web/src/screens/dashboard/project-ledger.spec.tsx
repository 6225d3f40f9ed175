import { aPlan } from '@ridgeline/core/testing/plans';
import { aTeam } from '@ridgeline/core/testing/teams';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { settled } from '../../testing/gate.ts';
import { button } from '../../testing/screen-stage.tsx';
import { focused, search, showDashboard, shown } from './testing/dashboard-stage.tsx';

afterEach(cleanup);

describe('rows of the dashboard by keyboard and by hand', () => {
  it('DASH-1 j and k move, x selects, Shift x a range, e archives, / searches', async () => {
    const { user } = await showDashboard();
    await user.keyboard('jj');
    expect(focused()).toBe('19 Main St');
    await user.keyboard('xjj{Shift>}X{/Shift}');
    expect(screen.getByRole('toolbar', { name: 'Selected projects' }).textContent).toContain('3 selected');
    await user.keyboard('{Escape}k');
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(focused()).toBe('18 Main St');
    await user.keyboard('e');
    await settled();
    expect([shown().includes('/report/1018'), focused()]).toEqual([false, '17 Main St']);
    await user.keyboard('/');
    expect(document.activeElement).toBe(search());
    await user.keyboard('jx');
    expect(search().value).toBe('jx');
  });

  it('DASH-1 e archives all that are selected, wherever the focus is', async () => {
    const { user } = await showDashboard({ rows: 3 });
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select 2 Main St' }));
    await user.keyboard('e');
    expect(shown()).toEqual(['/report/1002']);
  });

  it('DASH-1 leaves single keys alone for whoever turned them off', async () => {
    const { user } = await showDashboard();
    await user.click(screen.getByRole('switch', { name: /^Shortcuts/ }));
    await user.keyboard('j');
    expect(focused()).not.toBe('20 Main St');
  });

  it('RPT-5 archives all of a page, and has them in the view of the archived', async () => {
    const { user } = await showDashboard({ rows: 3 });
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(button('Archive'));
    await settled();
    await screen.findByRole('heading', { name: 'No projects yet' });
    await user.click(screen.getByRole('link', { name: 'Archived' }));
    expect(shown()).toHaveLength(3);
    await user.click(button('Unarchive 2 Main St'));
    await settled();
    expect(shown()).toHaveLength(2);
  });

  it('DASH-3 has a mode for editing', async () => {
    const { user } = await showDashboard();
    await user.click(button('Edit'));
    expect(button('Done').getAttribute('aria-pressed')).toBe('true');
  });

  it('TEAM-1.1 a viewer is offered no change: they select rows for their PDFs and the export', async () => {
    const team = aTeam({ members: [{ id: 'vera', role: 'viewer' }] });
    const { user, reportServer } = await showDashboard({
      rows: 3,
      mayChange: () => false,
      profile: { userId: 'vera', teamId: team.id, team, subscriptions: [aPlan()] },
    });
    expect(screen.queryAllByRole('button', { name: /rchive|^Edit$/ })).toEqual([]);
    expect([screen.queryByRole('link', { name: 'New project' }), button('Select')]).toMatchObject([null, {}]);
    expect(screen.getByRole('switch', { name: 'Shortcuts: j and k move, x selects' })).toBeDefined();
    await user.keyboard('jx');
    const bar = screen.getByRole('toolbar', { name: 'Selected projects' });
    const offered = within(bar).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['PDFs', 'Export', 'Clear']);
    await user.keyboard('e{Escape}e');
    expect([shown().length, reportServer.all().some(({ archived }) => archived)]).toEqual([3, false]);
  });

  it('TEAM-1.3 a member archives their own projects in a list of the team, and no others', async () => {
    const { user } = await showDashboard({ rows: 3, mayChange: (day) => day === 2 });
    const archives = screen.getAllByRole('button', { name: /^Archive/ });
    expect(archives.map((one) => one.getAttribute('aria-label'))).toEqual(['Archive 2 Main St']);
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Archive 1' }));
    await waitFor(() => expect(shown()).toEqual(['/report/1003', '/report/1001']));
  });
});
