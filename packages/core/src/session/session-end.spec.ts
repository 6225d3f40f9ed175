import { describe, expect, it } from 'vitest';
import { say } from '../shared/messages.ts';
import { DAY } from '../shared/instant.ts';
import { FakeAccountEndGateway } from '../testing/profile/fake-account-end-gateway.ts';
import { FakeClientState } from '../testing/session/fake-client-state.ts';
import { FakeGoogleSessions } from '../testing/session/fake-google-sessions.ts';
import { FakeIdentity } from '../testing/session/fake-identity.ts';
import { FakePreferences } from '../testing/shared/fake-preferences.ts';
import { anIdentity } from '../testing/session/session.builder.ts';
import { BROWSER_VALUE_NAMES } from '../shared/browser-values.ts';
import { isReported } from './error-reporting.policy.ts';
import { ResetApp } from './reset-app.use-case.ts';
import { isFederatedTokenExpired, SESSION_EXPIRED_DIALOG } from './session-renewal.policy.ts';
import { sessionEndMessages } from './session-end.messages.ts';
import { SignInAgain } from './sign-in-again.use-case.ts';
import { SignInWithGoogle } from './federated/sign-in-with-google.use-case.ts';
import { SignOut } from './sign-out.use-case.ts';

/** What a browser keeps after a sign-out. */
const KEPT = ['walkthroughShown', 'ignoreRedirectOnce', 'utm', 'language'];

describe('an expired federated session', () => {
  it('START-5 shows a dialog with one way out', () => {
    const { title, text, action, dismissible } = SESSION_EXPIRED_DIALOG;
    expect([title, text, action].map((key) => say(sessionEndMessages, 'en', key))).toEqual([
      'Session Expired',
      'Your session has expired due to inactivity. Please sign in again.',
      'Sign In',
    ]);
    expect(dismissible).toBe(false);
  });

  it('START-5 START-3 signs out on Sign In, forgets the user, and then reloads the page', async () => {
    const { identity, state, preferences, signOut } = aSignedInBrowser();
    expect(await new SignInAgain(signOut).run()).toBe('reload');
    expect(await identity.current()).toBeNull();
    expect(state.loaded).toEqual([]);
    expect(BROWSER_VALUE_NAMES.filter((name) => preferences.read(name) !== null)).toEqual(KEPT);
  });

  it('START-5 lets sign in again without a connection too', async () => {
    const { identity, state, signOut } = aSignedInBrowser();
    identity.signOut = () => Promise.reject(new Error('offline'));
    expect(await new SignInAgain(signOut).run()).toBe('reload');
    expect(state.loaded).toEqual([]);
  });

  it('START-4 START-5 a token from Apple is good for 7 days to the millisecond', () => {
    expect(isFederatedTokenExpired('apple', 1000, 1000 + 7 * DAY - 1)).toBe(false);
    expect(isFederatedTokenExpired('apple', 1000, 1000 + 7 * DAY)).toBe(true);
    expect(isFederatedTokenExpired('google', 1000, 1000 + 70 * DAY)).toBe(false);
  });
});

describe('signing out and in', () => {
  it('AUTH-2 START-3 leaves nobody signed in, and no data of the last user', async () => {
    const { identity, state, preferences, signOut } = aSignedInBrowser();
    await signOut.run();
    expect(await identity.current()).toBeNull();
    expect(state.loaded).toEqual([]);
    const kept = BROWSER_VALUE_NAMES.filter((name) => preferences.read(name) !== null);
    expect(kept).toEqual(KEPT);
  });

  it('START-3 reaches as far as it was meant to', async () => {
    const { identity, signOut } = aSignedInBrowser();
    expect(await signOut.run()).toEqual({ ok: true });
    expect(await signOut.run('everywhere')).toEqual({ ok: true });
    expect(identity.signOuts).toEqual(['here', 'everywhere']);
  });

  it('START-3 ends the other sessions at the API as well, while the pool still accepts this one', async () => {
    const { identity, ends, signOut } = aSignedInBrowser();
    await signOut.run();
    expect(ends.othersGoOn).toBe(true);
    const signOutAtPool = identity.signOut.bind(identity);
    identity.signOut = (reach) => {
      // A session that the pool has ended cannot call the API.
      ends.account.failure = 'signed-out';
      return signOutAtPool(reach);
    };
    expect(await signOut.run('everywhere')).toEqual({ ok: true });
    expect(ends.othersGoOn).toBe(false);
  });

  it('START-3 reports a sign-out on all devices that the API did not confirm, and tells the pool all the same', async () => {
    const { identity, ends, state, signOut } = aSignedInBrowser();
    ends.account.failure = 'unavailable';
    expect(await signOut.run('everywhere')).toEqual({ ok: false, failure: 'still-in-elsewhere' });
    expect([identity.signOuts, await identity.current(), state.loaded]).toEqual([['everywhere'], null, []]);
    expect(await signOut.run('here')).toEqual({ ok: true });
  });

  it('START-3 forgets the user even if the pool cannot be reached', async () => {
    const { identity, state, preferences, signOut } = aSignedInBrowser();
    identity.signOut = () => Promise.reject(new Error('offline'));
    await signOut.run();
    expect([state.loaded, preferences.read('login'), preferences.read('redirectTarget')]).toEqual([
      [],
      null,
      null,
    ]);
  });

  it('START-3 reports after a sign-out on all devices that the others are still signed in', async () => {
    const { identity, state, preferences, signOut } = aSignedInBrowser();
    identity.isAway = true;
    expect(await signOut.run('everywhere')).toEqual({ ok: false, failure: 'still-in-elsewhere' });
    expect([await identity.current(), state.loaded, preferences.read('login')]).toEqual([null, [], null]);
    identity.signOut = () => Promise.reject(new Error('offline'));
    expect(await signOut.run('everywhere')).toEqual({ ok: false, failure: 'still-in-elsewhere' });
    expect(await signOut.run('here')).toEqual({ ok: true });
  });

  it("AUTH-9 takes the code of Google's page", async () => {
    const google = new FakeGoogleSessions();
    google.giveOut('4/fresh', anIdentity());
    const signIn = new SignInWithGoogle(google);
    expect(await signIn.run({})).toEqual({ ok: false, failure: 'code-refused' });
    expect(await signIn.run({ code: '' })).toEqual({ ok: false, failure: 'code-refused' });
    expect(await signIn.run({ code: '4/fresh' })).toEqual({ ok: true, value: anIdentity() });
  });
});

describe('error reporting', () => {
  it.each([
    [
      'unhandled-rejection',
      'Non-Error promise rejection captured with value: Object Not Found Matching Id:2, MethodName:update',
      false,
    ],
    ['exception', 'Object Not Found Matching Id:2', true],
    ['unhandled-rejection', 'Object not found', true],
    ['unhandled-rejection', '', true],
  ] as const)('START-10 an %s saying %j is reported: %s', (is, message, reported) => {
    expect(isReported({ is, message })).toBe(reported);
  });
});

function aSignedInBrowser() {
  const identity = new FakeIdentity();
  const state = new FakeClientState();
  const preferences = new FakePreferences();
  identity.signInAs(anIdentity());
  state.loaded.push('a report');
  for (const name of BROWSER_VALUE_NAMES) preferences.write(name, name);
  const ends = new FakeAccountEndGateway();
  const signOut = new SignOut({ identity, ends, reset: new ResetApp(state, preferences), preferences });
  return { identity, ends, state, preferences, signOut };
}
