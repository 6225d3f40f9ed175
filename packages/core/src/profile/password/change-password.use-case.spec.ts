import { describe, expect, it } from 'vitest';
import { FakePasswordGateway } from '../../testing/profile/fake-password-gateway.ts';
import { ChangePassword } from './change-password.use-case.ts';

describe('changing the password', () => {
  it('PROF-7 changes it', async () => {
    const passwords = new FakePasswordGateway();
    expect(await new ChangePassword(passwords).run('Correct-1', 'Slate-2026')).toMatchObject({ ok: true });
    expect(passwords.account.password).toBe('Slate-2026');
  });

  it.each([
    ['Wrong-1', 'Slate-2026', { at: 'current', code: 'incorrect-current-password' }],
    ['Correct-1', 'weak', { at: 'next', code: 'new-password-unfit' }],
  ])('VAL-6 from %j to %j fails as %j', async (current, next, failure) => {
    const passwords = new FakePasswordGateway();
    expect(await new ChangePassword(passwords).run(current, next)).toEqual({ ok: false, failure });
    expect(passwords.account.password).toBe('Correct-1');
  });

  it("VAL-6 passes on the server's own sentence", async () => {
    const passwords = new FakePasswordGateway();
    passwords.refuseWith({ code: 'LimitExceededException', message: 'Attempt limit exceeded.' });
    expect(await new ChangePassword(passwords).run('Correct-1', 'Slate-2026')).toEqual({
      ok: false,
      failure: { at: 'toast', code: 'server-said', message: 'Attempt limit exceeded.' },
    });
  });
});
