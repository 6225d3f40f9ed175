import { fail } from '@ridgeline/core/shared';
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
  notesOf,
  waits,
} from '../../testing/screen-stage.tsx';
import { Component } from '../../routes/screens/sign-up.route.ts';

afterEach(cleanup);

const PASSWORD = 'Correct-Horse-1';

async function setUp(query = '', options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage(`/signup${query}`, options);
  await stage.show(Component);
  const { user, fill } = stage;
  const password = () => screen.getByLabelText<HTMLInputElement>('Password');
  const walkToName = async (email = 'grace@example.com'): Promise<void> => {
    await fill(field('Email'), email);
    await user.keyboard('{Enter}');
  };
  const walk = async (email?: string, word = PASSWORD): Promise<void> => {
    await walkToName(email);
    await fill(field('First name'), 'Grace');
    await fill(field('Last name'), 'Hopkins');
    await user.keyboard('{Enter}');
    await fill(password(), word);
    await user.keyboard('{Enter}');
  };
  return { ...stage, password, walkToName, walk };
}

const steps = (name = 'Sign-up'): (string | null)[] =>
  [...screen.getByRole('list', { name }).children].map(({ textContent }) => textContent);

describe('the sign-up screen', () => {
  it('AUTH-11 begins with the email', async () => {
    await setUp();
    expect(screen.getByRole('heading', { level: 1, name: 'Create an account' })).toBeDefined();
    expect(screen.getByText('Your first report is a minute away.')).toBeDefined();
    expect(steps()).toEqual(['1Email, current step', '2Name, upcoming', '3Password, upcoming']);
    expect(document.activeElement).toBe(field('Email'));
    expect(notesOf(field('Email'))).toBe('We will send a code to it.');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(leadsTo('Sign in')).toBe('/login');
  });

  it('AUTH-11 makes the account slide by slide, and goes on to its code', async () => {
    const { user, password, signUps, navigation } = await setUp();
    await user.keyboard('grace@example.com{Enter}');
    expect(document.activeElement).toBe(field('First name'));
    await user.type(field('First name'), 'Grace');
    await user.type(field('Last name'), 'Hopkins');
    await user.click(button('Continue'));
    expect(document.activeElement).toBe(password());
    expect(steps()).toEqual(['1Email, done', '2Name, done', '3Password, current step']);
    await user.keyboard(`${PASSWORD}{Enter}`);
    expect(signUps.signedUp).toMatchObject([{ email: 'grace@example.com', givenName: 'Grace' }]);
    expect(navigation.address).toBe('/confirm-signup?email=grace%40example.com');
  });

  it('AUTH-11 VAL-1 VAL-2 leaves a slide only when its own fields are right', async () => {
    const { user, walkToName } = await setUp();
    await user.click(button('Continue'));
    expect(notesOf(field('Email'))).toBe('We will send a code to it. Required Field');
    await walkToName();
    await user.click(button('Continue'));
    expect([notesOf(field('First name')), notesOf(field('Last name'))]).toEqual([
      'Required Field',
      'Required Field',
    ]);
    await user.type(field('First name'), 'G');
    expect(notesOf(field('First name'))).toBe('');
  });

  it('AUTH-11 goes back, and loses nothing', async () => {
    const { user, walkToName } = await setUp();
    await walkToName();
    await user.type(field('First name'), 'Grace');
    await user.click(button('Back'));
    expect(field('Email').value).toBe('grace@example.com');
    await user.click(button('Continue'));
    expect(field('First name').value).toBe('Grace');
  });

  it('VAL-5 ticks off the rules of the password, and takes none that breaks them', async () => {
    const { walk, fill, password, signUps } = await setUp();
    await walk(undefined, 'abc');
    const rules = [...screen.getByRole('list', { name: 'Your password needs' }).children];
    expect(rules.filter(({ textContent }) => textContent.endsWith('not yet met'))).toHaveLength(4);
    expect(notesOf(password())).toBe("New password doesn't meet password requirements");
    await fill(password(), PASSWORD);
    expect([notesOf(password()), signUps.signedUp]).toEqual(['', []]);
  });

  it('AUTH-11 waits while the account is made, and lets nobody go back meanwhile', async () => {
    const { walk, signUps, navigation } = await setUp();
    const gate = new Gate();
    signUps.signUp = gate.before(signUps.signUp.bind(signUps));
    await walk();
    expect([waits(), isOff(button('Back'))]).toEqual([['Creating the account'], true]);
    await gate.open();
    expect(navigation.address).toContain('/confirm-signup');
  });

  it('AUTH-11 leads an email that is taken back to its slide', async () => {
    const { walk } = await setUp();
    await walk('ada@example.com');
    expect(alerts()).toEqual(['There is already an account with this email. Please sign in instead.']);
    expect([field('Email').value, steps()[0]]).toEqual(['ada@example.com', '1Email, current step']);
  });

  it('AUTH-11 says at the first slide that an email has a password already, and leads to the login', async () => {
    const { walkToName, accounts } = await setUp();
    accounts.answer('ada@example.com', { status: 'cognito-account', message: '' });
    await walkToName('ada@example.com');
    expect(alerts()).toEqual(['ada@example.com already has an account with a password.Sign in instead']);
    expect(leadsTo('Sign in instead')).toBe('/login?email=ada%40example.com');
    expect(steps()[0]).toBe('1Email, current step');
  });

  it('AUTH-11 says at the first slide that an email signs in with Google, and offers that', async () => {
    const { walkToName, accounts, user, federated } = await setUp();
    accounts.answer('mia@example.com', { status: 'google-account', message: '' });
    await walkToName('mia@example.com');
    const [said] = alerts();
    expect(said).toContain('mia@example.com already has an account that signs in with Google.');
    await user.click(screen.getAllByRole('button', { name: 'Continue with Google' })[0] as HTMLElement);
    expect(federated.asked).toMatchObject([{ kind: 'google' }]);
  });

  it('AUTH-1 AUTH-8 offers the providers by which an account can begin, at the first slide', async () => {
    const { user, federated, walkToName } = await setUp();
    expect(screen.queryByRole('button', { name: 'Continue with Apple' })).toBeNull();
    expect(leadsTo('Enterprise sign-in')).toBe('/enterpriselogin');
    await user.click(button('Continue with Microsoft'));
    expect(federated.asked).toMatchObject([{ kind: 'microsoft' }]);
    await walkToName();
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  });

  it('AUTH-11 says that the account was not made', async () => {
    const { walk, signUps, password } = await setUp();
    signUps.signUp = async () => fail('unavailable');
    await walk();
    expect(alerts()).toEqual(['We could not reach the sign-in service. Please try again.']);
    expect(password().value).toBe(PASSWORD);
  });

  it('AUTH-11 in Spanish', async () => {
    const { user } = await setUp('?email=grace%40example.com', { locale: 'es' });
    expect(steps('Registro')[0]).toBe('1Correo electrónico, paso actual');
    expect(field('Correo electrónico').value).toBe('grace@example.com');
    await user.click(button('Continuar'));
    await user.click(button('Continuar'));
    expect(notesOf(field('Apellido'))).toBe('Campo obligatorio');
  });
});
