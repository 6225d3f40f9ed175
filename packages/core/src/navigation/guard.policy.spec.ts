import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addresses, hostileAddresses } from '../testing/routes/address.arbitrary.ts';
import { staysOnThisSite } from '../testing/routes/on-this-site.ts';
import { aProfile } from '../testing/profile/profile.builder.ts';
import { anIdentity, aSignedIn } from '../testing/session/session.builder.ts';
import { sessions } from '../testing/session/session.arbitrary.ts';
import type { Session } from '../session/session.ts';
import type { StoredRedirect } from '../session/after-sign-in.policy.ts';
import { guard } from './guard.policy.ts';
import { routeOf } from '../routes/route-of.policy.ts';
import { ROUTE_NAMES } from '../routes/routes.ts';

const NOTHING: StoredRedirect = { target: null, ignoreOnce: false };

const SESSIONS = {
  'signed-out': { is: 'signed-out' },
  'terms-open': aSignedIn({ termsAccepted: false }),
  'first-login': aSignedIn({ firstLoginEver: true }),
  'signed-in': aSignedIn(),
  nameless: aSignedIn({ profile: aProfile({ givenName: '', familyName: '' }) }),
} satisfies Record<string, Session>;

/** The answers that differ, per address: signed out, terms not accepted, first login ever, signed in, without a name. */
const PUBLIC_ONLY = [
  'stay',
  '/accept-terms-of-service',
  '/introduce-yourself',
  '/dashboard',
  '/mandatory-profile',
] as const;
const REPORT = ['stay', 'terms', 'stay', 'stay', 'profile'] as const;
const LOGIN_REQUIRED = ['login', 'terms', 'stay', 'stay', 'profile'] as const;
const STEP_IN = ['login', 'terms', 'stay', 'stay', 'stay'] as const;
const OPEN = ['stay', 'stay', 'stay', 'stay', 'stay'] as const;

