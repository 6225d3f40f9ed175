import { readKeptInvite } from '@ridgeline/core/session';
import { fail } from '@ridgeline/core/shared';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Gate } from '../../testing/gate.ts';
import { alerts, aStage, button, field, leadsTo, news, notesOf } from '../../testing/screen-stage.tsx';
import { Component } from '../../routes/screens/sign-up-with-team.route.ts';

afterEach(cleanup);

function anInvite(
  query = '?team_id=TEAM&email=mia%40example.com',
  options: Parameters<typeof aStage>[1] = {},
) {
  const stage = aStage('/signupWithTeam', options);
  const { team } = stage.teamServer;
  stage.navigation.address = `/signupWithTeam${query.replace('TEAM', team.id)}`;
  return { ...stage, team, kept: () => readKeptInvite(stage.preferences.read('teamInvite')) };
}

async function setUp(...given: Parameters<typeof anInvite>) {
  const stage = anInvite(...given);
  await stage.show(Component);
  return stage;
}

describe('the screen of an invite', () => {
  it('TEAM-4 says that it is loading, and then which team it is', async () => {
    const { show, teams, team } = anInvite();
    const gate = new Gate();
    teams.loadPublic = gate.before(teams.loadPublic.bind(teams));
    await show(Component);
    expect(screen.getByRole('status').textContent).toBe('Loading the invite');
    expect(screen.getByRole('heading', { level: 1, name: 'Join your team' })).toBeDefined();
    await gate.open();
    expect(screen.getByRole('heading', { level: 1, name: `Join ${team.name}` })).toBeDefined();
    expect(screen.getByText(/^Create your account to use the team/)).toBeDefined();
  });

  it('AUTH-11 makes the account of the address that was invited', async () => {
    const { user, signUps, team, kept, navigation } = await setUp();
    expect(field('Email')).toMatchObject({ value: 'mia@example.com', readOnly: true });
    expect(notesOf(field('Email'))).toBe('Your invite is for this address. We will send a code to it.');
    await user.click(button('Continue'));
    await user.type(field('First name'), 'Mia');
    await user.type(field('Last name'), 'Ruiz{Enter}');
    await user.type(screen.getByLabelText('Password'), 'Correct-Horse-1{Enter}');
    expect(signUps.signedUp).toMatchObject([{ email: 'mia@example.com', teamId: team.id }]);
    expect(kept()).toMatchObject({ teamId: team.id, signedUp: true });
    expect(navigation.address).toBe('/confirm-signup?email=mia%40example.com');
  });

  it('AUTH-11 asks for the address where the invite names none', async () => {
    await setUp('?team_id=TEAM');
    expect(field('Email')).toMatchObject({ value: '', readOnly: false });
    expect(leadsTo('Sign in to accept the invite')).toBe('/login');
  });

  it('AUTH-11 leads a person with an account to the sign-in, with the email', async () => {
    await setUp();
    expect(leadsTo('Sign in to accept the invite')).toBe('/login?email=mia%40example.com');
  });

  it('AUTH-11 says that the link is cut short', async () => {
    await setUp('?email=mia%40example.com');
    expect(screen.getByText('This invite link is incomplete. Please ask for a new invite.')).toBeDefined();
    expect([leadsTo('Sign up without an invite'), screen.queryByRole('textbox')]).toEqual(['/signup', null]);
  });

  it('TEAM-4 says that the invite is gone', async () => {
    await setUp('?team_id=nobody');
    expect(news()[0]).toMatch(/^This invite is no longer open\s*This link does not lead to a team\./);
    expect(leadsTo('Sign up without an invite')).toBe('/signup');
  });

  it('TEAM-4 says that it could not be loaded, and tries again', async () => {
    const { show, user, teams, team } = anInvite();
    const load = teams.loadPublic.bind(teams);
    teams.loadPublic = async () => fail('unavailable');
    await show(Component);
    expect(alerts()[0]).toMatch(/^The invite could not be loaded\s*Check your connection/);
    teams.loadPublic = load;
    await user.click(button('Try again'));
    expect(screen.getByRole('heading', { level: 1, name: `Join ${team.name}` })).toBeDefined();
  });

  it('AUTH-11 TEAM-4 in Spanish', async () => {
    const { team } = await setUp(undefined, { locale: 'es' });
    expect(screen.getByRole('heading', { level: 1, name: `Únase a ${team.name}` })).toBeDefined();
    cleanup();
    await setUp('?team_id=nobody', { locale: 'es' });
    expect(news()[0]).toMatch(/^Esta invitación ya no está abierta/);
  });
});
