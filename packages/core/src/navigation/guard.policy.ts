import { missingFromProfile } from '../session/mandatory-profile.policy.ts';
import type { Session } from '../session/session.ts';
import { afterSignIn, type StoredRedirect } from '../session/after-sign-in.policy.ts';
import type { AppPath } from '../routes/app-path.ts';
import { withoutLegacyPrefix } from '../routes/legacy-prefix.policy.ts';
import { pathTo } from '../routes/path-to.ts';
import { redirectTarget } from '../routes/redirect-target.policy.ts';
import { routeOf } from '../routes/route-of.policy.ts';
import type { RouteKind } from '../routes/routes.ts';

/** Decision on an address. `wait`: the session is not known yet, and the loading screen is shown. */
export type GuardVerdict =
  | { readonly go: 'wait' }
  | { readonly go: 'stay' }
  | {
      readonly go: 'to';
      readonly why: 'legacy-prefix' | 'terms-not-accepted' | 'profile-incomplete';
      readonly path: AppPath;
    }
  /** Store the requested path, if it is a valid target. */
  | {
      readonly go: 'to';
      readonly why: 'login-required';
      readonly path: AppPath;
      readonly remember: AppPath | null;
    }
  /** The stored target has been used: delete it. */
  | { readonly go: 'to'; readonly why: 'already-signed-in'; readonly path: AppPath };

type Standing = Exclude<Session['is'], 'signed-in'> | 'terms-open' | 'profile-open' | 'complete';
type Door = RouteKind | 'terms' | 'introduction' | 'unknown';
type Rule = 'wait' | 'stay' | 'leave';

function everyDoor(rule: Rule): Readonly<Record<Door, Rule>> {
  return {
    'public-only': rule,
    open: rule,
    report: rule,
    'login-required': rule,
    terms: rule,
    introduction: rule,
    unknown: rule,
  };
}

/** Every session state × every kind of route. An unknown path is the 404 screen in every session state. */
const RULES: Readonly<Record<Standing, Readonly<Record<Door, Rule>>>> = {
  // START-1
  starting: everyDoor('wait'),
  unreachable: everyDoor('wait'),
  // NAV-7
  'signed-out': { ...everyDoor('stay'), 'login-required': 'leave', terms: 'leave', introduction: 'leave' },
  // NAV-8
  'terms-open': { ...everyDoor('leave'), open: 'stay', terms: 'stay', unknown: 'stay' },
  // D AUTH-14.1: a user without a name is asked for it before anything else, as for the terms.
  'profile-open': {
    ...everyDoor('leave'),
    open: 'stay',
    terms: 'stay',
    introduction: 'stay',
    unknown: 'stay',
  },
  // NAV-1
  complete: { ...everyDoor('stay'), 'public-only': 'leave' },
  // START-5
  expired: everyDoor('stay'),
};

/**
 * The route guard: defined for every session and address, and never leads off this site. The path it returns is itself
 * allowed, so that a redirect ends after one step.
 */
export function guard(session: Session, address: string, stored: StoredRedirect): GuardVerdict {
  const withoutPrefix = withoutLegacyPrefix(address);
  const verdict = judge(session, withoutPrefix ?? address, stored);
  return withoutPrefix !== null && verdict.go === 'stay'
    ? { go: 'to', why: 'legacy-prefix', path: withoutPrefix }
    : verdict;
}

function judge(session: Session, address: string, stored: StoredRedirect): GuardVerdict {
  const door = doorAt(address);
  const rule = RULES[standingOf(session)][door];
  if (rule !== 'leave') return { go: rule };

  const wanted = redirectTarget(address);
  if (session.is !== 'signed-in') {
    return { go: 'to', why: 'login-required', path: pathTo('login'), remember: wanted };
  }
  if (door === 'public-only') {
    return { go: 'to', why: 'already-signed-in', path: afterSignIn(session, stored) };
  }
  const carried = { wanted: wanted ?? undefined };
  return session.termsAccepted
    ? { go: 'to', why: 'profile-incomplete', path: pathTo('mandatoryProfile', {}, carried) }
    : { go: 'to', why: 'terms-not-accepted', path: pathTo('acceptTerms', {}, carried) };
}

function standingOf(session: Session): Standing {
  if (session.is !== 'signed-in') return session.is;
  if (!session.termsAccepted) return 'terms-open';
  return missingFromProfile(session.profile).length > 0 ? 'profile-open' : 'complete';
}

/** NAV-3: a single report lets a visitor in only as an anonymous sample; any other asks for a login, as its reader's own. */
function doorAt(address: string): Door {
  const place = routeOf(address);
  if (place === null) return 'unknown';
  if (place.name === 'acceptTerms') return 'terms';
  if (place.name === 'introduceYourself' || place.name === 'mandatoryProfile') return 'introduction';
  if (place.name === 'report' && place.query['sample'] !== 'true') return 'login-required';
  return place.kind;
}
