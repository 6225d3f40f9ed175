import { describe, expect, it } from 'vitest';
import { FakeAccount } from '../testing/profile/fake-account.ts';
import { FakeProfileEditor } from '../testing/profile/fake-profile-editor.ts';
import { aProfile } from '../testing/profile/profile.builder.ts';
import { FakeTermsGateway } from '../testing/session/fake-terms-gateway.ts';
import { AcceptTerms } from './accept-terms.use-case.ts';
import { IntroduceYourself } from './introduce-yourself.use-case.ts';
import { missingFromProfile } from './mandatory-profile.policy.ts';

describe('accepting the terms', () => {
  it('AUTH-14 NAV-9 goes on to the introduction, with the wanted path', async () => {
    const account = new FakeAccount(aProfile({ acceptedTosAt: null }));
    const accept = new AcceptTerms(new FakeTermsGateway(account));
    expect(await accept.run('/plans?x=1')).toEqual({
      ok: true,
      value: '/introduce-yourself?wanted=%2Fplans%3Fx%3D1',
    });
    expect(account.profile.acceptedTosAt).toBeTypeOf('number');
  });

  it('AUTH-14 stays where it is when it fails', async () => {
    const account = new FakeAccount(aProfile({ acceptedTosAt: null }));
    account.failure = 'unavailable';
    expect(await new AcceptTerms(new FakeTermsGateway(account)).run(undefined)).toEqual({
      ok: false,
      failure: 'unavailable',
    });
  });
});

describe('introducing yourself', () => {
  const grace = { givenName: ' Grace ', familyName: 'Hill', profession: 'estimator' };

  it('AUTH-14 AUTH-11 NAV-9 saves trimmed names and the profession, and goes on to the wanted path', async () => {
    const { account, introduce } = setUp();
    expect(await introduce.run(grace, { carried: '/tools' })).toEqual({ ok: true, value: '/tools' });
    expect(account.profile).toMatchObject({
      givenName: 'Grace',
      familyName: 'Hill',
      name: 'Grace Hill',
      professionType: 'estimator',
    });
    expect(await introduce.run({ ...grace, profession: '' })).toEqual({ ok: true, value: '/dashboard' });
    expect(account.profile.professionType).toBeNull();
  });

  it('AUTH-11 AUTH-14 asks for both names, but not in the Apple-identity case', async () => {
    const { introduce } = setUp();
    const nameless = { ...grace, givenName: ' ' };
    expect(await introduce.run(nameless)).toEqual({
      ok: false,
      failure: { code: 'form-incomplete', problems: { givenName: 'required-field' } },
    });
    expect(await introduce.run(nameless, { nameRequired: false })).toMatchObject({ ok: true });
  });

  it('AUTH-14 hands on a failure to save', async () => {
    const { account, introduce } = setUp();
    account.failure = 'signed-out';
    expect(await introduce.run(grace)).toEqual({ ok: false, failure: { code: 'signed-out' } });
  });

  it.each([
    [{ givenName: 'Ada', familyName: 'Marsh' }, []],
    [{ givenName: ' ', familyName: 'Marsh' }, ['givenName']],
    [{ givenName: '', familyName: '' }, ['givenName', 'familyName']],
    [{ givenName: '', familyName: '', appleId: 'apple-1' }, []],
  ])('AUTH-14 AUTH-11 the mandatory profile of %j asks for %j', (profile, missing) => {
    expect(missingFromProfile(profile)).toEqual(missing);
  });
});

function setUp() {
  const account = new FakeAccount(
    aProfile({ givenName: '', familyName: '', name: null, professionType: null }),
  );
  return { account, introduce: new IntroduceYourself(new FakeProfileEditor(account)) };
}
