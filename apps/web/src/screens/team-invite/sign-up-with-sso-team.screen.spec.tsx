import { readKeptInvite } from '@ridgeline/core/session';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Gate } from '../../testing/gate.ts';
import { alerts, aStage, button, field, leadsTo, news, notesOf, waits } from '../../testing/screen-stage.tsx';
import { Component } from '../../routes/screens/sign-up-with-sso-team.route.ts';

afterEach(cleanup);

async function setUp(
  query = '?team_id=TEAM&email=mia%40example.com',
  options: Parameters<typeof aStage>[1] = {},
) {
  const stage = aStage('/signupWithSSOTeam', options);
  const { team } = stage.teamServer;
  stage.navigation.address = `/signupWithSSOTeam${query.replace('TEAM', team.id)}`;
  await stage.show(Component);
  return { ...stage, team };
}

describe('the screen of an invite to a team with a company sign-in', () => {
  it('AUTH-11 names the team and the address that was invited', async () => {
    const { team } = await setUp();
    expect(screen.getByRole('heading', { level: 1, name: `Join ${team.name}` })).toBeDefined();
    expect(screen.getByText(/^Your team signs in through its company\./)).toBeDefined();
    expect(field('Work email')).toMatchObject({ value: 'mia@example.com', readOnly: true });
    expect(notesOf(field('Work email'))).toBe('Your invite is for this address.');
    expect(leadsTo('Join with a password instead')).toBe(
      `/signupWithTeam?team_id=${team.id}&email=mia%40example.com`,
    );
  });

  it('AUTH-11 leads to the company of the address, and says so while it waits', async () => {
    const { user, federated, preferences, team } = await setUp();
    const gate = new Gate();
    federated.start = gate.before(federated.start.bind(federated));
    await user.click(button('Continue with your company'));
    expect(waits()).toEqual(['Looking for your company']);
    await gate.open();
    expect(federated.asked).toMatchObject([{ kind: 'saml', domain: 'example.com', teamId: team.id }]);
    expect(readKeptInvite(preferences.read('teamInvite'))).toMatchObject({ signedUp: true });
  });

  it('AUTH-11 VAL-1 VAL-2 asks for a work email where the invite names none', async () => {
    const { user, fill, federated } = await setUp('?team_id=TEAM');
    expect(notesOf(field('Work email'))).toBe('');
    await user.click(button('Continue with your company'));
    expect(notesOf(field('Work email'))).toBe('Required Field');
    await fill(field('Work email'), 'mia');
    expect(notesOf(field('Work email'))).toBe('Email does not appear to be valid.');
    await fill(field('Work email'), 'mia@summit.example');
    await user.keyboard('{Enter}');
    expect(federated.asked).toMatchObject([{ domain: 'summit.example' }]);
  });

  it('AUTH-11 says that the sign-in was not finished', async () => {
    const { user, federated } = await setUp();
    federated.failWith('dismissed');
    await user.click(button('Continue with your company'));
    expect(alerts()[0]).toMatch(/^The sign-in window was closed before/);
  });

  it('TEAM-4 says that the invite is gone', async () => {
    await setUp('?team_id=nobody');
    expect(news()[0]).toMatch(/^This invite is no longer open/);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('AUTH-11 in Spanish', async () => {
    const { user, federated } = await setUp(undefined, { locale: 'es' });
    federated.failWith('unavailable');
    await user.click(button('Continuar con su empresa'));
    expect(alerts()[0]).toMatch(/^No pudimos conectar con el servicio de inicio de sesión\./);
    expect(leadsTo('Unirse con una contraseña')).toContain('/signupWithTeam');
  });
});
