import { AddressBook, type FoundAddress } from '@ridgeline/api';
import type { Pool } from 'pg';
import { publicBuildings } from '../demo/projects.ts';
import { StandInStore } from '../stand-in-store.ts';

const SOURCE = 'ridgeline-demo';

/** Suggests the demo's public buildings whose address contains all typed words. It knows no other addresses. */
export class DemoAddressBook extends AddressBook {
  readonly #store: StandInStore;

  static async open(pool: Pool): Promise<DemoAddressBook> {
    await pool.query(`
      create schema if not exists local_properties;
      create table if not exists local_properties.addresses (address text primary key)`);
    await pool.query(
      'insert into local_properties.addresses (address) select * from unnest($1::text[]) on conflict do nothing',
      [publicBuildings.map(({ address }) => address)],
    );
    return new DemoAddressBook(pool);
  }

  private constructor(pool: Pool) {
    super();
    this.#store = new StandInStore(pool);
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
    return found.rows.map(({ address }) => ({ address, source: SOURCE, locationId: null }));
  }
}
