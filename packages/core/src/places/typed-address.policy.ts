import type { ZipCode } from '../shared/zip-code.policy.ts';
import type { PlaceState } from './place-states.ts';

/** The city and state that the post office gives a ZIP code. */
export type ZipArea = { readonly city: string; readonly state: PlaceState };

/**
 * The address that a typed text means, once its ZIP code is known: `1437 bannock st 80202` is `1437 Bannock St, Denver,
 * CO 80202`. Null where no street is left, or the text names another state. A city that was typed stays: a ZIP code
 * may have several.
 */
// RPT-1
export function completeAddress(before: string, zip: ZipCode, area: ZipArea): string | null {
  const typed = before.replace(/[\s,]+$/, '');
  const [, rest = typed, letters] = /^(.*?)[\s,]+([A-Za-z]{2})$/.exec(typed) ?? [];
  const namesState = letters?.toLowerCase() === area.state;
  if (letters !== undefined && !namesState && typed.includes(',')) return null;
  const text = (namesState ? rest : typed).replace(/[\s,]+$/, '');
  const [street, city] = cityAtEnd(text, area.city);
  if (!/\d/.test(street) || !/\p{L}/u.test(street)) return null;
  return `${inTitleCase(street)}, ${inTitleCase(city)}, ${area.state.toUpperCase()} ${zip}`;
}

function cityAtEnd(text: string, postalCity: string): readonly [street: string, city: string] {
  const comma = text.lastIndexOf(',');
  if (comma >= 0) return [text.slice(0, comma).trim(), text.slice(comma + 1).trim()];
  const street = text.slice(0, text.length - postalCity.length).trim();
  const namesCity = text.toLowerCase().endsWith(` ${postalCity.toLowerCase()}`);
  return namesCity ? [street, postalCity] : [text, postalCity];
}

const DIRECTIONS = /^(?:N|S|E|W|NE|NW|SE|SW)$/i;

/** What is typed in one case alone, as addresses are written. */
export function inTitleCase(text: string): string {
  const isOneCase = text === text.toLowerCase() || text === text.toUpperCase();
  if (!isOneCase) return text;
  return text.replace(/[\p{L}\p{N}'’]+/gu, (word) =>
    DIRECTIONS.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
  );
}
