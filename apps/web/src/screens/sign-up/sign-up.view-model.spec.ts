import { SignUp } from '@ridgeline/core/session';
import { FakeSignUpGateway } from '@ridgeline/core/testing/session';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { JustSignedUp } from './just-signed-up.ts';
import { SignUpViewModel } from './sign-up.view-model.ts';

const PASSWORD = 'Correct-Horse-1';

function setUp(address = '/signup') {
  const navigation = new FakeNavigation(address);
  const accounts = new FakeSignUpGateway();
  const fresh = new JustSignedUp();
  return { navigation, accounts, fresh, vm: new SignUpViewModel(new SignUp(accounts), fresh, navigation) };
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
