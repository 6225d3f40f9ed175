import { RequestPasswordReset } from '@ridgeline/core/session';
import { FakePasswordRecovery } from '@ridgeline/core/testing/session';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { ForgotPasswordViewModel } from './forgot-password.view-model.ts';

function setUp(address = '/forgot-password') {
  const navigation = new FakeNavigation(address);
  const recovery = new FakePasswordRecovery();
  return {
    navigation,
    recovery,
    vm: new ForgotPasswordViewModel(new RequestPasswordReset(recovery), navigation),
  };
}

describe('a forgotten password', () => {
  it('AUTH-10 sends a code, and tells the next screen where it went', async () => {
    const { vm, navigation, recovery } = setUp();
    vm.typeEmail(' Ada@Example.com ');
    const asking = vm.submit();
    expect(vm.isPending).toBe(true);
    await asking;
    expect(recovery.outbox.codeSentTo('ada@example.com')).not.toBeNull();
    expect(navigation.address).toBe('/forgot-password-submit?email=ada%40example.com');
    expect(navigation.keepsake).toEqual({ destination: 'a***@e***' });
  });

  it('VAL-1 VAL-2 says what is wrong with the email once it was submitted', async () => {
    const { vm, navigation } = setUp();
    expect(vm.emailProblem).toBeNull();
    await vm.submit();
    expect(vm.emailProblem).toBe('required-field');
    vm.typeEmail('not an address');
    await vm.submit();
    expect([vm.emailProblem, vm.problem]).toEqual(['email-invalid', null]);
    vm.typeEmail('ada@example.com');
    expect(vm.emailProblem).toBeNull();
    expect(navigation.address).toBe('/forgot-password');
  });

  it('AUTH-10 says that nothing was sent, and asks again', async () => {
    const { vm, navigation, recovery } = setUp('/forgot-password?email=ada%40example.com');
    recovery.failWith('too-many-requests');
    await vm.submit();
    expect([vm.problem, vm.email]).toEqual(['too-many-requests', 'ada@example.com']);
    recovery.failWith(null);
    await vm.submit();
    expect(navigation.address).toBe('/forgot-password-submit?email=ada%40example.com');
  });
});
