import {
  countyName,
  parseAddressLine,
  type CityLimits,
  type PlaceOfAddress,
  type PlaceSource,
} from '@ridgeline/core/places';
import { DAY } from '@ridgeline/core/shared';
import type { CensusGeocoder, GeocodedAddress } from '../../adapters/census-geocoder.ts';
import { AddressBook, type FoundAddress } from '../../ports/address-book.port.ts';
import type { CityLimitsAt } from './city-limits.repository.ts';
import { remembered } from './remembered.ts';

/** Answers of the geocoder, and for how long. */
const KEPT = { most: 1_000, milliseconds: DAY };

type Parts = {
  readonly geocoder: Pick<CensusGeocoder, 'find'>;
  /** Answers for addresses that the geocoder does not know. */
  readonly offline: AddressBook;
  readonly limitsAt: CityLimitsAt;
  readonly now: () => number;
};

/** Addresses by the Census geocoder, located on their street; where it knows none, by their ZIP code. */
export class GeocodedAddressBook extends AddressBook {
  readonly #parts: Parts;
  readonly #find: CensusGeocoder['find'];

  constructor(parts: Parts) {
    super();
    this.#parts = parts;
    // The public sample asks for one address over and over.
    this.#find = remembered((address) => parts.geocoder.find(address), { ...KEPT, now: parts.now });
  }

  override async suggest(text: string, most: number): Promise<readonly FoundAddress[]> {
    // The geocoder takes whole addresses: it is asked once the text has become one.
    const offline = await this.#parts.offline.suggest(text, most);
    if (offline.length === 0) return [];
    const found = await this.#find(text);
    const addresses = new Set(found.map(({ address }) => address));
    if (addresses.size === 0) return offline;
    return [...addresses].slice(0, most).map((address) => ({ address, source: 'census', locationId: null }));
  }

  override async locate(address: string): Promise<PlaceOfAddress | null> {
    if (parseAddressLine(address) === null) return null;
    const { offline, limitsAt, now } = this.#parts;
    const found = theOne(await this.#find(address), address);
    if (found === null) return offline.locate(address);
    const source: PlaceSource = {
      name: 'US Census Geocoder',
      url: 'https://geocoding.geo.census.gov',
      edition: 'Current_Current',
      date: new Date(now()).toISOString().slice(0, 10),
    };
    const { point, state, zip, city, county, town } = found;
    const outlines = await limitsAt(point, { state, postalCity: city });
    return {
      address: found.address,
      state,
      zip,
      postalCity: city,
      point: { ...point, precision: 'street' },
      county: { fips: county.geoid, name: countyName(county.name, county.geoid), mayBeAnother: false },
      town: town && { ...town, source },
      limits: limitsOf(found, outlines, source),
      source,
    };
  }
}

/** Of several matches the one in the ZIP code that was asked for, or any where all lie in one place. */
function theOne(found: readonly GeocodedAddress[], asked: string): GeocodedAddress | null {
  const [first] = found;
  if (first === undefined) return null;
  const where = ({ county, place, town }: GeocodedAddress) =>
    JSON.stringify([county.geoid, place?.geoid, town?.geoid]);
  const inZip = found.filter(({ zip }) => zip === asked.trim().slice(-5));
  const candidates = inZip.length > 0 ? inZip : found;
  return new Set(candidates.map(where)).size === 1 ? (candidates[0] ?? null) : null;
}

/** The geocoder's limits are the newer ones. The outlines say how far they are, and a dispute counts as near. */
function limitsOf({ place }: GeocodedAddress, outlines: CityLimits, source: PlaceSource): CityLimits {
  const drawn = outlines.is === 'inside' ? outlines.geoid : outlines.is === 'outside' ? null : undefined;
  const agreed = 'nearEdge' in outlines ? outlines.nearEdge : null;
  const nearEdge = drawn === undefined ? null : drawn === (place?.geoid ?? null) ? agreed : true;
  return place
    ? { is: 'inside', ...place, nearEdge, source }
    : { is: 'outside', nearEdge, postalCityIsPlace: false, source };
}
