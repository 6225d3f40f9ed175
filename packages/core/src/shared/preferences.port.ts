import type { BrowserPlace, BrowserValue } from './browser-values.ts';

/**
 * The values of START-4, each kept where and as long as `BROWSER_VALUES` says. Where a browser forbids storage they
 * are kept until the page is left.
 */
export abstract class Preferences {
  abstract read(name: BrowserValue): string | null;
  abstract write(name: BrowserValue, value: string): void;
  abstract forget(name: BrowserValue): void;
  /** Clears this storage completely, except for the values that survive a reset. */
  abstract empty(place: Exclude<BrowserPlace, 'cookie'>): void;
}
