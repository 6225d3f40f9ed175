import { AddressBook, type FoundAddress } from '@ridgeline/api';
import type { CityLimits, County, PlaceOfAddress, PlaceSource } from '@ridgeline/core/places';
import type { Pool } from 'pg';
import { IN_THE_CITY, publicBuildings, UNINCORPORATED } from '../demo/projects.ts';
import { StandInStore } from '../stand-in-store.ts';

const SOURCE = 'ridgeline-demo';

const SOURCE_OF_LIMITS: PlaceSource = {
  name: 'US Census Bureau, TIGER/Line',
  url: 'https://www2.census.gov/geo/tiger/TIGER2019/PLACE/',
  edition: 'TIGER/Line 2019',
  date: '2019-01-01',
};

/** The demo does not bring the city limits of Colorado; of two addresses it knows what they would tell. */
const WITHIN_LIMITS: ReadonlyMap<string, { readonly county: County; readonly limits: CityLimits }> = new Map([
  [
    UNINCORPORATED,
    {
      county: { fips: '08035', name: 'Douglas County', mayBeAnother: false },
      limits: { is: 'outside', nearEdge: false, postalCityIsPlace: false, source: SOURCE_OF_LIMITS },
    },
  ],
  [
    IN_THE_CITY,
    {
      county: { fips: '08041', name: 'El Paso County', mayBeAnother: false },
      limits: {
        is: 'inside',
        geoid: '0816000',
        name: 'Colorado Springs',
        nearEdge: false,
        source: SOURCE_OF_LIMITS,
      },
    },
  ],
]);

/** Suggests the demo's public buildings by any of their words; all other addresses as the API's own address book does. */
export class DemoAddressBook extends AddressBook {
  readonly #store: StandInStore;
  readonly #fallback: AddressBook;

  /** To be put in front of an address book. */
  static async over(pool: Pool): Promise<(fallback: AddressBook) => AddressBook> {
    await pool.query(`
      create schema if not exists local_properties;
      create table if not exists local_properties.addresses (address text primary key)`);
    await pool.query(
      'insert into local_properties.addresses (address) select * from unnest($1::text[]) on conflict do nothing',
      [publicBuildings.map(({ address }) => address)],
    );
    return (fallback) => new DemoAddressBook(pool, fallback);
  }

  private constructor(pool: Pool, fallback: AddressBook) {
    super();
    this.#store = new StandInStore(pool);
    this.#fallback = fallback;
  }

  override async suggest(text: string, most: number): Promise<readonly FoundAddress[]> {
    const words = text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    if (words.length === 0) return [];
    const found = await this.#store.query<{ readonly address: string }>(
      `select known.address from local_properties.addresses known
       where not exists (select from unnest($1::text[]) word where strpos(lower(known.address), word) = 0)
       order by known.address limit $2`,
      [words, most],
    );
    const known = found.rows.map(({ address }) => ({ address, source: SOURCE, locationId: null }));
    return known.length > 0 ? known : this.#fallback.suggest(text, most);
  }

  override async locate(address: string): Promise<PlaceOfAddress | null> {
    const place = await this.#fallback.locate(address);
    return place?.limits.is === 'not-loaded' ? { ...place, ...WITHIN_LIMITS.get(address) } : place;
  }
}
