import { ConfirmSignUp, ResendSignUpCode } from '@ridgeline/core/session';
import type { Email } from '@ridgeline/core/shared';
import { FakeSignUpGateway } from '@ridgeline/core/testing/session';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { aSession } from '../../testing/visitors.ts';
import { JustSignedUp } from '../sign-up/just-signed-up.ts';
import { ConfirmSignUpViewModel } from './confirm-sign-up.view-model.ts';

const grace = { email: 'grace@example.com' as Email, password: 'Correct-Horse-1' };

async function setUp({ query = '?email=grace%40example.com', isFresh = false } = {}) {
  const { identity, session } = aSession();
  const accounts = new FakeSignUpGateway(identity);
  await accounts.signUp({ ...grace, givenName: 'Grace', familyName: 'Hopkins', teamId: null });
  const fresh = new JustSignedUp();
  if (isFresh) fresh.remember(grace);
  const code = accounts.outbox.codeSentTo(grace.email) ?? '';
  const navigation = new FakeNavigation(`/confirm-signup${query.replace('CODE', code)}`);
  const vm = new ConfirmSignUpViewModel({
    confirm: new ConfirmSignUp(accounts),
    resend: new ResendSignUpCode(accounts),
    session,
    fresh,
    navigation,
  });
  return { vm, accounts, session, navigation, code };
}

describe('confirming a sign-up', () => {
  it('AUTH-13 confirms by the code that was typed', async () => {
    const { vm, accounts, code, session } = await setUp();
    vm.typeCode(` ${code} `);
    await vm.submit();
    expect(vm.isValidated).toBe(true);
    expect(accounts.identity.accountOf(grace.email)?.confirmed).toBe(true);
    expect(session.session.is).not.toBe('signed-in');
    expect(vm.loginPath).toBe('/login?email=grace%40example.com');
  });

  it('AUTH-11 signs in who has just signed up', async () => {
    const { vm, code, session } = await setUp({ isFresh: true });
    vm.typeCode(code);
    await vm.submit();
    expect(session.session).toMatchObject({ is: 'signed-in', email: grace.email });
  });

  it('AUTH-13 confirms by the link of the email, once for a screen that is entered twice', async () => {
    const { vm } = await setUp({ query: '?email=grace%40example.com&code=CODE' });
    vm.enter();
    vm.enter();
    await when(() => vm.isValidated);
    expect(vm.confirmation.calls).toBe(1);
  });

  it('AUTH-13 submits no blank code, and says that one is missing', async () => {
    const { vm } = await setUp();
    expect(vm.codeProblem).toBeNull();
    vm.typeCode('   ');
    await vm.submit();
    expect([vm.codeProblem, vm.confirmation.calls]).toEqual(['required-field', 0]);
  });

  it('AUTH-13 takes up to 16 characters', async () => {
    const { vm } = await setUp();
    vm.typeCode('12345678901234567890');
    expect(vm.code).toBe('1234567890123456');
  });

  it('AUTH-13 keeps a code that was refused, and sends a new one', async () => {
    const { vm, accounts } = await setUp();
    vm.typeCode('000000');
    await vm.submit();
    expect([vm.problem, vm.code]).toEqual(['code-refused', '000000']);
    await vm.resend();
    expect([vm.wasResent, vm.problem]).toEqual([true, null]);
    vm.typeCode(accounts.outbox.codeSentTo(grace.email) ?? '');
    await vm.submit();
    expect(vm.isValidated).toBe(true);
  });

  it('AUTH-13 resends nothing while processing or once validated', async () => {
    const { vm, code } = await setUp();
    vm.typeCode(code);
    const confirming = vm.submit();
    expect([vm.isConfirming, vm.canResend]).toEqual([true, false]);
    await vm.resend();
    await confirming;
    expect([vm.isValidated, vm.canResend, vm.confirmation.calls]).toEqual([true, false, 1]);
  });

  it('AUTH-13 asks for the email where the address has none', async () => {
    const { vm, code } = await setUp({ query: '' });
    expect(vm.asksForEmail).toBe(true);
    vm.typeCode(code);
    await vm.submit();
    expect(vm.problem).toBe('email-invalid');
    vm.typeEmail(grace.email);
    await vm.submit();
    expect(vm.isValidated).toBe(true);
  });
});
