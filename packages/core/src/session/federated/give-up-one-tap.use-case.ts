import type { AppPath } from '../../routes/app-path.ts';
import { pathTo } from '../../routes/path-to.ts';
import type { Identity } from '../identity.port.ts';
import type { Preferences } from '../../shared/preferences.port.ts';

/** Possible outcomes of Google's one-tap prompt. */
export type OneTapMoment = 'displayed' | 'not-displayed' | 'skipped' | 'dismissed';

const GIVEN_UP: ReadonlySet<OneTapMoment> = new Set(['skipped', 'not-displayed']);

export class GiveUpOneTap {
  readonly #identity: Identity;
  readonly #preferences: Preferences;

  constructor(identity: Identity, preferences: Preferences) {
    this.#identity = identity;
    this.#preferences = preferences;
  }

  /**
   * AUTH-9: skipped or not displayed: signs out, clears local storage and returns the login screen's path. Otherwise
   * null.
   */
  async run(moment: OneTapMoment): Promise<AppPath | null> {
    if (!GIVEN_UP.has(moment)) return null;
    await this.#identity.signOut();
    this.#preferences.empty('local');
    return pathTo('login');
  }
}
