import { DAY } from './instant.ts';

export type BrowserPlace = 'local' | 'session' | 'cookie';
export type BrowserValueSettings = {
  readonly place: BrowserPlace;
  readonly keptFor?: number;
  readonly survivesReset?: true;
};

/** START-4: every value this app stores in the browser itself, and where. */
export const BROWSER_VALUES = {
  deviceId: { place: 'local' },
  // START-4: the user to whom the device id was added last
  deviceOf: { place: 'local' },
  // START-3 AUTH-12
  walkthroughShown: { place: 'local', survivesReset: true },
  pauseDurationMonths: { place: 'local' },
  // D NAV-9.1: of this tab, so that a path that was stored in an earlier visit is not used
  redirectTarget: { place: 'session' },
  // D AUTH-11.1: the invite whose link was followed, until it is answered
  teamInvite: { place: 'local' },
  // D RPT-4.1: proves that an anonymous report was made in this browser, so that only its maker can adopt it
  visitSecret: { place: 'local' },
  // D RPT-4.3: the report that was made last in this visit, until it is adopted
  visitorReport: { place: 'local' },
  // D AUTH-11.3: what was typed of a sign-up, except the password
  signUpDraft: { place: 'session' },
  // D PROF-7.1: the email whose password was reset here, until the API has ended the older sessions
  passwordResetOf: { place: 'session' },
  // D PLAN-9.18: the order of this tab that may have been charged, until it is known, and its report is made
  openOrder: { place: 'session' },
  // START-3: set by a reset, after the storage has been emptied
  ignoreRedirectOnce: { place: 'session' },
  // START-8: the release that a stale page was last reloaded for
  reloadedForRelease: { place: 'session' },
  // D DASH-1.1: whether single keys move in a list and act on its rows
  singleKeys: { place: 'local' },
  // HDR-8
  debugPanel: { place: 'session' },
  login: { place: 'cookie', keptFor: 30 * DAY },
  utm: { place: 'cookie', keptFor: 30 * DAY },
  // D START-4.2: the chosen language stays, whoever signs out
  language: { place: 'cookie', keptFor: 365 * DAY },
} as const satisfies Record<string, BrowserValueSettings>;

export type BrowserValue = keyof typeof BROWSER_VALUES;
export const BROWSER_VALUE_NAMES = Object.keys(BROWSER_VALUES) as readonly BrowserValue[];

export function settingsOf(name: BrowserValue): BrowserValueSettings {
  return BROWSER_VALUES[name];
}