const TABLE: readonly (readonly [id: string, address: string, answers: readonly string[]])[] = [
  ['NAV-1', '/', PUBLIC_ONLY],
  ['NAV-1', '/login', PUBLIC_ONLY],
  ['NAV-1', '/login?email=ada@example.com', PUBLIC_ONLY],
  ['NAV-1', '/enterpriselogin', PUBLIC_ONLY],
  ['NAV-1', '/signup', PUBLIC_ONLY],
  ['NAV-1', '/signupWithTeam', PUBLIC_ONLY],
  ['NAV-1', '/signupWithSSOTeam', PUBLIC_ONLY],
  ['NAV-1', '/idpauth', PUBLIC_ONLY],
  ['NAV-1', '/auth/google/callback?code=4/x', PUBLIC_ONLY],
  ['NAV-1', '/confirm-signup?email=a@example.com&code=123456', PUBLIC_ONLY],
  ['NAV-1', '/welcome-back', PUBLIC_ONLY],
  ['NAV-1', '/forgot-password', PUBLIC_ONLY],
  ['NAV-1', '/forgot-password-submit', PUBLIC_ONLY],
  ['NAV-1', '/main', ['/', ...PUBLIC_ONLY.slice(1)]],
  ['NAV-1', '/main/', ['/', ...PUBLIC_ONLY.slice(1)]],
  ['NAV-1', '/main/login?x', ['/login?x', ...PUBLIC_ONLY.slice(1)]],
  [
    'NAV-1',
    '/main/plans?y=1',
    [
      'login',
      '/accept-terms-of-service?wanted=%2Fplans%3Fy%3D1',
      '/plans?y=1',
      '/plans?y=1',
      '/mandatory-profile?wanted=%2Fplans%3Fy%3D1',
    ],
  ],
  ['NAV-2', '/public/report/1024', OPEN],
  ['NAV-2', `/paper/${'0'.repeat(64)}`, OPEN],
  ['D HDR-11.1', '/terms', OPEN],
  ['D HDR-11.1', '/sale', OPEN],
  ['D HDR-11.1', '/privacy', OPEN],
  ['D HDR-11.1', '/help', OPEN],
  ['NAV-3', '/report/for?address=1600%20Pennsylvania%20Ave', REPORT],
  ['NAV-3', '/report/go/capitol', REPORT],
  ['NAV-3', '/report/1024?sample=true', REPORT],
  ['NAV-3', '/report/1024', LOGIN_REQUIRED],
  ['NAV-3', '/report/1024?sample=false', LOGIN_REQUIRED],
  ['NAV-3', '/report/sample', REPORT],
  ['NAV-3', '/reportRequest', REPORT],
  ['NAV-4', '/accept-terms-of-service', ['login', 'stay', 'stay', 'stay', 'stay']],
  ['NAV-4 AUTH-14', '/introduce-yourself', STEP_IN],
  ['NAV-4', '/dashboard', LOGIN_REQUIRED],
  ['NAV-4', '/dashboard/new', LOGIN_REQUIRED],
  ['NAV-4', '/integrations', LOGIN_REQUIRED],
  ['NAV-4', '/integrations/roofcalc', LOGIN_REQUIRED],
  ['NAV-4', '/subscription', LOGIN_REQUIRED],
  ['NAV-4', '/planupgrade', LOGIN_REQUIRED],
  ['NAV-4 AUTH-14', '/mandatory-profile', STEP_IN],
  ['NAV-4', '/profile', LOGIN_REQUIRED],
  ['NAV-4', '/profile/full', LOGIN_REQUIRED],
  ['NAV-4', '/profile/verifyphone', LOGIN_REQUIRED],
  ['NAV-4', '/profile/email', LOGIN_REQUIRED],
  ['NAV-4', '/profile/password', LOGIN_REQUIRED],
  ['NAV-4', '/profile/mobilecompanydetails', LOGIN_REQUIRED],
  ['NAV-4', '/plans', LOGIN_REQUIRED],
  ['NAV-4', '/plans/purchase?sku=a&payUpFront=true', LOGIN_REQUIRED],
  ['NAV-4', '/business_pricing', LOGIN_REQUIRED],
  ['NAV-4', '/addresslookup', LOGIN_REQUIRED],
  ['NAV-4', '/search', LOGIN_REQUIRED],
  ['NAV-4', '/propertytype', LOGIN_REQUIRED],
  ['NAV-4', '/singlepurchase', LOGIN_REQUIRED],
  ['NAV-4', '/myTeam', LOGIN_REQUIRED],
  ['NAV-4', '/editteam', LOGIN_REQUIRED],
  ['NAV-4', '/editteammember', LOGIN_REQUIRED],
  ['NAV-4', '/feedback?source=report&reportNumber=1024', LOGIN_REQUIRED],
  ['NAV-4', '/manufacturer-selection/1024', LOGIN_REQUIRED],
  ['NAV-4', '/permit-fee/1024', LOGIN_REQUIRED],
  ['NAV-4', '/tools', LOGIN_REQUIRED],
  ['NAV-5', '/tools/iws', LOGIN_REQUIRED],
  ['NAV-5', '/tools/waste', LOGIN_REQUIRED],
  ['NAV-5', '/tools/ventilation', LOGIN_REQUIRED],
  ['NAV-5', '/calculators/iws', LOGIN_REQUIRED],
  ['NAV-5', '/calculators/iws/1024', LOGIN_REQUIRED],
  ['NAV-5', '/calculators/waste', LOGIN_REQUIRED],
  ['NAV-5', '/calculators/waste/1024', LOGIN_REQUIRED],
  ['NAV-5', '/calculators/ventilation', LOGIN_REQUIRED],
  ['NAV-5', '/calculators/ventilation/1024', LOGIN_REQUIRED],
  ['NAV-5', '/calculators/permit-fee/1024', LOGIN_REQUIRED],
  ['NAV-5', '/calculators/horoscope', OPEN],
  ['D NAV-5.2', '/estimate', REPORT],
  ['D NAV-5.2', '/estimate/iws?edition=2021', REPORT],
  ['D NAV-5.2', '/estimate/horoscope', OPEN],
  ['NAV-6', '/nowhere', OPEN],
  ['NAV-1', '/%6Dain/%4D%41%69%6e/nowhere', Array.from({ length: 5 }, () => '/nowhere')],
  ['NAV-6', '//evil.example', OPEN],
  ['NAV-6', '', OPEN],
];

