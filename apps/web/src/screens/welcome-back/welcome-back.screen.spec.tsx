import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Gate } from '../../testing/gate.ts';
import { alerts, aStage, button, leadsTo, waits } from '../../testing/screen-stage.tsx';
import { Component } from '../../routes/screens/welcome-back.route.ts';

afterEach(cleanup);

async function setUp(query: Readonly<Record<string, string>>, options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage(`/welcome-back?${new URLSearchParams(query)}`, options);
  await stage.show(Component);
  return stage;
}

const email = 'ada@example.com';

describe('the welcome-back screen', () => {
  it.each([
    ['google-account', 'Google', 'Continue with Google'],
    ['apple-account', 'Apple', 'Continue with Apple'],
    ['microsoft-account', 'Microsoft', 'Continue with Microsoft'],
    ['sso-account', 'your company', 'Continue with your company'],
  ])('AUTH-6 AUTH-7 offers a %s its own way', async (accountType, provider, name) => {
    const { user, federated } = await setUp({ email, accountType });
    expect(screen.getByText(`${email} has an account that signs in with ${provider}.`)).toBeDefined();
    const gate = new Gate();
    federated.start = gate.before(federated.start.bind(federated));
    await user.click(button(name));
    expect(waits()).toEqual(['Contacting the provider']);
    await gate.open();
    expect(federated.asked).toHaveLength(1);
    expect(leadsTo('Sign in another way')).toBe('/login?email=ada%40example.com');
  });

  it('AUTH-6 leads an account with a password to the login screen', async () => {
    await setUp({ email, accountType: 'cognito-account' });
    expect(screen.getByText(`${email} has an account with a password.`)).toBeDefined();
    expect(leadsTo('Sign in with your password')).toBe('/login?email=ada%40example.com');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('AUTH-7 leads an account of an unknown kind to the login screen', async () => {
    await setUp({ email, accountType: 'somebody-elses-account' });
    expect(screen.getByText(/^ada@example\.com already has an account\. Please sign in/)).toBeDefined();
    expect(leadsTo('Sign in another way')).toBe('/login?email=ada%40example.com');
  });

  it('shows no text from its address that is not an email', async () => {
    await setUp({ email: 'Call 555 0100 at once', accountType: 'google-account' });
    expect(screen.getByText('You have an account that signs in with Google.')).toBeDefined();
    expect(screen.queryByText(/555/)).toBeNull();
    expect(leadsTo('Sign in another way')).toBe('/login');
  });

  it('AUTH-7 says that the provider could not be asked', async () => {
    const { user, federated } = await setUp({ email, accountType: 'google-account' });
    federated.failWith('unavailable');
    await user.click(button('Continue with Google'));
    expect(alerts()).toEqual(['We could not reach the sign-in service. Please try again.']);
  });

  it('VAL-2 AUTH-7 in Spanish, when the company is unknown without an email', async () => {
    const { user, federated } = await setUp({ accountType: 'sso-account' }, { locale: 'es' });
    expect(screen.getByText('Tiene una cuenta que inicia sesión con su empresa.')).toBeDefined();
    await user.click(button('Continuar con su empresa'));
    expect([alerts(), federated.asked]).toEqual([['El correo electrónico no parece ser válido.'], []]);
  });
});
