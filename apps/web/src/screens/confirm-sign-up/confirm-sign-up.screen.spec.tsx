import { type Email, fail } from '@ridgeline/core/shared';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Gate } from '../../testing/gate.ts';
import {
  alerts,
  aStage,
  button,
  field,
  isOff,
  leadsTo,
  news,
  notesOf,
  waits,
} from '../../testing/screen-stage.tsx';
import { Component } from '../../routes/screens/confirm-sign-up.route.ts';

afterEach(cleanup);

const grace = { email: 'grace@example.com' as Email, password: 'Correct-Horse-1' };

async function setUp(query = '?email=grace%40example.com', options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage('/confirm-signup', options);
  const { signUps, navigation } = stage;
  await signUps.signUp({ ...grace, givenName: 'Grace', familyName: 'Hopkins', teamId: null });
  const sentCode = () => signUps.outbox.codeSentTo(grace.email) ?? '';
  navigation.address = `/confirm-signup${query.replace('CODE', sentCode())}`;
  await stage.show(Component);
  return { ...stage, sentCode };
}

describe('the screen of the code', () => {
  it('AUTH-13 says where the code went, and waits for it', async () => {
    await setUp();
    expect(screen.getByRole('heading', { level: 1, name: 'Confirm your email' })).toBeDefined();
    expect(screen.getByText('We sent a code to grace@example.com. It is valid for 24 hours.')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
    expect(document.activeElement).toBe(field('Code'));
    expect(leadsTo('Use another email')).toBe('/signup');
  });

  it('AUTH-13 confirms by the code, and leads to the sign-in afterwards', async () => {
    const { user, sentCode, identity } = await setUp();
    await user.type(field('Code'), `${sentCode()}{Enter}`);
    expect(news()[0]).toContain('Your email is confirmed.');
    expect(leadsTo('Sign in')).toBe('/login?email=grace%40example.com');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(identity.accountOf(grace.email)?.confirmed).toBe(true);
  });

  it('AUTH-13 confirms by the link of the email, without a press', async () => {
    await setUp('?email=grace%40example.com&code=CODE');
    expect(news()[0]).toContain('Sign in with the password you chose.');
  });

  it('AUTH-13 sends no blank code, and says that one is missing', async () => {
    const { user } = await setUp();
    expect(notesOf(field('Code'))).toBe('');
    await user.type(field('Code'), '   {Enter}');
    expect([notesOf(field('Code')), alerts()]).toEqual(['Required Field', []]);
  });

  it('AUTH-13 takes up to 16 characters', async () => {
    const { fill } = await setUp();
    await fill(field('Code'), '12345678901234567890');
    expect(field('Code').value).toBe('1234567890123456');
  });

  it('AUTH-13 resends nothing while it checks', async () => {
    const { user, fill, signUps, sentCode } = await setUp();
    const gate = new Gate();
    signUps.confirm = gate.before(signUps.confirm.bind(signUps));
    await fill(field('Code'), sentCode());
    await user.keyboard('{Enter}');
    expect([waits(), isOff(button('Resend code'))]).toEqual([['Checking the code'], true]);
    await gate.open();
    expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull();
  });

  it('AUTH-13 keeps a refused code, and sends a new one', async () => {
    const { user, fill, signUps, sentCode } = await setUp();
    await fill(field('Code'), '000000');
    await user.keyboard('{Enter}');
    expect(alerts()).toEqual(['This code is not valid. Please check it, or request a new one.']);
    expect(field('Code').value).toBe('000000');
    const gate = new Gate();
    signUps.resendCode = gate.before(signUps.resendCode.bind(signUps));
    await user.click(button('Resend code'));
    expect(waits()).toEqual(['Sending a new code']);
    await gate.open();
    expect([alerts(), news()]).toEqual([[], ['A new code is on its way.']]);
    await fill(field('Code'), sentCode());
    await user.click(button('Confirm'));
    expect(leadsTo('Sign in')).toContain('/login');
  });

  it('AUTH-13 says that no new code was sent', async () => {
    const { user, signUps } = await setUp();
    signUps.resendCode = async () => fail('too-many-requests');
    await user.click(button('Resend code'));
    expect(alerts()).toEqual(['Too many requests. Please wait a moment and try again.']);
  });

  it('AUTH-13 needs no code for an account that is confirmed already', async () => {
    const { user, identity } = await setUp();
    identity.register({ ...grace, userId: 'grace' });
    await user.click(button('Resend code'));
    expect(news()[0]).toContain('Your email is confirmed.');
  });

  it('AUTH-13 asks for the email where the address has none', async () => {
    const { user, fill, sentCode } = await setUp('');
    expect(screen.getByText(/^Enter your email and the code we sent to it\./)).toBeDefined();
    expect(document.activeElement).toBe(field('Email'));
    await fill(field('Code'), sentCode());
    await user.click(button('Confirm'));
    expect(alerts()).toEqual(['Email does not appear to be valid.']);
    await fill(field('Email'), grace.email);
    await user.click(button('Confirm'));
    expect(leadsTo('Sign in')).toBe('/login?email=grace%40example.com');
  });

  it('AUTH-13 in Spanish', async () => {
    const { user, fill, sentCode } = await setUp(undefined, { locale: 'es' });
    expect(screen.getByText('Enviamos un código a grace@example.com. Es válido por 24 horas.')).toBeDefined();
    await fill(field('Código'), '000000');
    await user.click(button('Confirmar'));
    expect(alerts()).toEqual(['Este código no es válido. Revíselo o pida uno nuevo.']);
    await fill(field('Código'), sentCode());
    await user.click(button('Confirmar'));
    expect(news()[0]).toContain('Su correo electrónico está confirmado.');
  });
});
