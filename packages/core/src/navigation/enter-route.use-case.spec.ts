import { describe, expect, it } from 'vitest';
import { FakePreferences } from '../testing/shared/fake-preferences.ts';
import { aSignedIn } from '../testing/session/session.builder.ts';
import { readKeptInvite } from '../session/team-invite.ts';
import { EnterRoute } from './enter-route.use-case.ts';

const signedOut = { is: 'signed-out' } as const;

function setUp() {
  const preferences = new FakePreferences();
  return { preferences, enter: new EnterRoute(preferences) };
}

describe('entering a route', () => {
  it('NAV-7 NAV-9 remembers the wanted path at the login, and leads there once afterwards', () => {
    const { preferences, enter } = setUp();
    expect(enter.run(signedOut, '/plans?x=1')).toMatchObject({ path: '/login' });
    expect(preferences.read('redirectTarget')).toBe('/plans?x=1');
    expect(enter.run(signedOut, '/login')).toEqual({ go: 'stay' });
    expect(preferences.read('redirectTarget')).toBe('/plans?x=1');
    expect(enter.run(aSignedIn(), '/login')).toMatchObject({ path: '/plans?x=1' });
    expect(preferences.read('redirectTarget')).toBeNull();
    expect(enter.run(aSignedIn(), '/login')).toMatchObject({ path: '/dashboard' });
  });

  it('NAV-7 remembers the newest wanted path, and what is worth nothing does not take its place', () => {
    const { preferences, enter } = setUp();
    enter.run(signedOut, '/plans');
    enter.run(signedOut, '/tools');
    enter.run(signedOut, '/introduce-yourself');
    expect(preferences.read('redirectTarget')).toBe('/tools');
  });

  it('START-3 NAV-9 ignores the stored target once after a reset', () => {
    const { preferences, enter } = setUp();
    preferences.write('ignoreRedirectOnce', 'true');
    enter.run(signedOut, '/plans');
    expect(enter.run(aSignedIn(), '/login')).toMatchObject({ path: '/dashboard' });
    enter.run(signedOut, '/plans');
    expect(enter.run(aSignedIn(), '/login')).toMatchObject({ path: '/plans' });
  });

  it('NAV-8 NAV-9 carries the stored target through the terms, and forgets it', () => {
    const { preferences, enter } = setUp();
    preferences.write('redirectTarget', '/plans');
    const newcomer = aSignedIn({ termsAccepted: false });
    expect(enter.run(newcomer, '/login')).toMatchObject({ path: '/accept-terms-of-service?wanted=%2Fplans' });
    expect(preferences.read('redirectTarget')).toBeNull();
    preferences.write('redirectTarget', '/plans');
    enter.run(newcomer, '/tools');
    expect(preferences.read('redirectTarget')).toBe('/plans');
  });

  it('START-4 sets the login cookie after a sign-in', () => {
    const { preferences, enter } = setUp();
    enter.run(signedOut, '/plans');
    enter.run(aSignedIn(), '/dashboard');
    expect(preferences.read('login')).toBeNull();
    enter.run(aSignedIn(), '/login');
    expect(preferences.read('login')).toBe('true');
  });

  it('START-3 remembers nothing that would be ignored', () => {
    const { preferences, enter } = setUp();
    preferences.write('ignoreRedirectOnce', 'true');
    enter.run(signedOut, '/plans');
    expect(preferences.read('redirectTarget')).toBeNull();
  });

  it.each([
    ['a visitor', signedOut],
    ['somebody who is signed in', aSignedIn()],
  ])('AUTH-11 NAV-1 keeps the invite whose link is followed by %s', (_, session) => {
    const { preferences, enter } = setUp();
    for (const path of ['/signupWithTeam', '/signupWithSSOTeam']) {
      preferences.forget('teamInvite');
      enter.run({ is: 'starting', waitsFor: 'identity' }, `${path}?team_id=team-1`);
      expect(preferences.read('teamInvite')).toBeNull();
      enter.run(session, `${path}?team_id=team-1&email=Mia@example.com`);
      expect(readKeptInvite(preferences.read('teamInvite'))).toEqual({
        teamId: 'team-1',
        email: 'mia@example.com',
        signedUp: false,
      });
    }
    enter.run(session, '/signupWithTeam?team_id=');
    enter.run(session, '/login?team_id=team-2');
    expect(readKeptInvite(preferences.read('teamInvite'))?.teamId).toBe('team-1');
  });
});
