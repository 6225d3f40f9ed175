import type { AppPath } from '../../routes/app-path.ts';
import { pathTo } from '../../routes/path-to.ts';
import type { Identity } from '../identity.port.ts';
import type { Preferences } from '../../shared/preferences.port.ts';

/** What Google's one-tap prompt can come to. */
export type OneTapMoment = 'displayed' | 'not-displayed' | 'skipped' | 'dismissed';

const GIVEN_UP: ReadonlySet<OneTapMoment> = new Set(['skipped', 'not-displayed']);

export class GiveUpOneTap {
  readonly #identity: Identity;
  readonly #preferences: Preferences;

  constructor(identity: Identity, preferences: Preferences) {
    this.#identity = identity;
    this.#preferences = preferences;
  }

  /** AUTH-9: skipped or not displayed: signed out, local storage cleared, and on to the login screen. Else null. */
  async run(moment: OneTapMoment): Promise<AppPath | null> {
    if (!GIVEN_UP.has(moment)) return null;
    await this.#identity.signOut();
    this.#preferences.empty('local');
    return pathTo('login');
  }
}
