import { FakePreferences } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { signUpDependencies } from '../../testing/sign-up-dependencies.ts';
import { SignUpViewModel } from './sign-up.view-model.ts';

const PASSWORD = 'Correct-Horse-1';

function setUp(address = '/signup', preferences = new FakePreferences()) {
  const navigation = new FakeNavigation(address);
  const world = { ...signUpDependencies(undefined, preferences), navigation };
  return { ...world, vm: new SignUpViewModel(world) };
}

async function walk(vm: SignUpViewModel, { email = 'grace@example.com', password = PASSWORD } = {}) {
  vm.typeEmail(email);
  await vm.goOn();
  vm.typeGivenName(' Grace ');
  vm.typeFamilyName('Hopkins');
  await vm.goOn();
  vm.typePassword(password);
  await vm.goOn();
}

describe('the sign-up wizard', () => {
  it('AUTH-11 makes the account and goes on to its code', async () => {
    const { vm, accounts, navigation } = setUp();
    await walk(vm, { email: ' Grace@Example.com ' });
    expect(accounts.signedUp).toEqual([
      {
        email: 'grace@example.com',
        givenName: 'Grace',
        familyName: 'Hopkins',
        password: PASSWORD,
        teamId: null,
      },
    ]);
    expect(navigation.address).toBe('/confirm-signup?email=grace%40example.com');
    expect(navigation.keepsake).toEqual({ destination: 'g***@e***' });
  });

  it('AUTH-11 leaves a slide only when its own fields are right', async () => {
    const { vm } = setUp();
    await vm.goOn();
    expect([vm.slide, vm.problems]).toEqual(['email', { email: 'required-field' }]);
    vm.typeEmail('grace@example.com');
    expect(vm.problems).toEqual({});
    await vm.goOn();
    await vm.goOn();
    expect(vm.slide).toBe('name');
    expect(vm.problems).toEqual({ givenName: 'required-field', familyName: 'required-field' });
  });

  it('AUTH-11 goes back and loses nothing', async () => {
    const { vm } = setUp();
    vm.typeEmail('grace@example.com');
    await vm.goOn();
    vm.typeGivenName('Grace');
    vm.goBack();
    expect([vm.slide, vm.form.email, vm.form.givenName]).toEqual(['email', 'grace@example.com', 'Grace']);
  });

  it('VAL-5 ticks off the rules of a password as it is typed', async () => {
    const { vm, accounts } = setUp();
    await walk(vm, { password: 'abc' });
    expect(vm.passwordRules.filter(({ met }) => met).map(({ rule }) => rule)).toEqual(['lower-case']);
    expect(vm.problems).toEqual({ password: 'new-password-unfit' });
    expect(accounts.signedUp).toEqual([]);
  });

  it('AUTH-11 an email that is taken leads back to its slide', async () => {
    const { vm, accounts, navigation } = setUp();
    accounts.identity.register({ email: 'grace@example.com', password: PASSWORD, userId: 'grace' });
    await walk(vm);
    expect([vm.slide, vm.refusal]).toEqual(['email', 'email-taken']);
    expect(navigation.address).toBe('/signup');
  });

  it('AUTH-11 makes one account, however often it is asked', async () => {
    const { vm, accounts } = setUp();
    vm.typeEmail('grace@example.com');
    await vm.goOn();
    vm.typeGivenName('Grace');
    vm.typeFamilyName('Hopkins');
    await vm.goOn();
    vm.typePassword(PASSWORD);
    await Promise.all([vm.goOn(), vm.goOn(), vm.goOn()]);
    expect(accounts.signedUp).toHaveLength(1);
  });

  it.each([
    ['cognito-account', 'password'],
    ['google-account', 'google'],
    ['sso-account', 'saml'],
  ])(
    'AUTH-11 stays at an email that is registered as %s, before anything else is typed',
    async (status, kind) => {
      const { vm, directory } = setUp();
      directory.answer('grace@example.com', { status, message: '' });
      vm.typeEmail(' grace@example.com');
      await vm.goOn();
      expect([vm.slide, vm.account, vm.loginPath]).toEqual([
        'email',
        kind,
        '/login?email=grace%40example.com',
      ]);
      vm.typeEmail('grace.two@example.com');
      await vm.goOn();
      expect([vm.slide, vm.account]).toEqual(['name', null]);
    },
  );

  it('AUTH-11 goes on where nobody could say whether the email has an account', async () => {
    const { vm, directory } = setUp();
    directory.answer('grace@example.com', { status: 'unknown', message: '' });
    vm.typeEmail('grace@example.com');
    await vm.goOn();
    expect(vm.slide).toBe('name');
  });

  it('AUTH-1 asks the provider of the account, a company by the email', async () => {
    const { vm, federated } = setUp();
    vm.typeEmail('grace@summit.example');
    await vm.continueWith('google');
    await vm.continueWith('saml');
    expect(federated.asked).toMatchObject([
      { kind: 'google', domain: null },
      { kind: 'saml', domain: 'summit.example' },
    ]);
  });

  it('AUTH-11 goes on after a reload with what was typed, but for the password', async () => {
    const preferences = new FakePreferences();
    const { vm } = setUp('/signup', preferences);
    vm.typeEmail('grace@example.com');
    await vm.goOn();
    vm.typeGivenName('Grace');
    vm.typeFamilyName('Hopkins');
    await vm.goOn();
    vm.typePassword(PASSWORD);
    expect(preferences.read('signUpDraft')).not.toContain(PASSWORD);
    const reloaded = setUp('/signup', preferences).vm;
    expect([reloaded.slide, reloaded.form]).toEqual([
      'password',
      { email: 'grace@example.com', givenName: 'Grace', familyName: 'Hopkins', password: '' },
    ]);
    const invited = setUp('/signup?email=mia%40example.com', preferences).vm;
    expect([invited.slide, invited.form.email, invited.form.givenName]).toEqual([
      'email',
      'mia@example.com',
      '',
    ]);
  });

  it('AUTH-11 starts with the email of its address', () => {
    expect(setUp('/signup?email=grace%40example.com').vm.form.email).toBe('grace@example.com');
  });
});

describe('who has just signed up', () => {
  it('is given out once, and for that email alone', async () => {
    const { vm, fresh } = setUp();
    await walk(vm);
    expect(fresh.take('grace@example.com')).toEqual({ email: 'grace@example.com', password: PASSWORD });
    expect(fresh.take('grace@example.com')).toBeNull();
    const other = setUp();
    await walk(other.vm);
    expect(other.fresh.take('someone@example.com')).toBeNull();
  });
});
