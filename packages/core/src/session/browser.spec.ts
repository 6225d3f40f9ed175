import { describe, expect, it } from 'vitest';
import { DAY } from '../shared/instant.ts';
import { FakeClientState } from '../testing/session/fake-client-state.ts';
import { FakeIdentity } from '../testing/session/fake-identity.ts';
import { FakePreferences } from '../testing/shared/fake-preferences.ts';
import { FakeUniqueIds } from '../testing/session/fake-unique-ids.ts';
import { anIdentity } from '../testing/session/session.builder.ts';
import { BROWSER_VALUE_NAMES, settingsOf } from '../shared/browser-values.ts';
import { GiveUpOneTap } from './federated/give-up-one-tap.use-case.ts';
import { IdentifyDevice } from './identify-device.use-case.ts';
import { ResetApp } from './reset-app.use-case.ts';

function filledPreferences(): FakePreferences {
  const preferences = new FakePreferences();
  for (const name of BROWSER_VALUE_NAMES) preferences.write(name, name);
  return preferences;
}

function kept(preferences: FakePreferences): readonly string[] {
  return BROWSER_VALUE_NAMES.filter((name) => preferences.read(name) !== null);
}

describe('the values in a browser', () => {
  it('START-4 stand each in its place, the cookies for 30 days', () => {
    expect(BROWSER_VALUE_NAMES.map((name) => [name, settingsOf(name).place])).toEqual([
      ['deviceId', 'local'],
      ['deviceOf', 'local'],
      ['walkthroughShown', 'local'],
      ['pauseDurationMonths', 'local'],
      ['redirectTarget', 'session'],
      ['teamInvite', 'local'],
      ['visitSecret', 'local'],
      ['visitorReport', 'local'],
      ['signUpDraft', 'session'],
      ['passwordResetOf', 'session'],
      ['openOrder', 'session'],
      ['ignoreRedirectOnce', 'session'],
      ['reloadedForRelease', 'session'],
      ['singleKeys', 'local'],
      ['debugPanel', 'session'],
      ['login', 'cookie'],
      ['utm', 'cookie'],
      ['language', 'cookie'],
    ]);
    expect(settingsOf('login').keptFor).toBe(30 * DAY);
    expect(settingsOf('utm').keptFor).toBe(30 * DAY);
  });

  it('START-4 a device has one id, until a reset', () => {
    const preferences = new FakePreferences();
    const identify = new IdentifyDevice(preferences, new FakeUniqueIds());
    expect([identify.run(), identify.run()]).toEqual(['id-1', 'id-1']);
    expect(preferences.read('deviceId')).toBe('id-1');
    preferences.empty('local');
    expect(identify.run()).toBe('id-2');
  });
});

describe('a reset of the app', () => {
  it('START-3 AUTH-12 leaves walkthroughShown and the cookies, clears all state, and sets the flag', async () => {
    const state = new FakeClientState();
    const preferences = filledPreferences();
    state.loaded.push('a report');
    await new ResetApp(state, preferences).run();
    expect(state.loaded).toEqual([]);
    expect(kept(preferences)).toEqual(['walkthroughShown', 'ignoreRedirectOnce', 'login', 'utm', 'language']);
    expect(preferences.read('ignoreRedirectOnce')).toBe('true');
  });
});

describe("Google's one-tap prompt", () => {
  it.each(['skipped', 'not-displayed'] as const)(
    'AUTH-9 %s: signed out, local storage cleared, on to the login screen',
    async (moment) => {
      const identity = new FakeIdentity();
      const preferences = filledPreferences();
      identity.signInAs(anIdentity());
      expect(await new GiveUpOneTap(identity, preferences).run(moment)).toBe('/login');
      expect(await identity.current()).toBeNull();
      expect(kept(preferences)).toEqual([
        'walkthroughShown',
        'redirectTarget',
        'signUpDraft',
        'passwordResetOf',
        'openOrder',
        'ignoreRedirectOnce',
        'reloadedForRelease',
        'debugPanel',
        'login',
        'utm',
        'language',
      ]);
    },
  );

  it.each(['displayed', 'dismissed'] as const)('AUTH-9 %s changes nothing', async (moment) => {
    const identity = new FakeIdentity();
    const preferences = filledPreferences();
    identity.signInAs(anIdentity());
    expect(await new GiveUpOneTap(identity, preferences).run(moment)).toBeNull();
    expect(await identity.current()).toEqual(anIdentity());
    expect(kept(preferences)).toEqual(BROWSER_VALUE_NAMES);
  });
});
