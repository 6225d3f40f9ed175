import type { Preferences } from '../shared/preferences.port.ts';
import type { Session } from '../session/session.ts';
import { keptInviteText, parseTeamInvite } from '../session/team-invite.ts';
import { guard, type GuardVerdict } from './guard.policy.ts';
import { routeOf } from '../routes/route-of.policy.ts';
import { forgetStoredRedirect, readStoredRedirect } from '../session/stored-redirect.ts';

export class EnterRoute {
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
  }

  /** NAV-7 NAV-9 START-4: the guard's decision on an address; also stores or deletes the target as it says. */
  run(session: Session, address: string): GuardVerdict {
    const stored = readStoredRedirect(this.#preferences);
    const verdict = guard(session, address, stored);
    if (verdict.go !== 'wait') this.#keepInvite(address);
    if (verdict.go !== 'to') return verdict;
    // START-3: a target that would be ignored is not stored either: it belongs to the previous user.
    if (verdict.why === 'login-required' && verdict.remember !== null && !stored.ignoreOnce) {
      this.#preferences.write('redirectTarget', verdict.remember);
    }
    if (verdict.why === 'already-signed-in') {
      forgetStoredRedirect(this.#preferences);
      this.#preferences.forget('signUpDraft');
      this.#preferences.write('login', 'true');
    }
    return verdict;
  }

  /** AUTH-11: a user who follows an invite's link, signed in or not, is asked about it after signing in. */
  #keepInvite(address: string): void {
    const place = routeOf(address);
    if (place?.name !== 'signUpWithTeam' && place?.name !== 'signUpWithSsoTeam') return;
    const invite = parseTeamInvite(place.query);
    if (!invite.ok) return;
    this.#preferences.write('teamInvite', keptInviteText({ ...invite.value, signedUp: false }));
  }
}
