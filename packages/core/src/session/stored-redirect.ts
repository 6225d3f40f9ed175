import type { Preferences } from '../shared/preferences.port.ts';
import type { StoredRedirect } from './after-sign-in.policy.ts';

export function readStoredRedirect(preferences: Preferences): StoredRedirect {
  return {
    target: preferences.read('redirectTarget'),
    ignoreOnce: preferences.read('ignoreRedirectOnce') === 'true',
  };
}

/** NAV-9 START-3: a stored target, and the flag that ignores it, apply to one sign-in. */
export function forgetStoredRedirect(preferences: Preferences): void {
  preferences.forget('redirectTarget');
  preferences.forget('ignoreRedirectOnce');
}
