import { parseZipCode, type ZipCode } from '../shared/zip-code.policy.ts';
import { parsePlaceState, type PlaceState } from './place-states.ts';

/** `1437 Bannock St, Denver, CO 80202`, taken apart. */
export type AddressLine = {
  /** All before the state: street and city. */
  readonly streetAndCity: string;
  readonly state: PlaceState;
  readonly zip: ZipCode;
};

const ENDING = /^(.*\S)\s*,\s*([A-Za-z]{2})[\s,]+(\S+)$/;

/** One line, as an order names it: it ends in its state and ZIP. Null where it does not. */
// RPT-1
export function parseAddressLine(text: string): AddressLine | null {
  const [, streetAndCity = '', letters = '', digits] = ENDING.exec(oneLine(text)) ?? [];
  const state = parsePlaceState(letters);
  const zip = parseZipCode(digits);
  return state !== null && zip.ok && /[\p{L}\p{N}]/u.test(streetAndCity)
    ? { streetAndCity, state, zip: zip.value }
    : null;
}

/** Where a ZIP code stands at the end of what was typed, and what stands before it. */
export function endingInZip(text: string): { readonly before: string; readonly zip: ZipCode } | null {
  const [, before = '', digits] = /^(.*?)[\s,]+(\d{5}(?:-?\d{4})?)$/.exec(oneLine(text)) ?? [];
  const zip = parseZipCode(digits);
  return zip.ok && before !== '' ? { before, zip: zip.value } : null;
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
