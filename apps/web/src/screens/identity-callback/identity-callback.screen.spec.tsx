import type { Email } from '@ridgeline/core/shared';
import { anIdentity, someClaims } from '@ridgeline/core/testing/session';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Gate, settled } from '../../testing/gate.ts';
import { alerts, aStage, leadsTo, waits } from '../../testing/screen-stage.tsx';
import { ada } from '../../testing/visitors.ts';
import { Component } from '../../routes/screens/identity-callback.route.ts';

afterEach(cleanup);

const aCallback = (options: Parameters<typeof aStage>[1] = {}) => aStage('/idpauth', options);

describe('the screen that a provider leads back to', () => {
  it('AUTH-1 waits, and signs in the person whom the provider authenticated', async () => {
    const { show, returns, tokens, identity, session } = aCallback();
    returns.comeBackFrom('microsoft');
    tokens.hold(someClaims({ email: ada.email as Email }));
    identity.signInAs(anIdentity({ email: ada.email }));
    const gate = new Gate();
    returns.arrive = gate.before(returns.arrive.bind(returns));
    await show(Component);
    expect([waits(), document.title]).toEqual([['Signing in'], 'Signing in · Ridgeline']);
    await gate.open();
    expect(session.session).toMatchObject({ is: 'signed-in', kind: 'microsoft' });
    expect(alerts()).toEqual([]);
  });

  it.each([
    ['dismissed', /^Sign-in was not completed\s*Nothing was changed, and you are not signed in\./],
    ['company-unknown', /^Sign-in was not completed\s*No company sign-in is set up for this email\./],
    ['unavailable', /^Sign-in was not completed\s*We could not reach the sign-in service\./],
  ] as const)('AUTH-1 says that it stopped (%s), and leads back', async (code, words) => {
    const { show, returns } = aCallback();
    returns.comeBackWith({ code });
    await show(Component);
    expect(alerts()[0]).toMatch(words);
    expect(screen.getByRole('heading', { level: 1, name: 'Sign-in was not completed' })).toBeDefined();
    expect([leadsTo('Back to sign in'), waits()]).toEqual(['/login', []]);
  });

  it('AUTH-8 leaves a window that has handed over to be closed', async () => {
    const { show, returns } = aCallback();
    returns.comeBackWith({ code: 'handed-over' });
    await show(Component);
    expect(screen.getByRole('heading', { level: 1, name: 'You can close this window' })).toBeDefined();
    expect(screen.getByText(/^You can close this window\. Sign-in continues in the window/)).toBeDefined();
    expect([screen.queryAllByRole('link'), alerts()]).toEqual([[], []]);
  });

  it('AUTH-7 redirects a person with a password, without a way back to here', async () => {
    const { show, returns, navigation } = aCallback();
    returns.comeBackWith({ code: 'password-account', email: ada.email as Email });
    await show(Component);
    expect(navigation.entries.map(({ address }) => address)).toEqual([
      '/login?email=ada%40example.com&reason=password-account',
    ]);
  });

  it('START-6 says so when the API does not know who was vouched for', async () => {
    const { show, returns, tokens, identity, profiles } = aCallback({ locale: 'es' });
    returns.comeBackFrom('google');
    tokens.hold(someClaims({ email: ada.email as Email }));
    identity.signInAs(anIdentity({ email: ada.email }));
    profiles.failWith('signed-out');
    await show(Component);
    await settled();
    expect(alerts()).toEqual(['El inicio de sesión no se completóNo hay usuario actual o la sesión expiró']);
    expect(leadsTo('Volver a iniciar sesión')).toBe('/login');
  });
});
