import type { Profile } from '@ridgeline/core/profile';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Component } from '../../routes/screens/change-email.route.ts';
import { Gate, settled } from '../../testing/gate.ts';
import { aStage, button, field, isOff, news, notesOf } from '../../testing/screen-stage.tsx';
import { ToastStore } from '../../view-model/toasts.store.ts';

afterEach(cleanup);

async function setUp(change: Partial<Profile> = {}, options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage('/profile/email', options);
  await stage.signIn(change);
  await stage.show(Component);
  return stage;
}

const email = (name = 'New email') => field(name);

async function send(stage: Awaited<ReturnType<typeof setUp>>, to: string) {
  await stage.fill(email(), to);
  await stage.user.keyboard('{Enter}');
  await settled();
}

describe('changing the email', () => {
  it('PROF-9 sends a link to the new address, and resends it', async () => {
    const stage = await setUp();
    expect(document.activeElement).toBe(email());
    await send(stage, ' Grace@Example.com ');
    expect(screen.getByRole('heading', { level: 2, name: 'Verify Your New Email' })).toBeDefined();
    expect(news()).toContain('Verification code sent. Please check your email.');
    expect(screen.getByText(/grace@example\.com/).textContent).toContain('ada@example.com');
    const first = stage.emails.account.emailCode?.code;
    await stage.user.click(button('Send a new link'));
    await settled();
    expect(news()).toContain('A new verification code has been sent. It is only valid for 24 hours.');
    expect(stage.emails.account.emailCode?.code).not.toBe(first);
    expect(stage.session.profile?.email).toBe('ada@example.com');
  });

  it.each([
    ['ada', 'ok', '', 'Email does not appear to be valid.'],
    ['taken@example.com', 'google-account', '', 'Email Already In Use'],
    ['odd@example.com', 'blocked', '', 'Invalid Email'],
    ['odd@example.com', 'ok', 'disposable address', 'Invalid Email'],
  ])('VAL-2 VAL-4 says under the field what is wrong with %s (%s %s)', async (to, status, message, text) => {
    const stage = await setUp();
    const advice = 'Double check your email entry, or contact support.';
    expect(notesOf(email())).toContain('Your email is also your username.');
    expect(notesOf(email())).not.toContain(advice);
    stage.accounts.answer(to, { status, message });
    await send(stage, to);
    expect([notesOf(email()), stage.emails.account.emailCode]).toEqual([expect.stringContaining(text), null]);
    expect(notesOf(email())).toContain(advice);
    await stage.fill(email(), 'other@example.com');
    expect(notesOf(email())).toBe('Your email is also your username.');
  });

  it('PROF-9 says that it could not be requested, and keeps the address', async () => {
    const stage = await setUp();
    stage.profiles.account.failure = 'unavailable';
    await send(stage, 'grace@example.com');
    expect(notesOf(email())).toContain('Something went wrong. Please try again later.');
    expect(email().value).toBe('grace@example.com');
  });

  it('PROF-9 a late answer does not bring an address back that was given up', async () => {
    const stage = await setUp();
    await send(stage, 'grace@example.com');
    const gate = new Gate();
    stage.emails.request = gate.before(stage.emails.request.bind(stage.emails));
    await stage.user.click(button('Send a new link'));
    expect(isOff(button('Use another address'))).toBe(true);
    await gate.open();
    await stage.user.click(button('Use another address'));
    expect(email().value).toBe('');
  });

  it('PROF-9 follows when the link was opened in another tab', async () => {
    const stage = await setUp();
    await send(stage, 'grace@example.com');
    await settled(() => stage.page.turn('shown'));
    expect(stage.navigation.address).toBe('/profile/email');
    stage.profiles.account.change({ email: 'grace@example.com' });
    await settled(() => stage.page.turn('shown'));
    expect([stage.session.profile?.email, stage.navigation.address]).toEqual([
      'grace@example.com',
      '/profile/full',
    ]);
    expect(stage.container.get(ToastStore).takeAll().map(asRead)).toEqual([
      { tone: 'ok', text: 'Success! Your email has been changed' },
    ]);
  });

  it('PROF-3 refers whoever comes from a provider to it', async () => {
    await setUp({ identityProviderType: 'SAML' });
    expect(screen.getByText('Use your identity provider to change your email and password.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('PROF-9 in Spanish', async () => {
    const stage = await setUp({}, { locale: 'es' });
    await stage.fill(email('Correo electrónico nuevo'), 'grace@example.com');
    await stage.user.click(button('Enviar el enlace'));
    await settled();
    expect(
      screen.getByRole('heading', { level: 2, name: 'Verifique su nuevo correo electrónico' }),
    ).toBeDefined();
  });
});
