import { pathTo } from '@ridgeline/core/routes';
import { aRosterEntry } from '@ridgeline/core/testing/teams';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component } from '../../routes/screens/my-team.route.tsx';
import { settled } from '../../testing/gate.ts';
import { alerts, aStage, button, leadsTo } from '../../testing/screen-stage.tsx';
import {
  answer,
  aTeamStage,
  field,
  grace,
  mia,
  names,
  owner,
  press,
  rosa,
  rows,
  told,
  undo,
} from './testing/team-stage.tsx';

afterEach(cleanup);

describe('the roster', () => {
  it('TEAM-3 shows the owner first and then the newest, with role, invite and projects', async () => {
    await aTeamStage();
    expect(names()).toEqual([
      expect.stringContaining('Ada Marsh'),
      'tom@example.com',
      'mia@example.com',
      expect.stringContaining('Rosa Delgado'),
      expect.stringContaining('Grace Vega'),
    ]);
    const shown = rows().map(({ textContent }) => textContent);
    expect(shown[0]).toContain('Owner');
    expect(shown[1]).toContain('Declined');
    expect(shown[2]).toContain('Pending');
    expect(shown[4]).toContain('8 projects');
    expect(screen.getByText('3 members, 1 open invite, 2 seats free')).toBeDefined();
    expect(screen.getByText(/^4 of 6 seats, 1 of them held/)).toBeDefined();
  });

  it('TEAM-3 shows fifteen on a page, and keeps the page in the address', async () => {
    const many = Array.from({ length: 15 }, (_, index) =>
      aRosterEntry({ id: `p-${index}`, email: `p${index}@example.com`, displayName: `Person ${index}` }),
    );
    // Viewed by a member: without controls in the rows, which are slow to find here.
    const stage = await aTeamStage({ as: 'grace', entries: [owner, grace, ...many] });
    expect(document.querySelectorAll('tbody tr')).toHaveLength(15);
    await press(stage, 'Next');
    await waitFor(() => expect(stage.navigation.query).toEqual({ page: '2' }));
    expect(document.querySelectorAll('tbody tr')).toHaveLength(2);
  });

  it('TEAM-3 keeps search, filters and order in the address', async () => {
    const stage = await aTeamStage({ as: 'grace' });
    for (const [chip, choice, query] of [
      ['Invite', 'Pending', { inviteStatus: 'pending' }],
      ['Role', 'Admin', { role: 'admin' }],
      ['Projects', 'None yet', { numberOfProjects: '0' }],
    ] as const) {
      const chips = within(screen.getByRole('group', { name: 'Filters' }));
      await settled(() => stage.user.click(chips.getByRole('button', { name: chip })));
      const entry = await screen.findByRole('menuitem', { name: choice });
      await settled(() => stage.user.click(entry));
      expect(stage.navigation.query).toEqual(query);
      if (chip === 'Invite') expect(names()).toEqual(['mia@example.com']);
      await press(stage, `Remove the filter: ${chip}: ${choice}`);
      expect(stage.navigation.query).toEqual({});
    }
    await settled(() => stage.fill(screen.getByRole('searchbox'), 'zzz'));
    await settled(() => stage.user.keyboard('{Enter}'));
    expect(screen.getByRole('heading', { name: 'No members match' })).toBeDefined();
    await press(stage, 'Clear the filter');
    await press(stage, 'Member');
    expect(stage.navigation.query).toEqual({ sortBy: 'name', sortOrder: 'asc' });
    cleanup();
    await aTeamStage({ as: 'grace', address: '/myTeam?inviteStatus=declined' });
    expect(names()).toEqual(['tom@example.com']);
  });

  it('TEAM-3 shows what somebody else has changed when the page is shown again', async () => {
    const stage = await aTeamStage();
    stage.teamServer.roster = { adminId: 'ada', entries: [owner, rosa], seats: 6 };
    await settled(() => stage.page.turn('shown'));
    expect(names()).toHaveLength(2);
  });

  it('TEAM-3 says who is alone', async () => {
    await aTeamStage({ entries: [owner] });
    expect(screen.getByText('You are the only one here so far.')).toBeDefined();
  });

  it.each(['grace', 'rosa'])('TEAM-2.2 shows %s what their role lets them change', async (as) => {
    await aTeamStage({ as });
    const manages = as === 'rosa';
    expect(screen.queryByText(/Only the owner and admins can change it/) === null).toBe(manages);
    expect(screen.queryByRole('textbox', { name: 'Invite by email' }) !== null).toBe(manages);
    expect(screen.queryByRole('link', { name: 'Edit team' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Role of Rosa Delgado' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Role of Grace Vega' }) !== null).toBe(manages);
  });

  it('TEAM-2 changes a role, and takes it back', async () => {
    const stage = await aTeamStage();
    const role = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role of Grace Vega' });
    await settled(() => stage.user.selectOptions(role(), 'Viewer'));
    expect([role().value, told(stage)]).toEqual(['viewer', ['Grace Vega is now Viewer.']]);
    await undo(stage);
    expect([role().value, stage.teamServer.team.members]).toEqual([
      'member',
      expect.arrayContaining([{ id: 'grace', role: 'member' }]),
    ]);
  });

  it('TEAM-2 TEAM-2.4 asks before a person is removed, and withdraws an invite, both with Undo', async () => {
    const stage = await aTeamStage();
    const check = (name: string) =>
      settled(() => stage.user.click(screen.getByRole('checkbox', { name: `Select ${name}` })));
    await check('Grace Vega');
    await press(stage, 'Remove');
    await answer(stage, 'Cancel');
    expect(names()).toHaveLength(5);
    await press(stage, 'Remove');
    await answer(stage, 'Remove');
    expect([names().length, told(stage)]).toEqual([4, ['Grace Vega is no longer on the team.']]);
    await undo(stage);
    expect([names().length, told(stage).at(-1)]).toEqual([5, 'Grace Vega is back on the team.']);
    await check('mia@example.com');
    await press(stage, 'Remove');
    expect(told(stage).at(-1)).toBe('The invite to mia@example.com is withdrawn.');
    await undo(stage);
    expect(names()).toContain('mia@example.com');
  });

  it('TEAM-2.4 brings several back, and says when it is too late', async () => {
    const stage = await aTeamStage();
    const removeBoth = async () => {
      for (const name of ['Grace Vega', 'Rosa Delgado']) {
        await settled(() => stage.user.click(screen.getByRole('checkbox', { name: `Select ${name}` })));
      }
      await press(stage, 'Remove');
      await answer(stage, 'Remove');
      expect(names()).toHaveLength(3);
    };
    await removeBoth();
    await undo(stage);
    expect(names()).toHaveLength(5);
    await removeBoth();
    stage.teamServer.now += 3_600_000;
    await undo(stage);
    expect([names().length, told(stage).at(-1)]).toEqual([
      3,
      'A removal can be undone for one hour. Invite this person again.',
    ]);
  });

  it('TEAM-4 sends one invite again, a declined one too, and all that are pending', async () => {
    const stage = await aTeamStage();
    await press(stage, 'Send the invite to tom@example.com again');
    expect(stage.teamServer.team.seats.held).toBe(2);
    await press(stage, 'Send the invite to mia@example.com again');
    await press(stage, 'Send all pending again');
    expect(told(stage)).toEqual([
      'The invite to tom@example.com was sent again.',
      'The invite to mia@example.com was sent again.',
      '2 invites sent again.',
    ]);
    expect(stage.invites.resent).toEqual([{ teamId: 'T-1', status: 'pending' }]);
  });

  it('TEAM-4 TEAM-6 says that it is not known whether invites were sent', async () => {
    const stage = await aTeamStage();
    stage.invites.answerBatches('success-flag-missing');
    await press(stage, 'Send all pending again');
    expect(told(stage)).toEqual(['We could not confirm that the invites were sent. Please try again.']);
  });
});

