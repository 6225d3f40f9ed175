import { pathTo } from '@ridgeline/core/routes';
import { OwnRecords } from '@ridgeline/core/sync';
import { aRosterEntry } from '@ridgeline/core/testing/teams';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Component as EditMember } from '../../routes/screens/edit-team-member.route.ts';
import { Component } from '../../routes/screens/edit-team.route.ts';
import { Gate, settled } from '../../testing/gate.ts';
import { alerts, aStage, button, field, leadsTo } from '../../testing/screen-stage.tsx';
import { DialogStore } from '../../view-model/dialogs.store.ts';
import { ToastStore } from '../../view-model/toasts.store.ts';
import { TeamDetails } from './team-details.ts';
// With the spec: on a busy machine its first import takes longer than the spec waits for it.
import '../../parts/unsaved-changes.tsx';

afterEach(cleanup);

const ada = aRosterEntry({ id: 'ada', email: 'ada@example.com', displayName: 'Ada Marsh', role: 'admin' });
const grace = aRosterEntry({ projectCount: 8 });
const rosa = aRosterEntry({
  id: 'rosa',
  email: 'rosa@example.com',
  displayName: 'Rosa Delgado',
  role: 'admin',
});
const mia = aRosterEntry({
  id: 'invite:mia@example.com',
  email: 'mia@example.com',
  displayName: null,
  inviteStatus: 'pending',
});
const entries = [ada, grace, rosa, mia];

async function opened(address: string, as = 'ada', Screen = Component) {
  const stage = aStage(address);
  stage.teamServer.roster = { adminId: 'ada', entries, seats: 6 };
  stage.teamServer.signIn(entries.find(({ id }) => id === as)?.email ?? null);
  await stage.signIn({ userId: as, teamId: 'T-1', team: stage.teamServer.team });
  await stage.show(Screen);
  return stage;
}

type Stage = Awaited<ReturnType<typeof opened>>;
const memberPath = (id: string) => pathTo('editTeamMember', {}, { member_id: id });
const press = ({ user }: Stage, name: string | RegExp) => settled(() => user.click(button(name)));
const told = ({ container }: Stage) =>
  container
    .get(ToastStore)
    .waiting.map(asRead)
    .map(({ text }) => text);
const answer = ({ container }: Stage, label: string) =>
  settled(async () => {
    const dialogs = container.get(DialogStore);
    const chosen = dialogs.top?.content.buttons.find((one) => one.label === label);
    if (chosen) dialogs.answer(chosen);
  });

