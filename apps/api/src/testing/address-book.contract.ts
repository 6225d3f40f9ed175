import { stateFips } from '@ridgeline/core/places';
import { describe, expect, it } from 'vitest';
import type { AddressBook } from '../ports/address-book.port.ts';
import { SupplierAway } from '../ports/supplier-away.ts';

export type AddressBookWorld = {
  readonly book: AddressBook;
  /** An address that it knows, with the two letters of its state: `…, Denver, CO 80202`. */
  readonly known: string;
  readonly breakConnection: () => Promise<void>;
};

const MANY = 10;
const NO_ADDRESS = [
  '',
  '  ',
  ' , ',
  '%',
  '_',
  '.*',
  "'; select 1 --",
  String.raw`\\`,
  'x'.repeat(200),
  'nowhere at all',
];

/** The contract of every `AddressBook`. Run on the fake, the offline default, the geocoder and the demo's. */
export function addressBookContract(name: string, makeWorld: () => Promise<AddressBookWorld>): void {
  describe(`${name} keeps the promises of AddressBook`, () => {
    it('RPT-1 suggests an address by the whole of it, whatever the case', async () => {
      const { book, known } = await makeWorld();
      for (const text of [known, known.toLowerCase(), known.toUpperCase()]) {
        const [first] = await book.suggest(text, MANY);
        expect(first).toMatchObject({ address: known, source: expect.stringMatching(/./) });
      }
    });

    it('RPT-1 gives as many as are asked for at most', async () => {
      const { book, known } = await makeWorld();
      expect(await book.suggest(known, 1)).toHaveLength(1);
      expect(await book.suggest(known, 0)).toEqual([]);
    });

    it.each(NO_ADDRESS)(
      'RPT-1 suggests and locates nothing for a text that is no address: %j',
      async (text) => {
        const { book } = await makeWorld();
        expect(await book.suggest(text, MANY)).toEqual([]);
        expect(await book.locate(text)).toBeNull();
      },
    );

    it('RPT-1 says where an address lies, how exactly, and by whom, whatever the case', async () => {
      const { book, known } = await makeWorld();
      const place = await book.locate(known);
      if (place === null) throw new Error('what it suggests it also locates');
      const [state, zip] = known.slice(-8).split(' ');
      expect(place).toMatchObject({ state: state?.toLowerCase(), zip });
      expect(place.address.endsWith(`, ${known.slice(-8)}`)).toBe(true);
      expect(place.point.latitude).toBeGreaterThan(18);
      expect(place.point.longitude).toBeLessThan(-65);
      expect(['street', 'zip-center']).toContain(place.point.precision);
      expect(place.county?.fips).toMatch(new RegExp(`^${stateFips(place.state)}\\d{3}$`));
      expect(place.source).toMatchObject({
        name: expect.stringMatching(/./),
        date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      });
      expect(await book.locate(known.toUpperCase())).toMatchObject({ point: place.point });
    });

    it('RPT-1 rejects where it is not reached: that is not an address that nobody knows', async () => {
      const { book, known, breakConnection } = await makeWorld();
      await breakConnection();
      await expect(book.locate(known)).rejects.toBeInstanceOf(Error);
    });
  });
}

/** What a list of addresses promises beside: it finds them as they are typed. */
export function addressListContract(name: string, makeWorld: () => Promise<AddressBookWorld>): void {
  describe(`${name} finds addresses by their words`, () => {
    it('RPT-1 suggests an address by its first letters, as it is typed', async () => {
      const { book, known } = await makeWorld();
      const found = await book.suggest(known.slice(0, 8), MANY);
      expect(found.map(({ address }) => address)).toContain(known);
    });

    it('RPT-1 suggests an address by some of its words in any order', async () => {
      const { book, known } = await makeWorld();
      const [number = '', ...rest] = known.split(/[\s,]+/);
      const found = await book.suggest(`${rest.toReversed().join(' ')}, ${number}`, MANY);
      expect(found.map(({ address }) => address)).toContain(known);
    });

    it('RPT-1 gives as many as are asked for at most, the likeliest first, each once and in one line', async () => {
      const { book } = await makeWorld();
      const all = await book.suggest('CO', MANY);
      expect(all.length).toBeGreaterThan(1);
      for (const most of [0, 1, 2]) expect(await book.suggest('CO', most)).toEqual(all.slice(0, most));
      expect(new Set(all.map(({ address }) => address)).size).toBe(all.length);
      for (const { address } of all) expect(address).toMatch(/^[^\n\r]+, [A-Z]{2} \d{5}$/);
    });

    it('RPT-1 rejects a search where it is not reached: that is not an empty answer', async () => {
      const { book, known, breakConnection } = await makeWorld();
      await breakConnection();
      await expect(book.suggest(known, MANY)).rejects.toBeInstanceOf(SupplierAway);
    });
  });
}
