import { preferencesContract } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { BrowserPreferences } from './browser-preferences.ts';

preferencesContract('BrowserPreferences', async () => {
  const document = new CookieJar();
  const preferences = new BrowserPreferences({
    local: new MemoryStorage(),
    session: new MemoryStorage(),
    document,
    isSecure: true,
  });
  return { preferences, letPass: async (milliseconds) => document.letPass(milliseconds) };
});

describe('where a browser forbids storage', () => {
  const forbidden = new Proxy({} as Storage, {
    get: () => {
      throw new DOMException('not here', 'SecurityError');
    },
  });

  it('START-4 values are kept until the page is left', () => {
    const preferences = new BrowserPreferences({
      local: forbidden,
      session: forbidden,
      document: new CookieJar(),
      isSecure: false,
    });
    preferences.write('deviceId', 'one');
    expect(preferences.read('deviceId')).toBe('one');
    preferences.empty('local');
    expect(preferences.read('deviceId')).toBeNull();
  });
});

/** `document.cookie` with an adjustable clock: setting adds a cookie, reading lists those not expired. */
class CookieJar {
  readonly #cookies = new Map<string, { readonly value: string; readonly until: number }>();
  #now = 0;

  get cookie(): string {
    const good = [...this.#cookies].filter(([, { until }]) => until > this.#now);
    return good.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  set cookie(text: string) {
    const [pair = '', ...rules] = text.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const age = Number(rules.find((rule) => rule.startsWith('Max-Age='))?.slice('Max-Age='.length));
    this.#cookies.set(name, { value, until: this.#now + age * 1000 });
  }

  letPass(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
