import {
  BROWSER_VALUE_NAMES,
  settingsOf,
  type BrowserPlace,
  type BrowserValue,
} from '../../shared/browser-values.ts';
import { Preferences } from '../../shared/preferences.port.ts';
import type { Clock } from '../../shared/clock.port.ts';
import type { Instant } from '../../shared/instant.ts';
import { FakeClock } from './fake-clock.ts';

/** A browser's storage in memory, with cookies that expire. */
export class FakePreferences extends Preferences {
  readonly #clock: Clock;
  readonly #values = new Map<BrowserValue, { readonly value: string; readonly until: Instant }>();

  constructor(clock: Clock = new FakeClock()) {
    super();
    this.#clock = clock;
  }

  override read(name: BrowserValue): string | null {
    const kept = this.#values.get(name);
    return kept !== undefined && this.#clock.now() < kept.until ? kept.value : null;
  }

  override write(name: BrowserValue, value: string): void {
    const until = this.#clock.now() + (settingsOf(name).keptFor ?? Infinity);
    this.#values.set(name, { value, until });
  }

  override forget(name: BrowserValue): void {
    this.#values.delete(name);
  }

  override empty(place: Exclude<BrowserPlace, 'cookie'>): void {
    for (const name of BROWSER_VALUE_NAMES) {
      const settings = settingsOf(name);
      if (settings.place === place && !settings.survivesReset) this.forget(name);
    }
  }
}
