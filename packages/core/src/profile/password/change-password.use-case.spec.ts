import { describe, expect, it } from 'vitest';
import type { Email } from '../../shared/email.policy.ts';
import { FakeAccountEndGateway } from '../../testing/profile/fake-account-end-gateway.ts';
import { FakePasswordGateway } from '../../testing/profile/fake-password-gateway.ts';
import { FakePreferences } from '../../testing/shared/fake-preferences.ts';
import { ChangePassword } from './change-password.use-case.ts';

function setUp() {
  const passwords = new FakePasswordGateway();
  const ends = new FakeAccountEndGateway(passwords.account);
  const preferences = new FakePreferences();
  const changePassword = new ChangePassword(passwords, ends, preferences);
  return {
    passwords,
    ends,
    preferences,
    change: (current: string, next: string) =>
      changePassword.run({ email: 'ada@example.com' as Email, current, next }),
  };
}

describe('changing the password', () => {
  it('PROF-7 changes it and ends the other sessions, in the pool and at the API', async () => {
    const { passwords, ends, change } = setUp();
    expect(await change('Correct-1', 'Slate-2026')).toEqual({ ok: true, value: 'password-updated' });
    expect(passwords.account.password).toBe('Slate-2026');
    expect([passwords.isSignedIn, passwords.othersGoOn]).toEqual([true, false]);
    expect([ends.othersGoOn, ends.knowsOfPasswordChange]).toEqual([false, true]);
  });

  it('PROF-7 says that the other sessions may go on if the API does not confirm their end', async () => {
    const { passwords, ends, change } = setUp();
    ends.account.failure = 'unavailable';
    expect(await change('Correct-1', 'Slate-2026')).toEqual({ ok: true, value: 'password-updated-only' });
    expect(passwords.account.password).toBe('Slate-2026');
  });

  it('PROF-7 says the same if the pool does not, and ends them at the API', async () => {
    const { passwords, ends, change } = setUp();
    passwords.newSessionFailure = 'others-go-on';
    expect(await change('Correct-1', 'Slate-2026')).toEqual({ ok: true, value: 'password-updated-only' });
    expect(ends.othersGoOn).toBe(false);
  });

  it('PROF-7 says to sign in again if the new session cannot begin, which then ends the others at the API', async () => {
    const { passwords, ends, preferences, change } = setUp();
    passwords.newSessionFailure = 'signed-out';
    expect(await change('Correct-1', 'Slate-2026')).toEqual({
      ok: true,
      value: 'password-updated-signed-out',
    });
    expect(ends.othersGoOn).toBe(true);
    expect(preferences.read('passwordResetOf')).toBe('ada@example.com');
  });

  it.each([
    ['Wrong-1', 'Slate-2026', { at: 'current', code: 'incorrect-current-password' }],
    ['Correct-1', 'weak', { at: 'next', code: 'new-password-unfit' }],
  ])('VAL-6 from %j to %j fails as %j, and no session ends', async (current, next, failure) => {
    const { passwords, ends, change } = setUp();
    expect(await change(current, next)).toEqual({ ok: false, failure });
    expect(passwords.account.password).toBe('Correct-1');
    expect([passwords.othersGoOn, ends.othersGoOn]).toEqual([true, true]);
  });

  it("VAL-6 passes on the server's own sentence", async () => {
    const { passwords, change } = setUp();
    passwords.refuseWith({ code: 'LimitExceededException', message: 'Attempt limit exceeded.' });
    expect(await change('Correct-1', 'Slate-2026')).toEqual({
      ok: false,
      failure: { at: 'toast', code: 'server-said', message: 'Attempt limit exceeded.' },
    });
  });
});
