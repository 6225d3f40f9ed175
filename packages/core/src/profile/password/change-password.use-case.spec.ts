import { describe, expect, it } from 'vitest';
import { FakeAccountEndGateway } from '../../testing/profile/fake-account-end-gateway.ts';
import { FakePasswordGateway } from '../../testing/profile/fake-password-gateway.ts';
import { ChangePassword } from './change-password.use-case.ts';

function setUp() {
  const passwords = new FakePasswordGateway();
  const ends = new FakeAccountEndGateway(passwords.account);
  return { passwords, ends, changePassword: new ChangePassword(passwords, ends) };
}

describe('changing the password', () => {
  it('PROF-7 changes it and ends the other sessions', async () => {
    const { passwords, ends, changePassword } = setUp();
    expect(await changePassword.run('Correct-1', 'Slate-2026')).toEqual({
      ok: true,
      value: 'password-updated',
    });
    expect(passwords.account.password).toBe('Slate-2026');
    expect([ends.othersGoOn, ends.knowsOfPasswordChange]).toEqual([false, true]);
  });

  it('PROF-7 says that the other sessions may go on if the API does not confirm their end', async () => {
    const { passwords, ends, changePassword } = setUp();
    ends.account.failure = 'unavailable';
    expect(await changePassword.run('Correct-1', 'Slate-2026')).toEqual({
      ok: true,
      value: 'password-updated-only',
    });
    expect(passwords.account.password).toBe('Slate-2026');
  });

  it.each([
    ['Wrong-1', 'Slate-2026', { at: 'current', code: 'incorrect-current-password' }],
    ['Correct-1', 'weak', { at: 'next', code: 'new-password-unfit' }],
  ])('VAL-6 from %j to %j fails as %j, and no session ends', async (current, next, failure) => {
    const { passwords, ends, changePassword } = setUp();
    expect(await changePassword.run(current, next)).toEqual({ ok: false, failure });
    expect([passwords.account.password, ends.othersGoOn]).toEqual(['Correct-1', true]);
  });

  it("VAL-6 passes on the server's own sentence", async () => {
    const { passwords, changePassword } = setUp();
    passwords.refuseWith({ code: 'LimitExceededException', message: 'Attempt limit exceeded.' });
    expect(await changePassword.run('Correct-1', 'Slate-2026')).toEqual({
      ok: false,
      failure: { at: 'toast', code: 'server-said', message: 'Attempt limit exceeded.' },
    });
  });
});
