import { describe, expect, it } from 'vitest';
import { anIdentity, aSignedIn } from '../testing/session/session.builder.ts';
import { authState, isAdmin, isStarting, mayLoadInitialReports, type Session } from './session.ts';

const SESSIONS: readonly (readonly [Session, starting: boolean, reports: boolean])[] = [
  [{ is: 'starting', waitsFor: 'identity' }, true, false],
  [{ is: 'starting', waitsFor: 'profile', identity: anIdentity(), kind: null }, true, false],
  [{ is: 'signed-out' }, false, false],
  [{ is: 'expired' }, false, false],
  [{ is: 'unreachable', identity: anIdentity(), kind: null }, false, false],
  [aSignedIn(), false, true],
];

describe('a session', () => {
  it.each(SESSIONS)('START-1 %o: the loading screen stands: %s', (session, starting) => {
    expect(isStarting(session)).toBe(starting);
  });

  it.each(SESSIONS)('START-2 %o: %s, the initial reports may load: %s', (session, _, reports) => {
    expect(mayLoadInitialReports(session)).toBe(reports);
  });

  it('AUTH-2 ENT-11 is an auth state', () => {
    const ada = aSignedIn({ email: 'ada@example.com', groups: ['admin', 'x'], firstLoginEver: true });
    expect(authState(ada)).toEqual({
      loggedIn: true,
      firstLoginEver: true,
      groups: ['admin', 'x'],
      email: 'ada@example.com',
    });
    expect(authState({ is: 'expired' })).toEqual({
      loggedIn: false,
      firstLoginEver: false,
      groups: [],
      email: null,
    });
  });

  it('AUTH-2 has an admin group', () => {
    expect(isAdmin(authState(aSignedIn({ groups: ['x', 'admin'] })))).toBe(true);
    expect(isAdmin(authState(aSignedIn({ groups: ['administrators'] })))).toBe(false);
    expect(isAdmin(authState({ is: 'signed-out' }))).toBe(false);
  });
});
