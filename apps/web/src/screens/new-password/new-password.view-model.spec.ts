import { RequestPasswordReset, SetNewPassword } from '@ridgeline/core/session';
import type { Email } from '@ridgeline/core/shared';
import { FakePasswordRecovery } from '@ridgeline/core/testing/session';
import { FakePreferences } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { NewPasswordViewModel } from './new-password.view-model.ts';

const EMAIL = 'ada@example.com' as Email;
const PASSWORD = 'Copper-Valley-7';

async function setUp(address = '/forgot-password-submit?email=ada%40example.com', keepsake: unknown = null) {
  const navigation = new FakeNavigation('/forgot-password');
  navigation.go(address as never, { keepsake });
  const recovery = new FakePasswordRecovery();
  recovery.identity.register({ email: EMAIL, password: 'Forgotten-1', userId: 'ada' });
  await recovery.sendCode(EMAIL);
  const vm = new NewPasswordViewModel(
    new RequestPasswordReset(recovery),
    new SetNewPassword(recovery, new FakePreferences()),
    navigation,
  );
  return { vm, recovery, code: () => recovery.outbox.codeSentTo(EMAIL) ?? '' };
}

async function submit(vm: NewPasswordViewModel, code: string, password = PASSWORD): Promise<void> {
  vm.typeCode(code);
  vm.typePassword(password);
  await vm.submit();
}

describe('a new password', () => {
  it('AUTH-10 is set by the code, and leads back to the sign-in', async () => {
    const { vm, recovery, code } = await setUp();
    await submit(vm, code());
    expect(vm.shown).toBe('done');
    expect(recovery.identity.accountOf(EMAIL)?.password).toBe(PASSWORD);
    expect(vm.loginPath).toBe('/login?email=ada%40example.com');
  });

  it('AUTH-10 shows where the code went', async () => {
    const known = await setUp(undefined, { destination: 'a***@e***' });
    expect(known.vm.destination).toBe('a***@e***');
    expect((await setUp()).vm.destination).toBe(EMAIL);
  });

  it.each(['/forgot-password-submit', '/forgot-password-submit?email=nobody'])(
    'AUTH-10 asks for an email first at %s',
    async (address) => {
      const { vm, code } = await setUp(address);
      expect(vm.shown).toBe('no-email');
      await submit(vm, code());
      expect(vm.shown).toBe('no-email');
    },
  );

  it('AUTH-13 VAL-5 submits neither a blank code nor an unfit password', async () => {
    const { vm, recovery, code } = await setUp();
    expect([vm.codeProblem, vm.passwordProblem]).toEqual([null, null]);
    await submit(vm, '  ', '');
    expect([vm.codeProblem, vm.passwordProblem]).toEqual(['required-field', 'required-field']);
    await submit(vm, code(), 'short');
    expect([vm.codeProblem, vm.passwordProblem]).toEqual([null, 'new-password-unfit']);
    expect(recovery.identity.accountOf(EMAIL)?.password).toBe('Forgotten-1');
  });

  it('AUTH-10 keeps what was typed when the code is refused', async () => {
    const { vm } = await setUp();
    await submit(vm, '000000');
    expect([vm.shown, vm.problem, vm.code, vm.password]).toEqual([
      'form',
      'code-refused',
      '000000',
      PASSWORD,
    ]);
  });

  it('AUTH-13 sends a new code, and the old refusal is gone', async () => {
    const { vm, code } = await setUp();
    await submit(vm, '000000');
    const resending = vm.resend();
    expect(vm.isResending).toBe(true);
    await resending;
    expect([vm.wasResent, vm.problem]).toEqual([true, null]);
    await submit(vm, code());
    expect(vm.shown).toBe('done');
  });

  it('AUTH-10 if no new code could be sent, the previous one stays valid', async () => {
    const { vm, recovery, code } = await setUp();
    recovery.failWith('too-many-requests');
    await vm.resend();
    expect([vm.wasResent, vm.problem]).toEqual([false, 'too-many-requests']);
    recovery.failWith(null);
    await submit(vm, code());
    expect(vm.shown).toBe('done');
  });

  it('AUTH-10 sets it once, however often it is submitted meanwhile', async () => {
    const { vm, code } = await setUp();
    vm.typeCode(code());
    vm.typePassword(PASSWORD);
    const first = vm.submit();
    expect(vm.isSetting).toBe(true);
    await Promise.all([first, vm.submit(), vm.resend()]);
    expect([vm.shown, vm.state.calls]).toEqual(['done', 2]);
  });
});
