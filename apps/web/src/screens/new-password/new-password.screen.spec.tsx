import type { AppPath } from '@ridgeline/core/routes';
import type { Email } from '@ridgeline/core/shared';
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
import { Component } from '../../routes/screens/new-password.route.ts';

afterEach(cleanup);

const EMAIL = 'ada@example.com' as Email;
const PASSWORD = 'Copper-Valley-7';

async function setUp(
  address = '/forgot-password-submit?email=ada%40example.com',
  options: Parameters<typeof aStage>[1] = {},
) {
  const stage = aStage('/forgot-password', options);
  stage.navigation.go(address as AppPath, { keepsake: { destination: 'a***@e***' } });
  await stage.recovery.sendCode(EMAIL);
  await stage.show(Component);
  const password = (label = 'New password') => screen.getByLabelText<HTMLInputElement>(label);
  return {
    ...stage,
    password,
    sentCode: () => stage.recovery.outbox.codeSentTo(EMAIL) ?? '',
    async submit(code: string, word = PASSWORD): Promise<void> {
      await stage.fill(field('Code'), code);
      await stage.fill(password(), word);
      await stage.user.keyboard('{Enter}');
    },
  };
}

const rules = (name: string): (string | null)[] =>
  [...screen.getByRole('list', { name }).children].map(({ textContent }) => textContent);

describe('the screen of a new password', () => {
  it('AUTH-10 shows where the code went', async () => {
    await setUp();
    expect(screen.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeDefined();
    expect(screen.getByText('We sent a code to a***@e***.')).toBeDefined();
    expect(document.activeElement).toBe(field('Code'));
    expect(leadsTo('Use another email')).toBe('/forgot-password?email=ada%40example.com');
  });

  it('AUTH-10 asks for an email first where the address has none', async () => {
    await setUp('/forgot-password-submit');
    expect(screen.getByText('We do not know which account this is for.')).toBeDefined();
    expect(leadsTo('Request a code')).toBe('/forgot-password?email=');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('AUTH-10 sets it by the code, says so while it waits, and leads to the sign-in', async () => {
    const { user, password, recovery, identity, sentCode } = await setUp();
    const gate = new Gate();
    recovery.setPassword = gate.before(recovery.setPassword.bind(recovery));
    await user.type(field('Code'), sentCode());
    await user.type(password(), `${PASSWORD}{Enter}`);
    expect([waits(), isOff(button('Resend code'))]).toEqual([['Setting the password'], true]);
    await gate.open();
    expect(news()[0]).toContain('Your password has been changed. Please sign in.');
    expect(leadsTo('Sign in')).toBe('/login?email=ada%40example.com');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Sign in' }));
    expect(identity.accountOf(EMAIL)?.password).toBe(PASSWORD);
  });

  it('VAL-5 ticks off the rules as the password is typed', async () => {
    const { fill, password } = await setUp();
    const unmet = [
      '8 or more charactersnot yet met',
      'One lower case letternot yet met',
      'One upper case letternot yet met',
      'One digitnot yet met',
      'One symbolnot yet met',
    ];
    expect(rules('Your password needs')).toEqual(unmet);
    await fill(password(), 'aB7');
    expect(rules('Your password needs').map((rule) => rule?.endsWith('not yet met'))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it('AUTH-13 VAL-1 VAL-5 says what is wrong with each field once it was sent', async () => {
    const { user, password, submit, identity } = await setUp();
    await user.click(button('Set the password'));
    expect([notesOf(field('Code')), notesOf(password())]).toEqual(['Required Field', 'Required Field']);
    await submit('100001', 'short');
    expect([notesOf(field('Code')), notesOf(password())]).toEqual([
      '',
      "New password doesn't meet password requirements",
    ]);
    expect(identity.accountOf(EMAIL)?.password).toBe('Correct-1');
  });

  it('AUTH-10 keeps what was typed when the code is refused', async () => {
    const { submit, password } = await setUp();
    await submit('000000');
    expect(alerts()).toEqual(['This code is not valid. Please check it, or request a new one.']);
    expect([field('Code').value, password().value]).toEqual(['000000', PASSWORD]);
  });

  it('AUTH-13 sends a new code, and sets nothing meanwhile', async () => {
    const { user, submit, recovery, sentCode } = await setUp();
    await submit('000000');
    const gate = new Gate();
    recovery.sendCode = gate.before(recovery.sendCode.bind(recovery));
    await user.click(button('Resend code'));
    expect([waits(), isOff(button('Set the password'))]).toEqual([['Sending a new code'], true]);
    await gate.open();
    expect([alerts(), news()]).toEqual([[], ['A new code is on its way.']]);
    await submit(sentCode());
    expect(leadsTo('Sign in')).toContain('/login');
  });

  it('AUTH-10 says that no new code was sent; the one before stays good', async () => {
    const { user, recovery, submit, sentCode } = await setUp();
    recovery.failWith('too-many-requests');
    await user.click(button('Resend code'));
    expect(alerts()).toEqual(['Too many requests. Please wait a moment and try again.']);
    recovery.failWith(null);
    await submit(sentCode());
    expect(leadsTo('Sign in')).toContain('/login');
  });

  it('AUTH-10 in Spanish', async () => {
    const { user, fill, password } = await setUp(undefined, { locale: 'es' });
    expect(screen.getByText('Enviamos un código a a***@e***.')).toBeDefined();
    expect(rules('Su contraseña necesita')[3]).toBe('Un númeroaún no cumplido');
    await fill(field('Código'), '000000');
    await fill(password('Contraseña nueva'), PASSWORD);
    await user.click(button('Guardar la contraseña'));
    expect(alerts()).toEqual(['Este código no es válido. Revíselo o pida uno nuevo.']);
  });
});
