import { StartFederatedSignIn } from '@ridgeline/core/session';
import { FakeFederatedSignIn } from '@ridgeline/core/testing/session';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { ProviderSignIn } from '../../view-model/provider-sign-in.ts';
import { EnterpriseLoginViewModel } from './enterprise-login.view-model.ts';

function setUp(address = '/enterpriselogin') {
  const federated = new FakeFederatedSignIn();
  const provider = new ProviderSignIn(new StartFederatedSignIn(federated));
  return { federated, vm: new EnterpriseLoginViewModel(provider, new FakeNavigation(address)) };
}

describe('enterprise sign-in', () => {
  it('AUTH-1 asks the company of the email', async () => {
    const { vm, federated } = setUp('/enterpriselogin?email=ada%40summit.example');
    await vm.submit();
    expect(federated.asked).toMatchObject([{ kind: 'saml', domain: 'summit.example' }]);
  });

  it('VAL-1 VAL-2 says what is wrong once it was submitted, and asks nobody', async () => {
    const { vm, federated } = setUp();
    expect(vm.emailProblem).toBeNull();
    await vm.submit();
    expect(vm.emailProblem).toBe('required-field');
    vm.typeEmail('not an address');
    expect(vm.emailProblem).toBe('email-invalid');
    await vm.submit();
    expect(federated.asked).toEqual([]);
  });
});