describe('editing a team', () => {
  it('TEAM-2 saves a new name, and no empty one', async () => {
    const stage = await opened(pathTo('editTeam'));
    await settled(() => stage.fill(field('Team name'), '  '));
    await press(stage, 'Save');
    expect(screen.getByText('Required Field')).toBeDefined();
    await settled(() => stage.fill(field('Team name'), ' Capitol Roofing '));
    await press(stage, 'Save');
    expect([stage.teamServer.name, told(stage)]).toEqual(['Capitol Roofing', ['Changes saved successfully']]);
    expect(field('Team name').value).toBe('Capitol Roofing');
  });

  it('TEAM-2 keeps the typed name when it could not be saved', async () => {
    const stage = await opened(pathTo('editTeam'));
    await settled(() => stage.fill(field('Team name'), 'Capitol Roofing'));
    const { rename } = stage.teams;
    stage.teams.rename = async () => ({ ok: false, failure: 'unavailable' });
    await press(stage, 'Save');
    expect(alerts().join()).toContain('The team could not be renamed');
    stage.teams.rename = rename.bind(stage.teams);
    await press(stage, 'Save');
    expect(stage.teamServer.name).toBe('Capitol Roofing');
  });

  it('PROF-4 asks who leaves with another name, and saves it, drops it, or stays', async () => {
    const stage = await opened(pathTo('editTeam'));
    const type = (name: string) => settled(() => stage.fill(field('Team name'), name));
    const leave = () => settled(() => stage.navigation.go(pathTo('myTeam')));
    const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Unsaved Changes' }));
    const choose = async (label: string) => {
      const chosen = (await dialog()).getByRole('button', { name: label });
      await settled(() => stage.user.click(chosen));
    };
    await type('Capitol Roofing');
    await leave();
    await dialog();
    await settled(() => stage.user.keyboard('{Escape}'));
    expect([stage.navigation.address, field('Team name').value]).toEqual(['/editteam', 'Capitol Roofing']);
    await leave();
    await choose('Save');
    expect([stage.navigation.address, stage.teamServer.name]).toEqual(['/myTeam', 'Capitol Roofing']);
    cleanup();
    await settled(() => stage.navigation.go(pathTo('editTeam')));
    await stage.show(Component);
    await type('Another');
    await leave();
    await choose('Discard');
    expect([stage.navigation.address, stage.teamServer.name]).toEqual(['/myTeam', 'Capitol Roofing']);
  });

  it('START-5 TEAM-2 has the typed name again after the session has ended, until it is saved or dropped', async () => {
    const stage = await opened(pathTo('editTeam'));
    const own = stage.container.get(OwnRecords);
    await own.unlock('ada');
    await settled(() => stage.fill(field('Team name'), 'Capitol Roofing'));
    await stage.timer.advance(500);
    await settled(() => stage.session.refused());
    own.lock();
    cleanup();

    await stage.signIn({ userId: 'ada', teamId: 'T-1', team: stage.teamServer.team });
    await own.unlock('ada');
    await stage.show(Component);
    expect([field('Team name').value, told(stage)]).toEqual([
      'Capitol Roofing',
      ['We kept what you typed here. It has not been saved or sent yet.'],
    ]);
    await settled(() => stage.navigation.go(pathTo('myTeam')));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Unsaved Changes' }));
    await settled(() => stage.user.click(dialog.getByRole('button', { name: 'Discard' })));
    await stage.session.signOut();
    expect([stage.navigation.address, await own.all('drafts')]).toEqual(['/myTeam', []]);
  });

  it('TEAM-2 reads the team again when the page is shown again, and keeps what was typed', async () => {
    const stage = await opened(pathTo('editTeam'));
    await settled(() => stage.fill(field('Team name'), 'Capitol Roofing'));
    stage.teamServer.roster = { adminId: 'rosa', entries, seats: 6 };
    await settled(() => stage.page.turn('shown'));
    expect(
      screen.getByText('Only the team owner can change the name, the logo and the owner.'),
    ).toBeDefined();
    stage.teamServer.roster = { adminId: 'ada', entries, seats: 6 };
    await settled(() => stage.page.turn('shown'));
    expect(field('Team name').value).toBe('Capitol Roofing');
  });

  it('TEAM-2 refuses a file that is no picture or is too large, and uploads the cropped one', async () => {
    const stage = await opened(pathTo('editTeam'));
    const choose = (file: File) =>
      settled(() => stage.user.upload(screen.getByLabelText(/^Drop a picture here/), file));
    await choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }));
    expect(alerts().join()).toContain('Choose an image of at most 5 MB.');
    const details = stage.container.get(TeamDetails);
    details.choose({ type: 'image/svg+xml', bytes: new Uint8Array(8) });
    expect(details.logoFailure).toBe('logo-type-unsupported');
    details.choose({ type: 'image/png', bytes: new Uint8Array(8) });
    expect(details.picture).not.toBeNull();
    await details.use({ type: 'image/png', bytes: new Uint8Array(8) });
    expect([details.picture, stage.teamServer.logoUrl]).toEqual([
      null,
      'https://files.example.com/logo-1.png',
    ]);
  });

  it('TEAM-2 hands the team over after it asked, and then shows what the former owner may do', async () => {
    const stage = await opened(pathTo('editTeam'));
    await settled(() => stage.user.selectOptions(screen.getByRole('combobox'), 'grace'));
    await press(stage, 'Change owner');
    const { top } = stage.container.get(DialogStore);
    expect(top?.content.text).toContain('You stay on the team as Admin. Only Grace Vega can give it back.');
    await answer(stage, 'Cancel');
    expect(stage.teamServer.team.adminId).toBe('ada');
    await press(stage, 'Change owner');
    await answer(stage, 'Make owner');
    expect([stage.teamServer.team.adminId, told(stage)]).toEqual([
      'grace',
      ['Grace Vega owns the team now.'],
    ]);
    expect(screen.getByText(/^Only the team owner can change the name/)).toBeDefined();
  });

  it.each(['grace', 'rosa'])('TEAM-2.2 is for the owner, and not for %s', async (as) => {
    await opened(pathTo('editTeam'), as);
    expect(screen.getByText(/^Only the team owner can change the name/)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('editing a member', () => {
  it('TEAM-2 gives a role, says what it means, and removes after it asked', async () => {
    const stage = await opened(memberPath('grace'), 'ada', EditMember);
    expect(screen.getByRole('heading', { level: 1, name: 'Grace Vega' })).toBeDefined();
    await settled(() => stage.user.click(screen.getByRole('radio', { name: /^Viewer/ })));
    expect(told(stage)).toEqual(['Grace Vega is now Viewer.']);
    await press(stage, 'Remove from the team');
    await answer(stage, 'Remove');
    expect([stage.teamServer.team.members.length, stage.navigation.address]).toEqual([2, '/myTeam']);
  });

  it('TEAM-2 leaves the focus on a role that is being saved', async () => {
    const stage = await opened(memberPath('grace'), 'ada', EditMember);
    const gate = new Gate();
    stage.teamMembers.changeRole = gate.before(stage.teamMembers.changeRole.bind(stage.teamMembers));
    const role = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
    await settled(() => stage.user.click(role(/^Viewer/)));
    expect([document.activeElement, role(/^Viewer/).disabled]).toEqual([role(/^Viewer/), false]);
    await settled(() => stage.user.click(role(/^Admin/)));
    await gate.open();
    expect([role(/^Viewer/).checked, told(stage)]).toEqual([true, ['Grace Vega is now Viewer.']]);
  });

  it('TEAM-2 withdraws an invite, and sends it again', async () => {
    const stage = await opened(memberPath(mia.id), 'ada', EditMember);
    await press(stage, 'Send again');
    await press(stage, 'Withdraw the invite');
    expect(told(stage)).toEqual([
      'The invite to mia@example.com was sent again.',
      'The invite to mia@example.com is withdrawn.',
    ]);
  });

  it.each([
    ['ada', 'ada', 'The owner’s role cannot be changed. Change the owner first.'],
    ['rosa', 'rosa', 'Only the owner and admins can change roles.'],
    ['mia', 'grace', 'Only the owner and admins can change roles.'],
  ])('TEAM-2 TEAM-2.2 shows %s to %s with the reason why nothing can be changed', async (whom, as, words) => {
    await opened(memberPath(whom === 'mia' ? mia.id : whom), as, EditMember);
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('TEAM-3 says that a person is not there', async () => {
    await opened(memberPath('nobody'), 'ada', EditMember);
    expect(screen.getByRole('heading', { level: 1, name: 'This person is not on the team' })).toBeDefined();
    expect(leadsTo('Back to the team')).toBe('/myTeam');
  });
});
