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

/** The contract of every `AddressBook`. Run on the fake and on the demo's address book. */
export function addressBookContract(name: string, makeWorld: () => Promise<AddressBookWorld>): void {
  describe(`${name} keeps the promises of AddressBook`, () => {
    it('RPT-1 suggests an address by the whole of it, whatever the case', async () => {
      const { book, known } = await makeWorld();
      for (const text of [known, known.toLowerCase(), known.toUpperCase()]) {
        const [first] = await book.suggest(text, MANY);
        expect(first).toMatchObject({ address: known, source: expect.stringMatching(/./) });
      }
    });

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

    it.each([
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
    ])('RPT-1 suggests nothing for a text that is in no address: %j', async (text) => {
      const { book } = await makeWorld();
      expect(await book.suggest(text, MANY)).toEqual([]);
    });

    it('RPT-1 rejects where it is not reached: that is not an empty answer', async () => {
      const { book, known, breakConnection } = await makeWorld();
      await breakConnection();
      await expect(book.suggest(known, MANY)).rejects.toBeInstanceOf(SupplierAway);
    });
  });
}
