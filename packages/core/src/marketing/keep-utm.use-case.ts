import type { Clock } from '../shared/clock.port.ts';
import type { UtmStore } from './utm-store.port.ts';
import { readUtm, type UtmData } from './utm.policy.ts';

/** API-3: stores the origin of a visit. A later campaign replaces an earlier one completely. */
export class KeepUtm {
  readonly #clock: Clock;
  readonly #store: UtmStore;

  constructor(clock: Clock, store: UtmStore) {
    this.#clock = clock;
    this.#store = store;
  }

  run(query: Readonly<Record<string, string | undefined>>): UtmData | null {
    const utm = readUtm(query);
    if (utm !== null) this.#store.keep({ utm, readAt: this.#clock.now() });
    return utm;
  }
}
