import {
  GiveUpOneTap,
  ReturnFromGoogle,
  SignInWithGoogle,
  StartFederatedSignIn,
} from '@ridgeline/core/session';
import {
  anIdentity,
  FakeFederatedSignIn,
  FakeGoogleSessions,
  FakeIdentity,
} from '@ridgeline/core/testing/session';
import { FakeAccountDirectory, FakePreferences } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { ProviderSignIn } from '../../view-model/provider-sign-in.ts';
import { GoogleCallbackViewModel } from './google-callback.view-model.ts';

function setUp(query: string) {
  const google = new FakeGoogleSessions();
  const accounts = new FakeAccountDirectory();
  const federated = new FakeFederatedSignIn();
  const navigation = new FakeNavigation(`/auth/google/callback${query}`);
  const giveUp = new GiveUpOneTap(new FakeIdentity(), new FakePreferences());
  const returns = new ReturnFromGoogle(new SignInWithGoogle(google), giveUp, google, accounts);
  google.giveOut('code', anIdentity({ email: 'ada@example.com' }));
  const provider = new ProviderSignIn(new StartFederatedSignIn(federated));
  const vm = new GoogleCallbackViewModel(returns, provider, navigation);
  return { accounts, federated, navigation, vm };
}

describe("the page that Google's own page leads back to", () => {
  it("AUTH-9 starts the user pool's sign-in once for a Google account, however often it is entered", async () => {
    const { vm, federated, accounts } = setUp('?code=code&state=1');
    accounts.answer('ada@example.com', { status: 'google-account', message: '' });
    await Promise.all([vm.enter(), vm.enter()]);
    expect(federated.asked).toMatchObject([{ kind: 'google' }]);
  });

  it.each([
    ['', '/login'],
    ['?code=used', '/login'],
  ])('AUTH-9 leads on from %j to %s, and nobody comes back here', async (query, address) => {
    const { vm, navigation } = setUp(query);
    await vm.enter();
    expect(navigation.entries).toEqual([{ address, keepsake: null }]);
  });

  it('AUTH-7 leads an email with a password to the login screen', async () => {
    const { vm, navigation, accounts } = setUp('?code=code');
    accounts.answer('ada@example.com', { status: 'cognito-account', message: '' });
    await vm.enter();
    expect(navigation.address).toBe('/login?email=ada%40example.com&reason=password-account');
  });

  it('AUTH-9 says so when the user pool cannot be asked', async () => {
    const { vm, federated, accounts } = setUp('?code=code');
    accounts.answer('ada@example.com', { status: 'google-account', message: '' });
    federated.failWith('unavailable');
    await vm.enter();
    expect(vm.state).toEqual({ is: 'stopped', why: 'unavailable' });
  });
});
