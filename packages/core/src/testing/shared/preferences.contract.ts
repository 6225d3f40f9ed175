import { describe, expect, it } from 'vitest';
import { BROWSER_VALUE_NAMES, type BrowserValue } from '../../shared/browser-values.ts';
import type { Preferences } from '../../shared/preferences.port.ts';

/** A browser with empty storage. */
export type PreferencesWorld = {
  readonly preferences: Preferences;
  /** Set where the clock can be moved. */
  readonly letPass?: (milliseconds: number) => Promise<void>;
};

const MONTH = 30 * 24 * 60 * 60 * 1000;
const COOKIES: readonly BrowserValue[] = ['login', 'utm', 'language'];
const OF_A_MONTH: ReadonlySet<BrowserValue> = new Set(['login', 'utm']);
const OF_THE_TAB: readonly BrowserValue[] = [
  'redirectTarget',
  'signUpDraft',
  'passwordResetOf',
  'openOrder',
  'ignoreRedirectOnce',
  'reloadedForRelease',
  'debugPanel',
];

/** Contract suite for `Preferences`. Runs on the fake and on every real adapter. */
export function preferencesContract(name: string, makeWorld: () => Promise<PreferencesWorld>): void {
  describe(`${name} fulfills the contract of Preferences`, () => {
    it('START-4 knows nothing at first, then each value as it was written', async () => {
      const { preferences: fresh } = await makeWorld();
      expect(kept(fresh)).toEqual([]);
      const { preferences } = filledIn(await makeWorld());
      for (const value of BROWSER_VALUE_NAMES) expect(preferences.read(value)).toBe(`of ${value}; ñ=%`);
      preferences.write('deviceId', 'another');
      expect(preferences.read('deviceId')).toBe('another');
    });

    it.each(BROWSER_VALUE_NAMES)('START-4 forgets %s alone', async (value) => {
      const { preferences } = filledIn(await makeWorld());
      preferences.forget(value);
      expect(kept(preferences)).toEqual(BROWSER_VALUE_NAMES.filter((other) => other !== value));
    });

    it('START-3 AUTH-12 empties local storage but for walkthroughShown', async () => {
      const { preferences } = filledIn(await makeWorld());
      preferences.empty('local');
      expect(kept(preferences)).toEqual(['walkthroughShown', ...OF_THE_TAB, ...COOKIES]);
    });

    it('START-3 empties session storage', async () => {
      const { preferences } = filledIn(await makeWorld());
      preferences.empty('session');
      expect(kept(preferences)).toEqual(BROWSER_VALUE_NAMES.filter((value) => !OF_THE_TAB.includes(value)));
    });

    it('START-4 keeps the two cookies for 30 days, and what is no cookie longer', async () => {
      const { preferences, letPass } = filledIn(await makeWorld());
      if (!letPass) return;
      await letPass(MONTH - 1000);
      expect(kept(preferences)).toEqual(BROWSER_VALUE_NAMES);
      await letPass(1000);
      expect(kept(preferences)).toEqual(BROWSER_VALUE_NAMES.filter((value) => !OF_A_MONTH.has(value)));
    });
  });
}

function filledIn(world: PreferencesWorld): PreferencesWorld {
  for (const value of BROWSER_VALUE_NAMES) world.preferences.write(value, `of ${value}; ñ=%`);
  return world;
}

function kept(preferences: Preferences): readonly BrowserValue[] {
  return BROWSER_VALUE_NAMES.filter((value) => preferences.read(value) !== null);
}
