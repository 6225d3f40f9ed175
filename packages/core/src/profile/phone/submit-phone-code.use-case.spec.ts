import { describe, expect, it } from 'vitest';
import { FakeAccount } from '../../testing/profile/fake-account.ts';
import { FakePhoneGateway } from '../../testing/profile/fake-phone-gateway.ts';
import { FakeProfileGateway } from '../../testing/profile/fake-profile-gateway.ts';
import { RequestPhoneCode } from './request-phone-code.use-case.ts';
import { SubmitPhoneCode } from './submit-phone-code.use-case.ts';

function setUp() {
  const account = new FakeAccount();
  account.change({ phone: null, phoneVerified: false });
  const phones = new FakePhoneGateway(account);
  const profiles = new FakeProfileGateway(account);
  return {
    account,
    phones,
    profiles,
    request: new RequestPhoneCode(phones),
    submit: new SubmitPhoneCode(phones, profiles),
  };
}

describe('asking for a code by text', () => {
  it('PROF-6 sends it to the number as it is stored', async () => {
    const { account, request } = setUp();
    expect(await request.run('(720) 444-1234')).toEqual({ ok: true, value: '+17204441234' });
    expect(account.phoneCode?.to).toBe('+17204441234');
  });

  it.each(['', '555', '800 444 1234'])('VAL-3 sends none to %j', async (typed) => {
    const { account, request } = setUp();
    expect(await request.run(typed)).toEqual({ ok: false, failure: 'phone-invalid' });
    expect(account.phoneCode).toBeNull();
  });

  it('PROF-6 says that it could not', async () => {
    const { account, request } = setUp();
    account.failure = 'unavailable';
    expect(await request.run('7204441234')).toEqual({ ok: false, failure: 'unavailable' });
  });
});

describe('submitting the code', () => {
  it('PROF-6 verifies the number and reloads the profile', async () => {
    const { account, request, submit, profiles } = setUp();
    await request.run('7204441234');
    const submitted = await submit.run(` ${account.phoneCode?.code ?? ''} `);
    expect(submitted).toEqual({ ok: true, value: { profile: account.profile } });
    expect(account.profile).toMatchObject({ phone: '+17204441234', phoneVerified: true });
    expect(profiles.loads).toBe(1);
  });

  it.each([
    ['', 'code-blank'],
    ['  ', 'code-blank'],
    ['12345678901234567', 'code-too-long'],
  ])('PROF-6 AUTH-13 does not submit %j', async (typed, failure) => {
    const { phones, submit } = setUp();
    expect(await submit.run(typed)).toEqual({ ok: false, failure });
    expect(phones.submitted).toEqual([]);
  });

  it('PROF-6 says that the code is wrong, and loads nothing', async () => {
    const { request, submit, profiles } = setUp();
    await request.run('7204441234');
    expect(await submit.run('000000')).toEqual({ ok: false, failure: 'code-refused' });
    expect(profiles.loads).toBe(0);
  });

  it('PROF-6 the number is verified even if the profile does not load', async () => {
    const { account, request, submit, profiles } = setUp();
    await request.run('7204441234');
    profiles.failWith('unavailable');
    expect(await submit.run(account.phoneCode?.code)).toEqual({ ok: true, value: { profile: null } });
    expect(account.profile.phoneVerified).toBe(true);
  });
});
