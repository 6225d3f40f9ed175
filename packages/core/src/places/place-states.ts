import { US_STATES, type UsState } from '../shared/us-states.ts';

/** Where a report can be made: the fifty states and the District of Columbia. */
export type PlaceState = UsState | 'dc';

/** The two digits of each state in Census codes. They begin every county FIPS and every place GEOID of that state. */
// https://www.census.gov/library/reference/code-lists/ansi/ansi-codes-for-states.html
const STATE_FIPS: Readonly<Record<PlaceState, string>> = {
  al: '01',
  ak: '02',
  az: '04',
  ar: '05',
  ca: '06',
  co: '08',
  ct: '09',
  de: '10',
  dc: '11',
  fl: '12',
  ga: '13',
  hi: '15',
  id: '16',
  il: '17',
  in: '18',
  ia: '19',
  ks: '20',
  ky: '21',
  la: '22',
  me: '23',
  md: '24',
  ma: '25',
  mi: '26',
  mn: '27',
  ms: '28',
  mo: '29',
  mt: '30',
  ne: '31',
  nv: '32',
  nh: '33',
  nj: '34',
  nm: '35',
  ny: '36',
  nc: '37',
  nd: '38',
  oh: '39',
  ok: '40',
  or: '41',
  pa: '42',
  ri: '44',
  sc: '45',
  sd: '46',
  tn: '47',
  tx: '48',
  ut: '49',
  vt: '50',
  va: '51',
  wa: '53',
  wv: '54',
  wi: '55',
  wy: '56',
};

/** States governed by towns or townships where no city is: outside city limits the authority is not the county. */
const TOWN_STATES: ReadonlySet<PlaceState> = new Set([
  'ct',
  'ma',
  'me',
  'mi',
  'mn',
  'nh',
  'nj',
  'ny',
  'pa',
  'ri',
  'vt',
  'wi',
]);

const STATES: ReadonlyMap<string, PlaceState> = new Map(
  [...US_STATES.map(({ value }) => value), 'dc' as const].map((state) => [state, state]),
);
/** By name, for choosing. */
export const PLACE_STATE_NAMES: readonly { readonly value: PlaceState; readonly label: string }[] = [
  ...US_STATES,
  { value: 'dc' as const, label: 'District of Columbia' },
].toSorted((one, other) => one.label.localeCompare(other.label));
export const PLACE_STATES: readonly PlaceState[] = [...STATES.values()];
const STATE_OF_FIPS: ReadonlyMap<string, PlaceState> = new Map(
  PLACE_STATES.map((state) => [STATE_FIPS[state], state]),
);

/** Reads two letters in any case. */
export function parsePlaceState(letters: string): PlaceState | null {
  return STATES.get(letters.trim().toLowerCase()) ?? null;
}

export function stateFips(state: PlaceState): string {
  return STATE_FIPS[state];
}

/** The state that a GEOID or a county FIPS begins with. */
export function stateOfGeoid(geoid: string): PlaceState | null {
  return STATE_OF_FIPS.get(geoid.slice(0, 2)) ?? null;
}

export function isTownState(state: PlaceState): boolean {
  return TOWN_STATES.has(state);
}
