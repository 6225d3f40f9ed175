import { pathTo } from '@ridgeline/core/routes';
import { OwnRecords } from '@ridgeline/core/sync';
import type { RosterEntry } from '@ridgeline/core/teams';
import { aPlan } from '@ridgeline/core/testing/plans';
import { aRosterEntry } from '@ridgeline/core/testing/teams';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Component } from '../../routes/screens/my-team.route.tsx';
import { settled } from '../../testing/gate.ts';
import { alerts, aStage, button, isOff, leadsTo } from '../../testing/screen-stage.tsx';
import { DialogStore } from '../../view-model/dialogs.store.ts';
import { LoadedState } from '../../view-model/loaded-state.ts';
import { ToastStore } from '../../view-model/toasts.store.ts';

afterEach(cleanup);

const owner = aRosterEntry({
  id: 'ada',
  email: 'ada@example.com',
  displayName: 'Ada Marsh',
  role: 'admin',
  createdAt: Date.UTC(2026, 0, 1, 18),
});
const grace = aRosterEntry({ projectCount: 8, createdAt: Date.UTC(2026, 0, 5, 18) });
const rosa = aRosterEntry({
  id: 'rosa',
  email: 'rosa@example.com',
  displayName: 'Rosa Delgado',
  role: 'admin',
  createdAt: Date.UTC(2026, 0, 7, 18),
});
const tom = aRosterEntry({
  id: 'invite:tom@example.com',
  email: 'tom@example.com',
  displayName: null,
  inviteStatus: 'declined',
  createdAt: Date.UTC(2026, 0, 8, 18),
});
const mia = {
  ...tom,
  id: 'invite:mia@example.com',
  email: 'mia@example.com',
  inviteStatus: 'pending',
} as const;

type Given = {
  readonly as?: string;
  readonly entries?: readonly RosterEntry[];
  readonly address?: string;
  readonly locale?: 'en' | 'es';
};

async function opened({
  as = 'ada',
  entries = [owner, grace, rosa, tom, mia],
  address = pathTo('myTeam'),
  locale = 'en',
}: Given = {}) {
  const stage = aStage(address, { locale });
  stage.teamServer.roster = { adminId: 'ada', entries, seats: 6 };
  stage.teamServer.signIn(entries.find(({ id }) => id === as)?.email ?? null);
  await stage.signIn({ userId: as, teamId: 'T-1', team: stage.teamServer.team });
  await stage.show(Component);
  // Its code comes after the page.
  if (as === 'ada' || as === 'rosa') {
    await screen.findByRole('textbox', { name: /Invite by email|Invitar por correo/ });
  }
  return stage;
}

type Stage = Awaited<ReturnType<typeof opened>>;
const press = ({ user }: Stage, name: string | RegExp) => settled(() => user.click(button(name)));
const told = ({ container }: Stage) =>
  container
    .get(ToastStore)
    .waiting.map(asRead)
    .map(({ text }) => text);
const undo = ({ container }: Stage) =>
  settled(async () => container.get(ToastStore).waiting.map(asRead).at(-1)?.action?.onPress());
const answer = ({ container }: Stage, label: string) =>
  settled(async () => {
    const dialogs = container.get(DialogStore);
    const chosen = dialogs.top?.content.buttons.find((one) => one.label === label);
    if (chosen) dialogs.answer(chosen);
  });
const rows = () => screen.getAllByRole('row').slice(1);
const names = () => rows().map((row) => within(row).getByRole('rowheader').textContent);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Invite by email' });
const paste = (stage: Stage, text: string) =>
  settled(async () => {
    await stage.user.click(field());
    await stage.user.paste(text);
  });
