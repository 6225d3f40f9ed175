import type { Profile } from '@ridgeline/core/profile';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Component } from '../../routes/screens/verify-phone.route.ts';
import { Gate, settled } from '../../testing/gate.ts';
import { aStage, button, field, isOff, leadsTo, news, notesOf } from '../../testing/screen-stage.tsx';
import { ToastStore } from '../../view-model/toasts.store.ts';

afterEach(cleanup);

async function setUp(change: Partial<Profile> = {}, options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage('/profile/verifyphone', options);
  await stage.signIn({ phone: '+13034441234', phoneVerified: false, ...change });
  await stage.phones.requestCode('+13034441234' as Parameters<typeof stage.phones.requestCode>[0]);
  await stage.show(Component);
  return stage;
}

const code = (name = 'Verification code') => field(name);

describe('verifying the phone', () => {
  it('PROF-6 verifies the number by the code, and returns to the full profile', async () => {
    const { user, fill, phones, session, navigation, container } = await setUp();
    expect(screen.getByText(/1 \(303\) 444-1234/)).toBeDefined();
    expect([document.activeElement, code().maxLength]).toEqual([code(), 16]);
    await fill(code(), ` ${phones.account.phoneCode?.code} `);
    await user.keyboard('{Enter}');
    await settled();
    expect([session.profile?.phoneVerified, navigation.address]).toEqual([true, '/profile/full']);
    expect(container.get(ToastStore).takeAll().map(asRead)).toEqual([
      { tone: 'ok', text: 'Your phone number is verified.' },
    ]);
  });

  it('PROF-6 says that the code is wrong, and can be cleared', async () => {
    const { user, fill, session } = await setUp();
    await fill(code(), '999999');
    await user.click(button('Verify'));
    await settled();
    expect(notesOf(code())).toBe('Invalid verification code provided, please try again');
    expect(session.profile?.phoneVerified).toBe(false);
    await user.click(button('Clear'));
    expect([code().value, notesOf(code()), isOff(button('Clear'))]).toEqual(['', '', true]);
  });

  it('AUTH-13 does not submit a blank code', async () => {
    const { user, fill, phones } = await setUp();
    await fill(code(), '  ');
    await user.keyboard('{Enter}');
    expect([isOff(button('Verify')), phones.submitted]).toEqual([true, []]);
  });

  it('AUTH-13 resends, disabled while it does, and only the new code is good', async () => {
    const { user, fill, phones, navigation } = await setUp();
    const first = phones.account.phoneCode?.code ?? '';
    const gate = new Gate();
    phones.requestCode = gate.before(phones.requestCode.bind(phones));
    await user.click(button('Resend code'));
    expect([isOff(button('Resend code')), isOff(button('Verify'))]).toEqual([true, true]);
    await gate.open();
    expect(news()).toContain('A new verification code has been sent. It is only valid for 24 hours.');
    await fill(code(), first);
    await user.click(button('Verify'));
    await settled();
    expect(navigation.address).toBe('/profile/verifyphone');
    await fill(code(), phones.account.phoneCode?.code ?? '');
    await user.click(button('Verify'));
    await settled();
    expect(navigation.address).toBe('/profile/full');
  });

  it('START-5 ends a session that the API refuses', async () => {
    const { user, fill, profiles, session } = await setUp();
    await fill(code(), '123456');
    profiles.account.failure = 'signed-out';
    await user.click(button('Verify'));
    await settled();
    expect(session.session).toMatchObject({ is: 'signed-out', expired: true });
  });

  it.each<[string, Partial<Profile>]>([
    ['verified', { phoneVerified: true }],
    ['missing', { phone: null }],
  ])('PROF-6 has nothing to verify where the phone is %s', async (_, change) => {
    await setUp(change);
    expect([screen.queryByRole('textbox'), leadsTo('Go to your profile')]).toEqual([null, '/profile/full']);
  });

  it('PROF-6 in Spanish', async () => {
    const { user, fill } = await setUp({}, { locale: 'es' });
    await fill(code('Código de verificación'), '999999');
    await user.click(button('Verificar'));
    await settled();
    expect(notesOf(code('Código de verificación'))).toBe(
      'El código de verificación no es válido; inténtelo de nuevo',
    );
    expect(button('Reenviar código')).toBeDefined();
  });
});
