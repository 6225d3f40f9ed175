import {
  BROWSER_VALUE_NAMES,
  type BrowserPlace,
  type BrowserValue,
  Preferences,
  settingsOf,
} from '@ridgeline/core/shared';

/** The storages of the browser; `document.cookie` behaves as in a page. */
export type BrowserStorage = {
  readonly local: Storage;
  readonly session: Storage;
  readonly document: { cookie: string };
  readonly isSecure: boolean;
};

const PREFIX = 'ridgeline.';

/** The values of START-4 in the browser's storage; if storage is blocked, in memory until the page is closed. */
export class BrowserPreferences extends Preferences {
  readonly #browser: BrowserStorage;
  readonly #memory = new Map<BrowserValue, string>();

  constructor(browser: BrowserStorage) {
    super();
    this.#browser = browser;
  }

  override read(name: BrowserValue): string | null {
    const { place } = settingsOf(name);
    const kept = unlessForbidden(() =>
      place === 'cookie' ? this.#cookie(name) : this.#storage(place).getItem(PREFIX + name),
    );
    return kept ?? this.#memory.get(name) ?? null;
  }

  override write(name: BrowserValue, value: string): void {
    const { place, keptFor = 0 } = settingsOf(name);
    const written = unlessForbidden(() => {
      if (place === 'cookie') this.#setCookie(name, value, keptFor / 1000);
      else this.#storage(place).setItem(PREFIX + name, value);
      return true;
    });
    if (written === null) this.#memory.set(name, value);
  }

  override forget(name: BrowserValue): void {
    const { place } = settingsOf(name);
    this.#memory.delete(name);
    unlessForbidden(() => {
      if (place === 'cookie') this.#setCookie(name, '', 0);
      else this.#storage(place).removeItem(PREFIX + name);
    });
  }

  override empty(place: Exclude<BrowserPlace, 'cookie'>): void {
    const here = BROWSER_VALUE_NAMES.filter((name) => settingsOf(name).place === place);
    const survivors = here
      .filter((name) => settingsOf(name).survivesReset)
      .map((name) => [name, this.read(name)] as const);
    for (const name of here) this.#memory.delete(name);
    unlessForbidden(() => this.#storage(place).clear());
    for (const [name, value] of survivors) if (value !== null) this.write(name, value);
  }

  #storage(place: Exclude<BrowserPlace, 'cookie'>): Storage {
    return this.#browser[place];
  }

  #cookie(name: BrowserValue): string | null {
    const pairs = this.#browser.document.cookie.split('; ').map((pair) => pair.split('='));
    const value = pairs.find(([key]) => key === PREFIX + name)?.[1];
    return value === undefined ? null : decodeURIComponent(value);
  }

  #setCookie(name: BrowserValue, value: string, seconds: number): void {
    const rules = [
      'Path=/',
      'SameSite=Lax',
      `Max-Age=${seconds}`,
      ...(this.#browser.isSecure ? ['Secure'] : []),
    ];
    this.#browser.document.cookie = [`${PREFIX}${name}=${encodeURIComponent(value)}`, ...rules].join('; ');
  }
}

/** A browser may block storage; then every access throws. */
function unlessForbidden<Value>(touch: () => Value): Value | null {
  try {
    return touch();
  } catch {
    return null;
  }
}