describe('the route guard, over every session and every kind of path', () => {
  const cells = TABLE.flatMap(([id, address, answers]) =>
    Object.entries(SESSIONS).map(
      ([name, session], at) => [id, address, name, answers[at] ?? '', session] as const,
    ),
  );

  it.each(cells)('%s NAV-7 NAV-8 %j for %s: %s', (_, address, __, answer, session) => {
    const wanted = encodeURIComponent(address);
    const verdict = guard(session, address, NOTHING);
    if (answer === 'stay') expect(verdict).toEqual({ go: 'stay' });
    else if (answer === 'login')
      expect(verdict).toMatchObject({ go: 'to', path: '/login', why: 'login-required' });
    else if (answer === 'terms') {
      expect(verdict).toEqual({
        go: 'to',
        why: 'terms-not-accepted',
        path: `/accept-terms-of-service${wantedQuery(wanted)}`,
      });
    } else if (answer === 'profile') {
      expect(verdict).toEqual({
        go: 'to',
        why: 'profile-incomplete',
        path: `/mandatory-profile?wanted=${wanted}`,
      });
    } else expect(verdict).toMatchObject({ go: 'to', path: answer });

    function wantedQuery(text: string): string {
      return ['/introduce-yourself', '/mandatory-profile'].includes(address) ? '' : `?wanted=${text}`;
    }
  });

  it('NAV-1 NAV-2 NAV-3 NAV-4 NAV-5 has a row for every route', () => {
    const reached = new Set(TABLE.map(([, address]) => routeOf(address)?.name));
    expect(ROUTE_NAMES.filter((name) => !reached.has(name))).toEqual([]);
  });

  it.each(TABLE)(
    'START-1 START-5 %s %j waits while nobody knows who is here, and stays under an expired session',
    (_, address) => {
      expect(guard({ is: 'starting', waitsFor: 'identity' }, address, NOTHING)).toEqual({ go: 'wait' });
      expect(
        guard({ is: 'starting', waitsFor: 'profile', identity: anIdentity(), kind: null }, address, NOTHING),
      ).toEqual({ go: 'wait' });
      expect(guard({ is: 'unreachable', identity: anIdentity(), kind: null }, address, NOTHING)).toEqual({
        go: 'wait',
      });
      const unprefixed = /^\/(main|%6D)/.test(address) ? 'to' : 'stay';
      expect(guard({ is: 'expired' }, address, NOTHING).go).toBe(unprefixed);
    },
  );
});

describe('what the guard says with its answer', () => {
  it('NAV-7 remembers the wanted path with its query', () => {
    expect(guard({ is: 'signed-out' }, '/main/plans/purchase?sku=a&payUpFront=true#top', NOTHING)).toEqual({
      go: 'to',
      why: 'login-required',
      path: '/login',
      remember: '/plans/purchase?sku=a&payUpFront=true#top',
    });
  });

  it('NAV-7 NAV-10 remembers no step of the sign-in', () => {
    expect(guard({ is: 'signed-out' }, '/introduce-yourself', NOTHING)).toMatchObject({ remember: null });
  });

  it('NAV-1 says why it sends on', () => {
    expect(guard(SESSIONS['signed-out'], '/main/login?x', NOTHING)).toEqual({
      go: 'to',
      why: 'legacy-prefix',
      path: '/login?x',
    });
    expect(guard(SESSIONS['signed-in'], '/main/login?x', NOTHING)).toEqual({
      go: 'to',
      why: 'already-signed-in',
      path: '/dashboard',
    });
  });

  it('NAV-9 leads a person who is signed in already from a sign-in screen to where signing in would have led', () => {
    const stored = { target: '/plans', ignoreOnce: false };
    expect(guard(SESSIONS['signed-in'], '/idpauth', stored)).toMatchObject({
      path: '/plans',
      why: 'already-signed-in',
    });
    expect(guard(SESSIONS['terms-open'], '/idpauth', stored)).toMatchObject({
      path: '/accept-terms-of-service?wanted=%2Fplans',
      why: 'already-signed-in',
    });
    expect(guard(SESSIONS['signed-in'], '/tools', stored)).toEqual({ go: 'stay' });
  });
});

describe('the laws of the guard', () => {
  const anyAddress = fc.oneof(addresses(), hostileAddresses(), fc.string(), fc.webPath());
  const storedRedirects = fc.record({
    target: fc.oneof(fc.constant(null), addresses(), hostileAddresses(), fc.anything()),
    ignoreOnce: fc.boolean(),
  });

  it('NAV-1 NAV-7 NAV-8 NAV-10 it answers anything, never leaves the site, and allows where it sends', () => {
    fc.assert(
      fc.property(sessions(), anyAddress, storedRedirects, (session, address, stored) => {
        const verdict = guard(session, address, stored);
        if (verdict.go !== 'to') return;
        expect(staysOnThisSite(verdict.path)).toBe(true);
        const used = verdict.why === 'already-signed-in' ? NOTHING : stored;
        expect(guard(session, verdict.path, used)).toEqual({ go: 'stay' });
      }),
      { numRuns: 2000 },
    );
  });

  it('NAV-7 nobody who is signed out stays on a screen that needs a login, however it is written', () => {
    fc.assert(
      fc.property(addresses(), (address) => {
        const place = routeOf(address);
        fc.pre(place?.kind === 'login-required');
        expect(guard({ is: 'signed-out' }, address, NOTHING)).toMatchObject({ why: 'login-required' });
      }),
    );
  });
});
