import { describe, expect, it } from 'vitest';
import { FakeAccountDirectory } from '../../testing/shared/fake-account-directory.ts';
import { FakeGoogleSessions } from '../../testing/session/fake-google-sessions.ts';
import { FakeIdentity } from '../../testing/session/fake-identity.ts';
import { FakePreferences } from '../../testing/shared/fake-preferences.ts';
import { anIdentity } from '../../testing/session/session.builder.ts';
import { GiveUpOneTap } from './give-up-one-tap.use-case.ts';
import { ReturnFromGoogle } from './return-from-google.use-case.ts';
import { SignInWithGoogle } from './sign-in-with-google.use-case.ts';

const email = 'ada@example.com';

function setUp() {
  const google = new FakeGoogleSessions();
  const identity = new FakeIdentity();
  const preferences = new FakePreferences();
  const accounts = new FakeAccountDirectory();
  const giveUp = new GiveUpOneTap(identity, preferences);
  const useCase = new ReturnFromGoogle(new SignInWithGoogle(google), giveUp, google, accounts);
  google.giveOut('code', anIdentity({ email }));
  return { google, identity, preferences, accounts, useCase };
}

describe("coming back from Google's own page", () => {
  it('AUTH-9 without a code signs out, clears local storage, and leads to the login screen', async () => {
    const { identity, preferences, useCase } = setUp();
    identity.signInAs(anIdentity());
    preferences.write('deviceId', 'device');
    for (const query of [{}, { code: '' }]) {
      expect(await useCase.run(query)).toEqual({ is: 'turned-away', path: '/login' });
    }
    expect(await identity.current()).toBeNull();
    expect(preferences.read('deviceId')).toBeNull();
  });

  it.each(['ok', 'google-account'])(
    'AUTH-7 AUTH-9 goes on with a status of %s, and keeps nothing',
    async (status) => {
      const { google, accounts, useCase } = setUp();
      accounts.answer(email, { status, message: '' });
      expect(await useCase.run({ code: 'code' })).toEqual({ is: 'known' });
      expect(await google.refresh()).toEqual({ ok: false, failure: 'no-credentials' });
    },
  );

  it.each([
    ['cognito-account', '/login?email=ada%40example.com&reason=password-account'],
    ['apple-account', '/welcome-back?email=ada%40example.com&accountType=apple-account'],
    ['invalid', '/welcome-back?email=ada%40example.com&accountType=invalid'],
  ])('AUTH-7 turns a status of %s away, and keeps nothing', async (status, path) => {
    const { google, accounts, useCase } = setUp();
    accounts.answer(email, { status, message: '' });
    expect(await useCase.run({ code: 'code' })).toEqual({ is: 'turned-away', path });
    expect(await google.refresh()).toEqual({ ok: false, failure: 'no-credentials' });
  });

  it('AUTH-9 leads to the login screen with a code that Google does not take', async () => {
    const { useCase } = setUp();
    expect(await useCase.run({ code: 'other' })).toEqual({ is: 'turned-away', path: '/login' });
  });
});
