import { describe, expect, it } from 'vitest';
import { parseEmail } from '../../shared/email.policy.ts';
import { HOUR } from '../../shared/instant.ts';
import { FakeAccount } from '../../testing/profile/fake-account.ts';
import { FakeEmailChangeGateway } from '../../testing/profile/fake-email-change-gateway.ts';
import { FakeVerifiedEmailGateway } from '../../testing/profile/fake-verified-email-gateway.ts';
import { FakeClock } from '../../testing/shared/fake-clock.ts';
import { ConfirmEmailChange } from './confirm-email-change.use-case.ts';

async function setUp() {
  const account = new FakeAccount();
  const clock = new FakeClock();
  const emails = new FakeEmailChangeGateway(account, clock);
  const stored = new FakeVerifiedEmailGateway(account);
  const newEmail = parseEmail('grace@example.com');
  if (!newEmail.ok) throw new Error('no email');
  await emails.request(newEmail.value);
  return {
    account,
    clock,
    emails,
    newEmail: newEmail.value,
    stored,
    confirm: new ConfirmEmailChange(emails, stored),
    link: () => ({ code: account.emailCode?.code ?? '', email: 'ada@example.com' }),
  };
}

describe('opening the link from the mail', () => {
  it('PROF-9 changes the email', async () => {
    const { account, confirm, link } = await setUp();
    expect(await confirm.run(link(), 'ada@example.com')).toEqual({ ok: true, value: undefined });
    expect(account.profile.email).toBe('grace@example.com');
  });

  it('PROF-9 the API stores it, or the change is not lost', async () => {
    const { account, stored, confirm, link } = await setUp();
    stored.failure = 'unavailable';
    expect(await confirm.run(link(), 'ada@example.com')).toMatchObject({ ok: true });
    expect([stored.stores, account.emailCode]).toEqual([1, null]);
  });

  it('PROF-9 with another account signed in spends nothing', async () => {
    const { account, confirm, link } = await setUp();
    expect(await confirm.run(link(), 'omar@example.com')).toEqual({
      ok: false,
      failure: 'different-account',
    });
    expect(account.emailCode).not.toBeNull();
    expect(await confirm.run(link(), 'ada@example.com')).toMatchObject({ ok: true });
  });

  it('PROF-9 too late or with a wrong code, has expired', async () => {
    const { account, clock, confirm, link } = await setUp();
    expect(await confirm.run({ ...link(), code: '000000' }, 'ada@example.com')).toEqual({
      ok: false,
      failure: 'link-expired',
    });
    clock.advance(24 * HOUR);
    expect(await confirm.run(link(), 'ada@example.com')).toEqual({ ok: false, failure: 'link-expired' });
    expect(account.profile.email).toBe('ada@example.com');
  });

  it('PROF-9 after a resend only the new link is good', async () => {
    const { confirm, emails, link, newEmail } = await setUp();
    const old = link();
    expect(await emails.request(newEmail)).toMatchObject({ ok: true });
    expect(await confirm.run(old, 'ada@example.com')).toEqual({ ok: false, failure: 'link-expired' });
    expect(await confirm.run(link(), 'ada@example.com')).toMatchObject({ ok: true });
  });

  it.each(['unavailable', 'signed-out'] as const)(
    'PROF-9 says why nothing came of it: %s',
    async (failure) => {
      const { account, confirm, link } = await setUp();
      account.failure = failure;
      expect(await confirm.run(link(), 'ada@example.com')).toEqual({ ok: false, failure });
    },
  );
});
