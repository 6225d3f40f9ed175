import type { Profile } from '@ridgeline/core/profile';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Component } from '../../routes/screens/change-password.route.ts';
import { Gate, settled } from '../../testing/gate.ts';
import { aStage, button, notesOf } from '../../testing/screen-stage.tsx';
import { ToastStore } from '../../view-model/toasts.store.ts';

afterEach(cleanup);

const NEW = 'Slate-2026-roof';

async function setUp(change: Partial<Profile> = {}, options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage('/profile/password', options);
  await stage.signIn(change);
  await stage.show(Component);
  return { ...stage, toasts: () => stage.container.get(ToastStore).takeAll().map(asRead) };
}

const current = (): HTMLInputElement => screen.getByLabelText('Current password');
const next = (): HTMLInputElement => screen.getByLabelText('New password', { selector: 'input' });

async function change(stage: Awaited<ReturnType<typeof setUp>>, was: string, willBe: string) {
  await stage.fill(current(), was);
  await stage.fill(next(), willBe);
  await stage.user.keyboard('{Enter}');
  await settled();
}

describe('changing the password', () => {
  it('PROF-7 VAL-5 is submitted by Enter, ends the other sessions and returns to the full profile', async () => {
    const stage = await setUp();
    await change(stage, 'Correct-1', NEW);
    expect([stage.passwords.account.password, stage.passwords.othersGoOn]).toEqual([NEW, false]);
    expect(stage.navigation.address).toBe('/profile/full');
    expect(stage.toasts()).toEqual([{ tone: 'ok', text: 'Your password has been successfully updated!' }]);
  });

  it('VAL-5 says what is missing once it is submitted, and changes nothing', async () => {
    const stage = await setUp();
    expect([notesOf(current()), notesOf(next())]).toEqual(['', '']);
    await stage.user.click(button('Change password'));
    expect([notesOf(current()), notesOf(next())]).toEqual(['Required field', 'Required Field']);
    await stage.fill(current(), '1234');
    expect(notesOf(current())).toBe('Must be at least 5 characters');
    expect(stage.passwords.account.password).toBe('Correct-1');
  });

  it('VAL-5 shows the rules once the new password is touched, each checked off', async () => {
    const { fill } = await setUp();
    expect(screen.queryByRole('list', { name: 'Your new password needs' })).toBeNull();
    await fill(next(), 'roof1');
    const rules = within(screen.getByRole('list', { name: 'Your new password needs' }));
    expect(rules.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '8 or more charactersnot met yet',
      'One lower case lettermet',
      'One upper case letternot met yet',
      'One digitmet',
      'One symbolnot met yet',
    ]);
  });

  it('VAL-6 says at its field that the current password is wrong', async () => {
    const stage = await setUp();
    await change(stage, 'Wrong-1', NEW);
    expect(notesOf(current())).toBe('Incorrect current password');
    await stage.fill(current(), 'Correct-1');
    expect(notesOf(current())).toBe('');
  });

  it('VAL-6 says at its field that the pool does not take the new one', async () => {
    const stage = await setUp();
    stage.passwords.refuseWith({ code: 'InvalidPasswordException', message: 'Too common' });
    await change(stage, 'Correct-1', NEW);
    expect(notesOf(next())).toBe("New password doesn't meet password requirements");
  });

  it.each([
    [
      'Attempt limit exceeded, please try after some time.',
      'Attempt limit exceeded, please try after some time.',
    ],
    ['', 'Something went wrong. Please try again later.'],
  ])('VAL-6 shows any other message of the server in a toast: %j', async (message, text) => {
    const stage = await setUp();
    stage.passwords.refuseWith({ code: 'LimitExceededException', message });
    await change(stage, 'Correct-1', NEW);
    expect(stage.toasts()).toEqual([{ tone: 'danger', text }]);
    expect(stage.navigation.address).toBe('/profile/password');
  });

  it('PROF-7 says that the other devices may go on', async () => {
    const stage = await setUp();
    stage.passwords.newSessionFailure = 'others-go-on';
    await change(stage, 'Correct-1', NEW);
    expect(stage.toasts()).toMatchObject([{ tone: 'warn', text: expect.stringMatching(/other devices/) }]);
  });

  it('PROF-7 asks for a new sign-in where this session ended, too', async () => {
    const stage = await setUp();
    stage.passwords.newSessionFailure = 'signed-out';
    await change(stage, 'Correct-1', NEW);
    expect(stage.session.session.is).toBe('signed-out');
    expect(stage.toasts()).toMatchObject([
      { tone: 'warn', text: expect.stringMatching(/Sign in again with your new password/) },
    ]);
  });

  it('PROF-7 is sent once, however often Enter is pressed', async () => {
    const stage = await setUp();
    const gate = new Gate();
    let changes = 0;
    const send = stage.passwords.change.bind(stage.passwords);
    stage.passwords.change = gate.before((...asked) => {
      changes += 1;
      return send(...asked);
    });
    await change(stage, 'Correct-1', NEW);
    await stage.user.keyboard('{Enter}{Enter}');
    await gate.open();
    expect(changes).toBe(1);
  });

  it('PROF-3 refers whoever comes from a provider to it', async () => {
    await setUp({ source: 'federated' });
    expect(screen.getByText('Use your identity provider to change your email and password.')).toBeDefined();
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  it('PROF-7 in Spanish', async () => {
    const { user } = await setUp({}, { locale: 'es' });
    await user.click(button('Cambiar contraseña'));
    expect(notesOf(screen.getByLabelText('Contraseña actual'))).toBe('Campo obligatorio');
  });
});
