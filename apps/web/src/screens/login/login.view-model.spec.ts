import { SignInByOneTap, StartFederatedSignIn } from '@ridgeline/core/session';
import { FakeFederatedSignIn, FakeOneTapPrompt } from '@ridgeline/core/testing/session';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { ProviderSignIn } from '../../view-model/provider-sign-in.ts';
import { LoginViewModel } from './login.view-model.ts';

function setUp(address = '/login') {
  const navigation = new FakeNavigation(address);
  const world = aSession();
  const federated = new FakeFederatedSignIn();
  const provider = new ProviderSignIn(new StartFederatedSignIn(federated));
  const prompt = new FakeOneTapPrompt();
  const oneTap = new SignInByOneTap(prompt, world.accounts);
  const vm = new LoginViewModel({ session: world.session, provider, oneTap, navigation });
  return { ...world, federated, navigation, prompt, vm };
}

async function signIn(vm: LoginViewModel, email: string, password: string): Promise<void> {
  vm.typeEmail(email);
  vm.typePassword(password);
  await vm.submit();
}

describe('the login screen', () => {
  it('AUTH-2 signs in, and leaves the way on to the guard', async () => {
    const { vm, session, navigation } = setUp();
    await signIn(vm, ' Ada@Example.com ', ada.password);
    expect(vm.login.is).toBe('logged-in');
    expect(session.session).toMatchObject({ is: 'signed-in', email: ada.email });
    expect(navigation.address).toBe('/login');
  });

  it('VAL-1 says what is missing once it was submitted, and not before', async () => {
    const { vm } = setUp();
    expect([vm.emailProblem, vm.passwordProblem]).toEqual([null, null]);
    await vm.submit();
    expect([vm.emailProblem, vm.passwordProblem]).toEqual(['required-field', 'required-field']);
    vm.typeEmail('not an address');
    expect(vm.emailProblem).toBe('email-invalid');
  });

  it('AUTH-5 keeps what was typed when the password is wrong', async () => {
    const { vm } = setUp();
    await signIn(vm, ada.email, 'wrong');
    expect(vm.failure).toEqual({ code: 'incorrect-password' });
    expect(vm.email).toBe(ada.email);
  });

  it('AUTH-9 asks the user pool for the Google account that was chosen in the prompt', async () => {
    const { vm, prompt, federated, navigation } = setUp();
    const entered = vm.enter();
    prompt.choose('joan@example.com');
    await entered;
    expect(federated.asked).toMatchObject([{ kind: 'google', chosen: 'joan@example.com' }]);
    expect(navigation.address).toBe('/login');
  });

  it('AUTH-7 AUTH-9 asks for the password of an account that has one', async () => {
    const { vm, prompt, federated, accounts } = setUp();
    accounts.answer(ada.email, { status: 'cognito-account', message: '' });
    const entered = vm.enter();
    prompt.choose(ada.email);
    await entered;
    expect([vm.reason, vm.email, federated.asked]).toEqual(['password-account', ada.email, []]);
  });

  it('AUTH-9.2 is left as it is where the prompt is not answered', async () => {
    const { vm, federated, navigation } = setUp('/login?email=mia@example.com');
    const entered = vm.enter();
    vm.leave();
    await entered;
    expect([federated.asked, navigation.address, vm.email]).toEqual([
      [],
      '/login?email=mia@example.com',
      'mia@example.com',
    ]);
  });

  it('AUTH-3 goes on to confirm an account that is not confirmed', async () => {
    const { vm, identity, navigation } = setUp();
    identity.register({ ...ada, email: 'new@example.com', confirmed: false });
    await signIn(vm, 'new@example.com', ada.password);
    expect(navigation.address).toBe('/confirm-signup?email=new%40example.com');
  });

  it('AUTH-6 starts with the email it was sent here with', () => {
    expect(setUp('/login?email=ada%40example.com').vm.email).toBe('ada@example.com');
  });

  it('AUTH-2 asks once, however often it is submitted meanwhile', async () => {
    const { vm } = setUp();
    vm.typeEmail(ada.email);
    vm.typePassword('wrong');
    // Five wrong passwords lock an account.
    const submitted = Array.from({ length: 6 }, () => vm.submit());
    expect(vm.isPending).toBe(true);
    await Promise.all(submitted);
    expect(vm.failure).toEqual({ code: 'incorrect-password' });
    await signIn(vm, ada.email, ada.password);
    expect(vm.login.is).toBe('logged-in');
  });

  it.each([
    ['AUTH-7', 'password-account'],
    ['AUTH-8', 'apple-existing-only'],
  ])('%s shows the reason of the redirect as %s, until the next attempt', async (_, reason) => {
    const { vm } = setUp(`/login?reason=${reason}`);
    expect(vm.reason).toBe(reason);
    await vm.submit();
    expect(vm.reason).toBeNull();
    expect(setUp('/login?reason=anything').vm.reason).toBeNull();
  });

  it('START-5 says that the session has expired, until they try again', async () => {
    const { vm, session } = setUp();
    await session.signIn(ada);
    session.renewalRefused({ federated: false });
    expect(vm.reason).toBe('session-over');
    await vm.submit();
    expect(vm.reason).toBeNull();
  });

  it('AUTH-5 says that the sign-in could not be reached, and tries again with what was typed', async () => {
    const { vm, identity, session } = setUp();
    identity.isUnreachable = true;
    await signIn(vm, ada.email, ada.password);
    expect([vm.failure, vm.isPending, vm.password]).toEqual([{ code: 'unavailable' }, false, ada.password]);
    identity.isUnreachable = false;
    await vm.submit();
    expect(session.session.is).toBe('signed-in');
  });

  it('AUTH-1 asks a provider, one at a time, and says when it was dismissed', async () => {
    const { vm, federated } = setUp();
    federated.failWith('dismissed');
    const first = vm.continueWith('apple');
    expect(vm.provider.asked).toBe('apple');
    await vm.continueWith('google');
    await first;
    expect(federated.asked.map(({ kind }) => kind)).toEqual(['apple']);
    expect([vm.provider.asked, vm.provider.failure]).toEqual([null, 'dismissed']);
    federated.failWith(null);
    await vm.continueWith('google');
    expect(vm.provider.failure).toBeNull();
  });
});
