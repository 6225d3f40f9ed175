import { missingFromProfile } from './mandatory-profile.policy.ts';
import type { SignedIn } from './session.ts';
import type { AppPath } from '../routes/app-path.ts';
import { pathTo } from '../routes/path-to.ts';
import { redirectTarget } from '../routes/redirect-target.policy.ts';

/** The redirect stored in the browser (any text), and the flag that a reset sets (START-3). */
export type StoredRedirect = { readonly target: unknown; readonly ignoreOnce: boolean };

/**
 * NAV-9: the destination after signing in. Terms come first (NAV-8); then, on the first login ever, the introduction,
 * and AUTH-14 for a profile without a name the screen that asks for it; each carries the stored target on. Microsoft
 * sign-in goes to the dashboard whatever was stored.
 */
export function afterSignIn(session: SignedIn, stored: StoredRedirect): AppPath {
  const isMicrosoft = session.kind === 'microsoft';
  const wanted = stored.ignoreOnce || isMicrosoft ? null : redirectTarget(stored.target);
  const carried = { wanted: wanted ?? undefined };
  if (!session.termsAccepted) return pathTo('acceptTerms', {}, carried);
  if (session.firstLoginEver && !isMicrosoft) return pathTo('introduceYourself', {}, carried);
  if (missingFromProfile(session.profile).length > 0) return pathTo('mandatoryProfile', {}, carried);
  return wanted ?? pathTo('dashboard');
}

// NAV-9 AUTH-14
export function afterAcceptingTerms(carried: unknown): AppPath {
  return pathTo('introduceYourself', {}, { wanted: redirectTarget(carried) ?? undefined });
}

// NAV-9 AUTH-14
export function afterIntroduction(carried: unknown): AppPath {
  return redirectTarget(carried) ?? pathTo('dashboard');
}
