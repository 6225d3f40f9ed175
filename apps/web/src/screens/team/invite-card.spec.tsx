import { OwnRecords } from '@ridgeline/core/sync';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component } from '../../routes/screens/my-team.route.tsx';
import { settled } from '../../testing/gate.ts';
import { alerts, button, isOff } from '../../testing/screen-stage.tsx';
import { LoadedState } from '../../view-model/loaded-state.ts';
import { aTeamStage, field, lines, paste, press, told } from './testing/team-stage.tsx';

afterEach(cleanup);

describe('inviting', () => {
  it('TEAM-2 TEAM-2.3 reads a pasted list, and tells what became of each address', async () => {
    const stage = await aTeamStage();
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
    const stage = await aTeamStage();
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
    const stage = await aTeamStage();
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
    await aTeamStage({ as: 'rosa' });
    const [roles] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Role' });
    expect([...(roles?.options ?? [])].map(({ textContent }) => textContent)).toEqual(['Member', 'Viewer']);
  });

  it('START-5 TEAM-2 are back, sent by nobody, when the session has ended while they were written', async () => {
    const stage = await aTeamStage();
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
