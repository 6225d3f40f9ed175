import { UtmStore } from '../../marketing/utm-store.port.ts';
import { readUtmCookie, writeUtmCookie, type KeptUtm } from '../../marketing/utm.policy.ts';
import type { Clock } from '../../shared/clock.port.ts';
import { FakeClock } from '../shared/fake-clock.ts';

/** A cookie in memory. Passes `utmStoreContract`, as the real adapters do. */
export class FakeUtmStore extends UtmStore {
  cookie: string | null = null;
  readonly #clock: Clock;

  constructor(clock: Clock = new FakeClock()) {
    super();
    this.#clock = clock;
  }

  override kept(): KeptUtm | null {
    return readUtmCookie(this.cookie, this.#clock.now());
  }

  override keep(utm: KeptUtm): void {
    this.cookie = writeUtmCookie(utm);
  }
}
