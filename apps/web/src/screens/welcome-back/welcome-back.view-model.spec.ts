import { StartFederatedSignIn } from '@ridgeline/core/session';
import { FakeFederatedSignIn } from '@ridgeline/core/testing/session';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { ProviderSignIn } from '../../view-model/provider-sign-in.ts';
import { WelcomeBackViewModel } from './welcome-back.view-model.ts';

function setUp(query: Readonly<Record<string, string>>) {
  const federated = new FakeFederatedSignIn();
  const navigation = new FakeNavigation(`/welcome-back?${new URLSearchParams(query)}`);
  const vm = new WelcomeBackViewModel(new ProviderSignIn(new StartFederatedSignIn(federated)), navigation);
  return { federated, vm };
}

const email = 'ada@example.com';

describe('welcome back', () => {
  it.each([
    ['google-account', 'google'],
    ['apple-account', 'apple'],
    ['microsoft-account', 'microsoft'],
    ['sso-account', 'saml'],
  ] as const)('AUTH-6 AUTH-7 offers a %s its own way', async (accountType, kind) => {
    const { vm, federated } = setUp({ email, accountType });
    expect([vm.email, vm.offered]).toEqual([email, kind]);
    await vm.go();
    expect(federated.asked).toMatchObject([{ kind, domain: kind === 'saml' ? 'example.com' : null }]);
  });

  it.each([
    ['cognito-account', 'password'],
    ['somebody-elses-account', null],
  ])('AUTH-7 leads a %s to the login screen, with the email', async (accountType, kind) => {
    const { vm, federated } = setUp({ email, accountType });
    expect([vm.kind, vm.offered, vm.login]).toEqual([kind, null, '/login?email=ada%40example.com']);
    await vm.go();
    expect(federated.asked).toEqual([]);
  });

  it('shows no text from its address that is not an email', () => {
    const { vm } = setUp({ email: 'Call 555 0100 at once', accountType: 'google-account' });
    expect([vm.email, vm.login]).toEqual([null, '/login']);
  });
});
