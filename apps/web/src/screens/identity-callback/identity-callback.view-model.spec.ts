import { FinishFederatedSignIn, ReturnFromProvider } from '@ridgeline/core/session';
import type { Email } from '@ridgeline/core/shared';
import {
  anIdentity,
  FakeFederatedReturn,
  FakeIdAssociations,
  FakeSessionTokens,
  someClaims,
} from '@ridgeline/core/testing/session';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { IdentityCallbackViewModel } from './identity-callback.view-model.ts';

function setUp() {
  const world = aSession();
  const navigation = new FakeNavigation('/idpauth');
  const [returns, tokens] = [new FakeFederatedReturn(), new FakeSessionTokens()];
  const finish = new FinishFederatedSignIn(world.identity, tokens, world.accounts, new FakeIdAssociations());
  const useCase = new ReturnFromProvider(returns, finish);
  const again = () => new IdentityCallbackViewModel(useCase, world.session, navigation);
  const signIn = () => {
    returns.comeBackFrom('microsoft');
    tokens.hold(someClaims({ email: ada.email as Email }));
    world.identity.signInAs(anIdentity({ email: ada.email }));
  };
  return { ...world, navigation, returns, tokens, vm: again(), again, signIn };
}

describe('the page that a provider leads back to', () => {
  it('AUTH-1 NAV-9 begins a visit that knows the provider, and leaves the way on to the guard', async () => {
    const { vm, session, signIn, navigation } = setUp();
    signIn();
    await vm.enter();
    expect(session.session).toMatchObject({ is: 'signed-in', email: ada.email, kind: 'microsoft' });
    expect(navigation.address).toBe('/idpauth');
  });

  it('exchanges once, however often it is entered', async () => {
    const { vm, again, session, signIn } = setUp();
    signIn();
    await Promise.all([vm.enter(), vm.enter()]);
    await again().enter();
    expect(session.visit.number).toBe(1);
  });

  it('AUTH-7 goes to the login screen, and nobody comes back to this page', async () => {
    const { vm, returns, navigation, session } = setUp();
    returns.comeBackWith({ code: 'password-account', email: ada.email as Email });
    await vm.enter();
    expect(navigation.entries).toEqual([
      { address: '/login?email=ada%40example.com&reason=password-account', keepsake: null },
    ]);
    expect(session.session.is).not.toBe('signed-in');
  });

  it.each(['dismissed', 'company-unknown', 'unavailable', 'handed-over'] as const)(
    'stays, and says that it was %s',
    async (code) => {
      const { vm, returns, navigation } = setUp();
      returns.comeBackWith({ code });
      await vm.enter();
      expect(vm.state).toEqual({ is: 'stopped', why: code });
      expect(navigation.address).toBe('/idpauth');
    },
  );

  it('START-6 says so when the API does not know who was vouched for', async () => {
    const { vm, signIn, profiles } = setUp();
    signIn();
    profiles.failWith('signed-out');
    await vm.enter();
    expect(vm.state).toEqual({ is: 'stopped', why: 'no-credentials' });
  });
});
