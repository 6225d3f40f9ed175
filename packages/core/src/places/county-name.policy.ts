import { stateOfGeoid } from './place-states.ts';

/** Parts of Alaska's unorganized borough, also those of earlier years: census areas, which govern nothing. */
// https://www.census.gov/programs-surveys/geography/technical-documentation/county-changes.html
const CENSUS_AREAS: ReadonlySet<string> = new Set([
  '02050',
  '02063',
  '02066',
  '02070',
  '02105',
  '02158',
  '02180',
  '02198',
  '02201',
  '02232',
  '02240',
  '02261',
  '02270',
  '02280',
  '02290',
]);

export function hasCountyGovernment(fips: string): boolean {
  return !CENSUS_AREAS.has(fips);
}

const ENDINGS = /\b(?:County|Parish|Borough|Census Area|Municipality|Planning Region|city)$|\(city\)$/i;

/**
 * `Douglas` of Colorado is `Douglas County`, `Caddo` of Louisiana `Caddo Parish`. A name that already has its kind is
 * unchanged.
 */
export function countyName(name: string, fips: string): string {
  const plain = name.trim();
  if (ENDINGS.test(plain)) return plain.replace(/\s*\(city\)$/i, '');
  const state = stateOfGeoid(fips);
  if (state === 'dc') return plain;
  if (state === 'la') return `${plain} Parish`;
  if (state === 'ak') return `${plain} ${CENSUS_AREAS.has(fips) ? 'Census Area' : 'Borough'}`;
  if (state === 'ct' && fips >= '09110') return `${plain} Planning Region`;
  return isIndependentCity(fips) ? plain : `${plain} County`;
}

/** Cities that are their own county: Baltimore, St. Louis, Carson City and those of Virginia. */
function isIndependentCity(fips: string): boolean {
  return ['24', '29', '32', '51'].includes(fips.slice(0, 2)) && fips.slice(2) >= '510';
}
