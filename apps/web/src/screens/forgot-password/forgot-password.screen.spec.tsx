import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Gate } from '../../testing/gate.ts';
import { alerts, aStage, button, field, leadsTo, notesOf, waits } from '../../testing/screen-stage.tsx';
import { Component } from '../../routes/screens/forgot-password.route.ts';

afterEach(cleanup);

async function setUp(query = '', options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage(`/forgot-password${query}`, options);
  await stage.show(Component);
  return stage;
}

describe('the screen of a forgotten password', () => {
  it('AUTH-10 asks for the email, and knows the way back', async () => {
    await setUp();
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeDefined();
    expect(document.activeElement).toBe(field('Email'));
    expect(leadsTo('Back to sign in')).toBe('/login');
  });

  it('AUTH-10 sends a code, says so while it waits, and goes on to the new password', async () => {
    const { user, recovery, navigation } = await setUp();
    const gate = new Gate();
    recovery.sendCode = gate.before(recovery.sendCode.bind(recovery));
    await user.type(field('Email'), 'ada@example.com{Enter}');
    expect([waits(), navigation.address]).toEqual([['Sending a code'], '/forgot-password']);
    await gate.open();
    expect(navigation.address).toBe('/forgot-password-submit?email=ada%40example.com');
    expect(navigation.keepsake).toEqual({ destination: 'a***@e***' });
  });

  it('VAL-1 VAL-2 says what is wrong with the email, until it is mended', async () => {
    const { user, fill } = await setUp();
    await user.click(button('Send a code'));
    expect(notesOf(field('Email'))).toBe('Required Field');
    await fill(field('Email'), 'ada');
    expect(notesOf(field('Email'))).toBe('');
    await user.click(button('Send a code'));
    expect(notesOf(field('Email'))).toBe('Email does not appear to be valid.');
    await user.type(field('Email'), '@');
    expect(notesOf(field('Email'))).toBe('');
  });

  it.each([
    ['too-many-requests', 'Too many requests. Please wait a moment and try again.'],
    ['unavailable', 'We could not reach the sign-in service. Please try again.'],
  ] as const)('AUTH-10 says that nothing was sent: %s', async (failure, words) => {
    const { user, recovery, navigation } = await setUp('?email=ada%40example.com');
    recovery.failWith(failure);
    await user.click(button('Send a code'));
    expect([alerts(), field('Email').value]).toEqual([[words], 'ada@example.com']);
    recovery.failWith(null);
    await user.click(button('Send a code'));
    expect(navigation.address).toContain('/forgot-password-submit');
  });

  it('AUTH-10 in Spanish', async () => {
    const { user, recovery } = await setUp('?email=ada%40example.com', { locale: 'es' });
    expect(screen.getByRole('heading', { level: 1, name: '¿Olvidó su contraseña?' })).toBeDefined();
    recovery.failWith('too-many-requests');
    await user.click(button('Enviar un código'));
    expect(alerts()).toEqual(['Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.']);
  });
});
