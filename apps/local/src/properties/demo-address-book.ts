import { AddressBook, type FoundAddress } from '@ridgeline/api';
import type { PlaceOfAddress } from '@ridgeline/core/places';
import type { Pool } from 'pg';
import { publicBuildings } from '../demo/projects.ts';
import { StandInStore } from '../stand-in-store.ts';

const SOURCE = 'ridgeline-demo';

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

  override locate(address: string): Promise<PlaceOfAddress | null> {
    return this.#fallback.locate(address);
  }
}
