import { type KeptUtm, readUtmCookie, UtmStore, writeUtmCookie } from '@ridgeline/core/marketing';
import type { Clock, Preferences } from '@ridgeline/core/shared';

/** API-3: the UTM cookie, for 30 days. */
export class CookieUtmStore extends UtmStore {
  readonly #preferences: Preferences;
  readonly #clock: Clock;

  constructor(preferences: Preferences, clock: Clock) {
    super();
    this.#preferences = preferences;
    this.#clock = clock;
  }

  override kept(): KeptUtm | null {
    return readUtmCookie(this.#preferences.read('utm'), this.#clock.now());
  }

  override keep(utm: KeptUtm): void {
    this.#preferences.write('utm', writeUtmCookie(utm));
  }
}
