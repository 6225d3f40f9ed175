import { describe, expect, it } from 'vitest';
import type { Email } from '../../shared/email.policy.ts';
import { FakePasswordRecovery } from '../../testing/session/fake-password-recovery.ts';
import { FakePreferences } from '../../testing/shared/fake-preferences.ts';
import { RequestPasswordReset } from './request-password-reset.use-case.ts';
import { SetNewPassword } from './set-new-password.use-case.ts';

const email = 'ada@example.com' as Email;

function setUp() {
  const recovery = new FakePasswordRecovery();
  recovery.identity.register({ email, password: 'Correct-1', userId: 'ada' });
  const setPassword = new SetNewPassword(recovery, new FakePreferences());
  return { recovery, request: new RequestPasswordReset(recovery), setPassword };
}

describe('a password reset', () => {
  it('AUTH-10 says where the code went, and then takes the new password', async () => {
    const { recovery, request, setPassword } = setUp();
    expect(await request.run({ email: ' Ada@Example.com ' })).toEqual({
      ok: true,
      value: { email, destination: 'a***@e***' },
    });
    const code = ` ${recovery.outbox.codeSentTo(email)} `;
    expect(await setPassword.run({ email, code, password: 'Another-2' })).toEqual({ ok: true });
    expect(recovery.identity.accountOf(email)?.password).toBe('Another-2');
  });

  it('AUTH-10 asks nobody about an email that cannot be one', async () => {
    const { recovery, request } = setUp();
    expect(await request.run({ email: 'ada' })).toEqual({ ok: false, failure: 'email-invalid' });
    expect(recovery.outbox.codeSentTo('ada')).toBeNull();
  });

  it('AUTH-10 hands on a refusal', async () => {
    const { recovery, request } = setUp();
    recovery.failWith('too-many-requests');
    expect(await request.run({ email })).toEqual({ ok: false, failure: 'too-many-requests' });
  });

  it.each([
    ['AUTH-13', ' ', 'Another-2', 'code-blank'],
    ['AUTH-13', '12345678901234567', 'Another-2', 'code-too-long'],
    ['AUTH-10', '100001', '', 'required-field'],
    ['AUTH-10', '100001', 'another', 'new-password-unfit'],
    ['AUTH-10', '999999', 'Another-2', 'code-refused'],
  ])('%s refuses the code %j with the password %j: %s', async (_, code, password, failure) => {
    const { recovery, request, setPassword } = setUp();
    await request.run({ email });
    expect(await setPassword.run({ email, code, password })).toEqual({ ok: false, failure });
    expect(recovery.identity.accountOf(email)?.password).toBe('Correct-1');
  });
});
