import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Gate } from '../../testing/gate.ts';
import { alerts, aStage, button, field, leadsTo, notesOf, waits } from '../../testing/screen-stage.tsx';
import { ada } from '../../testing/visitors.ts';
import { Component } from '../../routes/screens/login.route.ts';

afterEach(cleanup);

async function setUp(query = '', options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage(`/login${query}`, options);
  await stage.show(Component);
  const password = () => screen.getByLabelText('Password');
  return {
    ...stage,
    password,
    async attempt(email: string, word: string): Promise<void> {
      await stage.fill(field('Email'), email);
      await stage.fill(password(), word);
      await stage.user.keyboard('{Enter}');
    },
  };
}

describe('the login screen', () => {
  it('AUTH-1 begins with an empty form, at its first field', async () => {
    const { password } = await setUp();
    expect(document.title).toBe('Sign in · Ridgeline');
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined();
    expect(document.activeElement).toBe(field('Email'));
    expect([field('Email').value, password()]).toMatchObject(['', { value: '', type: 'password' }]);
    expect(alerts()).toEqual([]);
  });

  it('AUTH-2 signs in by Enter', async () => {
    const { user, password, session } = await setUp();
    await user.keyboard(ada.email);
    await user.type(password(), `${ada.password}{Enter}`);
    expect(session.session).toMatchObject({ is: 'signed-in', email: ada.email, kind: 'password' });
  });

  it('AUTH-2 waits, and signs in once, however often it is pressed', async () => {
    const { attempt, identity, session, user } = await setUp();
    const gate = new Gate();
    let asked = 0;
    const signIn = identity.signInWithPassword.bind(identity);
    identity.signInWithPassword = gate.before(async (...credentials) => {
      asked += 1;
      return signIn(...credentials);
    });
    await attempt(ada.email, ada.password);
    expect(waits()).toEqual(['Signing in']);
    await user.click(button(/^Sign in/));
    await gate.open();
    expect([asked, session.session.is, waits()]).toEqual([1, 'signed-in', []]);
  });

  it('VAL-1 VAL-2 says what is wrong with each field once it was sent, and not before', async () => {
    const { user, fill, password } = await setUp();
    await user.type(field('Email'), 'ada');
    await user.tab();
    expect([notesOf(field('Email')), notesOf(password())]).toEqual(['', '']);
    await user.click(button('Sign in'));
    expect([notesOf(field('Email')), notesOf(password())]).toEqual([
      'Email does not appear to be valid.',
      'Required Field',
    ]);
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    await user.clear(field('Email'));
    expect(notesOf(field('Email'))).toBe('Required Field');
    await fill(field('Email'), ada.email);
    await fill(password(), 'x');
    expect([notesOf(field('Email')), notesOf(password())]).toEqual(['', '']);
  });

  it('AUTH-4 AUTH-5 says why nobody was signed in, and keeps what was typed', async () => {
    const { attempt, password } = await setUp();
    await attempt('nobody@example.com', 'x');
    expect(alerts()).toEqual(['Incorrect username or password']);
    await attempt(ada.email, 'Wrong-1');
    expect(alerts()).toEqual(['Incorrect password']);
    expect([field('Email').value, password()]).toMatchObject([ada.email, { value: 'Wrong-1' }]);
  });

  it('AUTH-5 says that there were too many attempts', async () => {
    const { attempt, identity } = await setUp();
    for (let tried = 0; tried < 5; tried++) await identity.signInWithPassword(ada.email, 'Wrong-1');
    await attempt(ada.email, ada.password);
    expect(alerts()).toEqual(['Too many login attempts, try again later.']);
  });

  it('AUTH-4 tells whose account belongs to a provider, in the words of the provider', async () => {
    const { attempt, accounts } = await setUp();
    accounts.answer('mia@example.com', { status: 'google-account', message: 'belongs to Google.' });
    await attempt('mia@example.com', 'x');
    expect(alerts()).toEqual(['Email belongs to Google.']);
  });

  it('AUTH-3 continues with the code for an unconfirmed person', async () => {
    const { attempt, identity, navigation } = await setUp();
    identity.register({ ...ada, confirmed: false });
    await attempt(ada.email, ada.password);
    expect(navigation.address).toBe('/confirm-signup?email=ada%40example.com');
  });

  it('AUTH-5 says that the sign-in could not be reached, and offers to try again', async () => {
    const { attempt, user, identity, session } = await setUp();
    identity.isUnreachable = true;
    await attempt(ada.email, ada.password);
    expect(alerts()).toEqual(['We could not reach the sign-in service. Please try again.']);
    identity.isUnreachable = false;
    await user.click(button('Try again'));
    expect(session.session.is).toBe('signed-in');
  });

  it('START-5 says that the session has expired', async () => {
    const { session } = await setUp();
    await session.signIn(ada);
    await act(async () => session.renewalRefused({ federated: false }));
    expect(screen.getByText('Your session has expired. Please sign in again.')).toBeDefined();
  });

  it('shows and hides the password', async () => {
    const { user, fill, password } = await setUp();
    await fill(password(), 'Correct-1');
    const show = button('Show password');
    expect(show.getAttribute('aria-pressed')).toBe('false');
    await user.click(show);
    expect([password(), show.getAttribute('aria-pressed')]).toMatchObject([
      { type: 'text', value: 'Correct-1' },
      'true',
    ]);
    await user.click(show);
    expect(password()).toMatchObject({ type: 'password' });
  });

  it.each([
    ['password-account', /^Your email was previously used to sign up with a password\./],
    ['apple-existing-only', /^Sign in with Apple is only available for existing accounts\./],
  ])('AUTH-7 AUTH-8 shows the reason of the redirect (%s), until the next attempt', async (reason, words) => {
    const { user } = await setUp(`?email=ada%40example.com&reason=${reason}`);
    expect(screen.getByText(words)).toBeDefined();
    expect(field('Email').value).toBe(ada.email);
    await user.click(button('Sign in'));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('AUTH-7 ignores an unknown reason', async () => {
    await setUp('?reason=Call%20555%200100');
    expect(screen.queryByText(/555/)).toBeNull();
  });

  it.each([
    ['Continue with Google', 'google'],
    ['Continue with Apple', 'apple'],
    ['Continue with Microsoft', 'microsoft'],
  ])('AUTH-1 "%s" asks %s, and says so while it waits', async (name, kind) => {
    const { user, federated } = await setUp();
    const gate = new Gate();
    federated.start = gate.before(federated.start.bind(federated));
    await user.click(button(name));
    expect(waits()).toEqual(['Contacting the provider']);
    await gate.open();
    expect([federated.asked.map((request) => request.kind), waits()]).toEqual([[kind], []]);
  });

  it('AUTH-1 says that a provider could not be asked', async () => {
    const { user, federated } = await setUp();
    federated.failWith('unavailable');
    await user.click(button('Continue with Google'));
    expect(alerts()).toEqual(['We could not reach the sign-in service. Please try again.']);
    federated.failWith(null);
    await user.click(button('Continue with Google'));
    expect(alerts()).toEqual([]);
  });

  it('NAV-1 leads to the other ways in', async () => {
    await setUp();
    expect(leadsTo('Enterprise sign-in')).toBe('/enterpriselogin');
    expect(leadsTo('Forgot password?')).toBe('/forgot-password');
    expect(leadsTo('Create one')).toBe('/signup');
  });

  it('AUTH-4 in Spanish', async () => {
    const { user, fill } = await setUp('', { locale: 'es' });
    expect(screen.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeDefined();
    await user.click(button('Iniciar sesión'));
    expect(notesOf(field('Correo electrónico'))).toBe('Campo obligatorio');
    await fill(field('Correo electrónico'), 'nobody@example.com');
    await user.type(screen.getByLabelText('Contraseña'), 'x{Enter}');
    expect(alerts()).toEqual(['Usuario o contraseña incorrectos']);
  });
});
