import { describe, expect, it } from 'vitest';
import { aProfile } from '../testing/profile/profile.builder.ts';
import { aSignedIn } from '../testing/session/session.builder.ts';
import { afterAcceptingTerms, afterIntroduction, afterSignIn } from './after-sign-in.policy.ts';

const settled = aSignedIn();
const first = aSignedIn({ firstLoginEver: true });
const newcomer = aSignedIn({ firstLoginEver: true, termsAccepted: false });
const nameless = aSignedIn({ profile: aProfile({ familyName: ' ' }) });
const namelessByApple = aSignedIn({
  profile: aProfile({ givenName: '', familyName: '', appleId: 'apple-1' }),
});
const nothing = { target: null, ignoreOnce: false };
const plans = { target: '/plans?x=1', ignoreOnce: false };
const ignored = { target: '/plans?x=1', ignoreOnce: true };

describe('after signing in', () => {
  it.each([
    ['NAV-9', 'nothing stored', settled, nothing, 'password', '/dashboard'],
    ['NAV-9', 'a stored target', settled, plans, 'password', '/plans?x=1'],
    ['NAV-9', 'a stored target', settled, plans, null, '/plans?x=1'],
    ['NAV-9', 'a stored target', settled, plans, 'saml', '/plans?x=1'],
    ['NAV-9', 'Microsoft', settled, plans, 'microsoft', '/dashboard'],
    ['NAV-9', 'Microsoft on the first login ever', first, plans, 'microsoft', '/dashboard'],
    ['NAV-9 START-3', 'a stored target after a reset', settled, ignored, 'password', '/dashboard'],
    ['NAV-9 AUTH-14', 'the first login ever', first, nothing, 'google', '/introduce-yourself'],
    [
      'NAV-9',
      'the first login ever with a target',
      first,
      plans,
      'google',
      '/introduce-yourself?wanted=%2Fplans%3Fx%3D1',
    ],
    ['NAV-9 START-3', 'the first login ever after a reset', first, ignored, 'google', '/introduce-yourself'],
    ['NAV-8 AUTH-14', 'terms not accepted', newcomer, nothing, 'password', '/accept-terms-of-service'],
    [
      'NAV-8',
      'terms not accepted with a target',
      newcomer,
      plans,
      'password',
      '/accept-terms-of-service?wanted=%2Fplans%3Fx%3D1',
    ],
    ['NAV-8', 'terms not accepted, Microsoft', newcomer, plans, 'microsoft', '/accept-terms-of-service'],
    ['AUTH-14', 'no name yet', nameless, plans, 'saml', '/mandatory-profile?wanted=%2Fplans%3Fx%3D1'],
    ['AUTH-14', 'no name yet, Microsoft', nameless, plans, 'microsoft', '/mandatory-profile'],
    ['AUTH-11 AUTH-14', 'no name from Apple', namelessByApple, nothing, 'apple', '/dashboard'],
    [
      'NAV-10',
      'a hostile target',
      settled,
      { target: '//evil.example', ignoreOnce: false },
      'password',
      '/dashboard',
    ],
    [
      'NAV-10',
      'a target that is no text',
      settled,
      { target: {}, ignoreOnce: false },
      'password',
      '/dashboard',
    ],
  ] as const)('%s %s', (_, __, session, stored, kind, path) => {
    expect(afterSignIn({ ...session, kind }, stored)).toBe(path);
  });
});

describe('after the steps of the way in', () => {
  it.each([
    [undefined, '/introduce-yourself', '/dashboard'],
    ['/plans?x=1', '/introduce-yourself?wanted=%2Fplans%3Fx%3D1', '/plans?x=1'],
    ['https://evil.example', '/introduce-yourself', '/dashboard'],
    ['/accept-terms-of-service?wanted=/plans', '/introduce-yourself', '/dashboard'],
  ])('NAV-9 NAV-10 AUTH-14 with %j carried on', (carried, afterTerms, afterwards) => {
    expect(afterAcceptingTerms(carried)).toBe(afterTerms);
    expect(afterIntroduction(carried)).toBe(afterwards);
  });
});
