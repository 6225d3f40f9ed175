import type { UniqueIds } from '@ridgeline/core/session';
import type { Preferences } from '@ridgeline/core/shared';

/** RPT-4: the secret that proves a visitor's ownership of reports made before signing in; created when first needed. */
export class KeptVisitSecret {
  readonly #preferences: Preferences;
  readonly #ids: UniqueIds;

  constructor(preferences: Preferences, ids: UniqueIds) {
    this.#preferences = preferences;
    this.#ids = ids;
  }

  async visitSecret(): Promise<string> {
    const kept = this.#preferences.read('visitSecret');
    if (kept !== null) return kept;
    const secret = `${this.#ids.next()}${this.#ids.next()}`.replaceAll('-', '');
    this.#preferences.write('visitSecret', secret);
    return secret;
  }
}
