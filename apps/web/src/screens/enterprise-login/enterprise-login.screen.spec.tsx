import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Gate } from '../../testing/gate.ts';
import { alerts, aStage, button, field, leadsTo, notesOf, waits } from '../../testing/screen-stage.tsx';
import { Component } from '../../routes/screens/enterprise-login.route.ts';

afterEach(cleanup);

async function setUp(query = '', options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage(`/enterpriselogin${query}`, options);
  await stage.show(Component);
  return stage;
}

describe('the enterprise sign-in screen', () => {
  it('AUTH-1 asks for the work email, and knows the way back', async () => {
    await setUp();
    expect(screen.getByRole('heading', { level: 1, name: 'Enterprise sign-in' })).toBeDefined();
    expect(document.activeElement).toBe(field('Work email'));
    expect(leadsTo('Sign in another way')).toBe('/login');
  });

  it('AUTH-1 asks the company of the email, and says so while it waits', async () => {
    const { user, federated } = await setUp();
    const gate = new Gate();
    federated.start = gate.before(federated.start.bind(federated));
    await user.type(field('Work email'), 'ada@example.com{Enter}');
    expect(waits()).toEqual(['Looking for your company']);
    await gate.open();
    expect(federated.asked).toMatchObject([{ kind: 'saml', domain: 'example.com' }]);
    expect(waits()).toEqual([]);
  });

  it('VAL-1 VAL-2 says what is wrong with the email once it was sent', async () => {
    const { user, federated } = await setUp();
    expect(notesOf(field('Work email'))).toBe('');
    await user.click(button('Continue'));
    expect(notesOf(field('Work email'))).toBe('Required Field');
    await user.type(field('Work email'), 'ada');
    expect(notesOf(field('Work email'))).toBe('Email does not appear to be valid.');
    await user.click(button('Continue'));
    expect([federated.asked, alerts()]).toEqual([[], []]);
  });

  it.each([
    ['dismissed', /^The sign-in window was closed before you finished signing in\./],
    ['unavailable', /^We could not reach the sign-in service\./],
  ] as const)('AUTH-1 says that it was refused: %s', async (failure, words) => {
    const { user, federated } = await setUp('?email=ada%40example.com');
    federated.failWith(failure);
    await user.click(button('Continue'));
    expect(alerts()[0]).toMatch(words);
    expect(field('Work email').value).toBe('ada@example.com');
  });

  it('AUTH-1 in Spanish', async () => {
    const { user, federated } = await setUp('?email=ada%40example.com', { locale: 'es' });
    federated.failWith('dismissed');
    await user.click(button('Continuar'));
    expect(alerts()[0]).toMatch(/^La ventana de inicio de sesión se cerró antes de terminar\./);
    expect(leadsTo('Iniciar sesión de otra forma')).toBe('/login');
  });
});
