import type { Preferences } from '../shared/preferences.port.ts';
import type { UniqueIds } from './unique-ids.port.ts';

export class IdentifyDevice {
  readonly #preferences: Preferences;
  readonly #ids: UniqueIds;

  constructor(preferences: Preferences, ids: UniqueIds) {
    this.#preferences = preferences;
    this.#ids = ids;
  }

  /** START-4: the id given to this browser on its first visit, kept until a reset. */
  run(): string {
    const known = this.#preferences.read('deviceId');
    if (known) return known;
    const id = this.#ids.next();
    this.#preferences.write('deviceId', id);
    return id;
  }
}