const lines = () =>
  within(screen.getByRole('list', { name: 'What happened with each address' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the invites', () => {
  it('START-5 TEAM-2 are back, sent by nobody, when the session has ended while they were written', async () => {
    const stage = await opened();
    const { container, session, timer, teamServer } = stage;
    const own = container.get(OwnRecords);
    await own.unlock('ada');
    await paste(stage, 'zoe@example.com, nobody@');
    await settled(() => stage.user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Viewer'));
    await timer.advance(500);
    await settled(() => session.refused());
    await container.get(LoadedState).clear();
    own.lock();
    cleanup();
    await stage.signIn();
    await own.unlock('ada');
    await stage.show(Component);
    await screen.findByDisplayValue('Viewer');
    expect(document.body.textContent).toMatch(/zoe@example\.com.*nobody@/);
    expect(told(stage)).toEqual(['We kept what you typed here. It has not been saved or sent yet.']);
    expect(teamServer.roster.entries.map(({ email }) => email)).not.toContain('zoe@example.com');
  });
});

describe('the roster', () => {
  it('TEAM-3 shows the owner first and then the newest, with role, invite and projects', async () => {
    await opened();
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
    const stage = await opened({ as: 'grace', entries: [owner, grace, ...many] });
    expect(document.querySelectorAll('tbody tr')).toHaveLength(15);
    await press(stage, 'Next');
    await waitFor(() => expect(stage.navigation.query).toEqual({ page: '2' }));
    expect(document.querySelectorAll('tbody tr')).toHaveLength(2);
  });

  it('TEAM-3 keeps search, filters and order in the address', async () => {
    const stage = await opened({ as: 'grace' });
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
    await opened({ as: 'grace', address: '/myTeam?inviteStatus=declined' });
    expect(names()).toEqual(['tom@example.com']);
  });

  it('TEAM-3 shows what somebody else has changed when the page is shown again', async () => {
    const stage = await opened();
    stage.teamServer.roster = { adminId: 'ada', entries: [owner, rosa], seats: 6 };
    await settled(() => stage.page.turn('shown'));
    expect(names()).toHaveLength(2);
  });

  it('TEAM-3 says who is alone', async () => {
    await opened({ entries: [owner] });
    expect(screen.getByText('You are the only one here so far.')).toBeDefined();
  });

  it.each(['grace', 'rosa'])('TEAM-2.2 shows %s what their role lets them change', async (as) => {
    await opened({ as });
    const manages = as === 'rosa';
    expect(screen.queryByText(/Only the owner and admins can change it/) === null).toBe(manages);
    expect(screen.queryByRole('textbox', { name: 'Invite by email' }) !== null).toBe(manages);
    expect(screen.queryByRole('link', { name: 'Edit team' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Role of Rosa Delgado' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Role of Grace Vega' }) !== null).toBe(manages);
  });

  it('TEAM-2 changes a role, and takes it back', async () => {
    const stage = await opened();
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
    const stage = await opened();
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
    const stage = await opened();
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
    const stage = await opened();
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
    const stage = await opened();
    stage.invites.answerBatches('success-flag-missing');
    await press(stage, 'Send all pending again');
    expect(told(stage)).toEqual(['We could not confirm that the invites were sent. Please try again.']);
  });
});

describe('inviting', () => {
  it('TEAM-2 TEAM-2.3 reads a pasted list, and tells what became of each address', async () => {
    const stage = await opened();
    await paste(
      stage,
      'Ann Lee <ann@example.com>\nmia@example.com, grace@example.com\nben@example.com; cal@example.com; not-one',
    );
    expect(screen.getByText(/^1 entry is not an email address/)).toBeDefined();
    await press(stage, 'Send 5 invites');
    expect(lines()).toEqual([
      'ann@example.comInvited',
      'mia@example.comAlready invited; nothing was sent again',
      'grace@example.comAlready on the team',
      'ben@example.comInvited',
      'cal@example.comNo seat left; kept in the field',
      'not-oneNot an email address; kept in the field',
    ]);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      [
        'Invited: 2',
        'Already invited; nothing was sent again: 1',
        'Already on the team: 1',
        'No seat left; kept in the field: 1',
        'Not an email address; kept in the field: 1',
      ].join('. '),
    );
    expect(screen.getByRole('button', { name: 'Remove cal@example.com' })).toBeDefined();
    expect(isOff(button('Send 1 invite'))).toBe(true);
    expect(screen.getByText(/^All 6 seats of your plan are taken/)).toBeDefined();
  });

  it('TEAM-2 takes typed addresses, corrects a wrong one, and drops one', async () => {
    const stage = await opened();
    await stage.user.type(field(), 'ann@example.com,ben@{Enter}');
    await press(stage, /^Correct ben@/);
    expect(field().value).toBe('ben@');
    await stage.user.type(field(), 'example.com{Enter}');
    await press(stage, 'Remove ann@example.com');
    await settled(() =>
      stage.user.selectOptions(screen.getAllByRole('combobox', { name: 'Role' })[0] as HTMLElement, 'Viewer'),
    );
    await press(stage, 'Send 1 invite');
    expect(stage.teamServer.roster.entries.at(-1)).toMatchObject({
      email: 'ben@example.com',
      role: 'viewer',
    });
    await press(stage, 'Done');
    expect(screen.queryByRole('list', { name: 'What happened with each address' })).toBeNull();
  });

  it('TEAM-2 keeps the list when it could not be sent', async () => {
    const stage = await opened();
    await paste(stage, 'ann@example.com');
    stage.teamServer.refuseWith('unavailable');
    await press(stage, 'Send 1 invite');
    expect(alerts().join()).toContain('could not be');
    stage.teamServer.refuseWith(null);
    await press(stage, 'Try again');
    await press(stage, 'Send 1 invite');
    expect(lines()).toEqual(['ann@example.comInvited']);
  });

  it('TEAM-2.2 offers an admin no other admins', async () => {
    await opened({ as: 'rosa' });
    const [roles] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Role' });
    expect([...(roles?.options ?? [])].map(({ textContent }) => textContent)).toEqual(['Member', 'Viewer']);
  });
});

describe('somebody else was faster', () => {
  it('TEAM-2 an admin who was removed meanwhile is told so, whatever they press', async () => {
    const stage = await opened({ as: 'rosa' });
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
    const stage = await opened();
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

describe('without a team', () => {
  const solo = async (allowTeamAccess: boolean) => {
    const stage = aStage(pathTo('myTeam'));
    const plan = aPlan({ title: 'Essential' });
    await stage.signIn({
      flagTeamNotificationSeen: false,
      subscriptions: [{ ...plan, limits: { ...plan.limits, allowTeamAccess } }],
    });
    await stage.show(Component);
    return stage;
  };

  it('HDR-12 offers the plan that has seats, with the reason and the price', async () => {
    await solo(false);
    expect(await screen.findByRole('heading', { level: 1, name: 'Team' })).toBeDefined();
    expect(screen.getByText(/^Your plan, Essential, is for one person/)).toBeDefined();
    expect(screen.getByText(/a month$/)).toBeDefined();
    expect(leadsTo(/^See /)).toBe('/plans');
  });

  it('HDR-12 names both plans in Spanish', async () => {
    const stage = aStage(pathTo('myTeam'), { locale: 'es' });
    stage.shop.products = stage.shop.products.map((product) => ({
      ...product,
      spanish: { title: 'Profesional', description: null },
    }));
    const plan = aPlan({ title: 'Essential', titleEs: 'Esencial' });
    await stage.signIn({ subscriptions: [{ ...plan, limits: { ...plan.limits, allowTeamAccess: false } }] });
    await stage.show(Component);
    expect(await screen.findByText(/^Su plan, Esencial, .*Profesional/)).toBeDefined();
  });

  it('TEAM-1 tells how a team is made', async () => {
    await solo(true);
    expect(screen.getByRole('heading', { name: 'You have no team yet' })).toBeDefined();
  });

  it('HDR-1 clears the dot once the screen is seen', async () => {
    const { session, editor } = await solo(true);
    expect(editor.saved).toEqual([{ flagTeamNotificationSeen: true }]);
    expect(session.profile?.flagTeamNotificationSeen).toBe(true);
  });
});

it('TEAM-3 in Spanish', async () => {
  await opened({ entries: [owner, mia], locale: 'es' });
  expect(screen.getByText('1 miembro, 1 invitación abierta, 4 lugares libres')).toBeDefined();
  expect(screen.getByText('Propietario')).toBeDefined();
});
