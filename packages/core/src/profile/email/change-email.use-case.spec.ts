import { describe, expect, it } from 'vitest';
import { FakeAccountDirectory } from '../../testing/shared/fake-account-directory.ts';
import { FakeEmailChangeGateway } from '../../testing/profile/fake-email-change-gateway.ts';
import { ChangeEmail } from './change-email.use-case.ts';

function setUp() {
  const accounts = new FakeAccountDirectory();
  const emails = new FakeEmailChangeGateway();
  return { accounts, emails, changeEmail: new ChangeEmail(accounts, emails) };
}

describe('asking for a new email', () => {
  it('PROF-9 sends a code to it, trimmed and in lower case, and changes nothing yet', async () => {
    const { accounts, emails, changeEmail } = setUp();
    expect(await changeEmail.run(' Grace.New@Example.com ')).toEqual({
      ok: true,
      value: 'grace.new@example.com',
    });
    expect(accounts.asked).toEqual(['grace.new@example.com']);
    expect(emails.account.emailCode?.to).toBe('grace.new@example.com');
    expect(emails.account.profile.email).toBe('ada@example.com');
  });

  it('VAL-2 asks nobody about what is no email', async () => {
    const { accounts, emails, changeEmail } = setUp();
    expect(await changeEmail.run('grace')).toEqual({ ok: false, failure: 'email-invalid' });
    expect(accounts.asked).toEqual([]);
    expect(emails.account.emailCode).toBeNull();
  });

  it.each([
    [{ status: 'google-account', message: '' }, 'email-in-use'],
    [{ status: 'undeliverable', message: '' }, 'email-refused'],
    [{ status: 'ok', message: 'No.' }, 'email-refused'],
  ])('VAL-4 sends nothing when the check says %j: %s', async (status, failure) => {
    const { accounts, emails, changeEmail } = setUp();
    accounts.answer('grace@example.com', status);
    expect(await changeEmail.run('grace@example.com')).toEqual({ ok: false, failure });
    expect(emails.account.emailCode).toBeNull();
  });

  it('PROF-9 says that it could not', async () => {
    const { emails, changeEmail } = setUp();
    emails.account.failure = 'unavailable';
    expect(await changeEmail.run('grace@example.com')).toEqual({ ok: false, failure: 'unavailable' });
  });
});
