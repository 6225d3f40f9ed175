import {
  completeAddress,
  endingInZip,
  parseAddressLine,
  type County,
  type PlaceOfAddress,
} from '@ridgeline/core/places';
import { AddressBook, type FoundAddress } from '../../ports/address-book.port.ts';
import { countyAt, knowsCounty } from './county-shapes.ts';
import type { CityLimitsAt } from './city-limits.repository.ts';
import { findZipCode, GEONAMES, type ZipCodeArea } from './zip-codes.ts';

/**
 * Addresses by their ZIP code, without a network or a key (docs/adr/0023). It completes what is typed once that ends in
 * a ZIP code, and locates an address at the middle of its ZIP code, which is told as such.
 */
export class OfflineAddressBook extends AddressBook {
  readonly #limitsAt: CityLimitsAt;

  constructor(limitsAt: CityLimitsAt) {
    super();
    this.#limitsAt = limitsAt;
  }

  override async suggest(text: string, most: number): Promise<readonly FoundAddress[]> {
    const typed = endingInZip(text);
    const area = typed && (await findZipCode(typed.zip));
    const address = area && completeAddress(typed.before, typed.zip, area);
    return address ? [{ address, source: 'geonames', locationId: null }].slice(0, most) : [];
  }

  override async locate(address: string): Promise<PlaceOfAddress | null> {
    const line = parseAddressLine(address);
    const area = line && (await findZipCode(line.zip));
    if (!area || area.state !== line.state) return null;
    const { city, state, center } = area;
    return {
      address: `${line.streetAndCity}, ${state.toUpperCase()} ${line.zip}`,
      state,
      zip: line.zip,
      postalCity: city,
      point: { ...center, precision: 'zip-center' },
      county: await countyOf(area),
      town: null,
      limits: await this.#limitsAt(center, { state, postalCity: city }),
      source: GEONAMES,
    };
  }
}

/** Where the outlines of counties put the middle of a ZIP code into another county than GeoNames does, it may be either. */
async function countyOf({ county, center }: ZipCodeArea): Promise<County> {
  const drawn = await countyAt(center);
  const mayBeAnother = drawn !== null && drawn !== county.fips && (await knowsCounty(county.fips));
  return { ...county, mayBeAnother };
}