describe('somebody else was faster', () => {
  it('TEAM-2 an admin who was removed meanwhile is told so, whatever they press', async () => {
    const stage = await aTeamStage({ as: 'rosa' });
    stage.teamServer.roster = { ...stage.teamServer.roster, entries: [owner, grace] };
    stage.teamServer.refuseWith('not-found');
    stage.profiles.account.change({ teamId: null, team: null });
    await settled(() =>
      stage.user.selectOptions(screen.getByRole('combobox', { name: 'Role of Grace Vega' }), 'Viewer'),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'You are no longer on this team' })).toBeDefined();
    expect(leadsTo('Go to your projects')).toBe('/dashboard');
  });

  it('TEAM-1 who is no longer the owner is told so, and sees what they may still do', async () => {
    const stage = await aTeamStage();
    stage.teamServer.roster = { ...stage.teamServer.roster, adminId: 'rosa' };
    await settled(() =>
      stage.user.selectOptions(screen.getByRole('combobox', { name: 'Role of Grace Vega' }), 'Admin'),
    );
    expect(told(stage)).toEqual(['Only the team owner can add, change and remove admins.']);
    expect(screen.queryByRole('link', { name: 'Edit team' })).toBeNull();
    expect(field()).toBeDefined();
  });

  it('TEAM-6 says that the team could not be loaded, and tries again', async () => {
    const stage = aStage(pathTo('myTeam'));
    stage.teamServer.refuseWith('unavailable');
    await stage.signIn({ userId: 'ada', teamId: 'T-1', team: stage.teamServer.team });
    await stage.show(Component);
    expect(alerts()[0]).toMatch(/^The team could not be loaded/);
    stage.teamServer.refuseWith(null);
    await settled(() => stage.user.click(button('Try again')));
    expect(screen.getByRole('table')).toBeDefined();
  });
});

it('TEAM-3 in Spanish', async () => {
  await aTeamStage({ entries: [owner, mia], locale: 'es' });
  expect(screen.getByText('1 miembro, 1 invitación abierta, 4 lugares libres')).toBeDefined();
  expect(screen.getByText('Propietario')).toBeDefined();
});
