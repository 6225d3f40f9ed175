import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { CensusGeocoder } from '../../adapters/census-geocoder.ts';
import { openDatabase } from '../../db/database.ts';
import type { AddressBook } from '../../ports/address-book.port.ts';
import { addressBookContract } from '../../testing/address-book.contract.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { censusArea, DENVER_MATCH, GeocoderStandIn } from '../../testing/geocoder-stand-in.ts';
import { addressBookIn } from './address-book-in.ts';

const DENVER = '1437 Bannock St, Denver, CO 80202';
const NOW = Date.UTC(2026, 2, 4);
let url: string;

beforeAll(async () => {
  url = await freshDatabase();
});

addressBookContract('OfflineAddressBook', async () => {
  const database = openDatabase(url);
  return { book: addressBookIn(database, {}), known: DENVER, breakConnection: () => database.close() };
});

addressBookContract('GeocodedAddressBook', async () => {
  const { book, standIn } = await geocoded();
  standIn.tell(DENVER, DENVER_MATCH);
  return { book, known: DENVER, breakConnection: () => standIn.stop() };
});

describe('addresses without a network', () => {
  let book: AddressBook;
  beforeAll(() => {
    const database = openDatabase(url);
    afterAll(() => database.close());
    book = addressBookIn(database, {});
  });

  it.each([
    ['1 Court Square, Montgomery, AL 36104', 'al', '01101'],
    ['632 W 6th Ave, Anchorage, AK 99501', 'ak', '02020'],
    ['530 S King St, Honolulu, HI 96813', 'hi', '15003'],
    ['1350 Pennsylvania Ave NW, Washington, DC 20004', 'dc', '11001'],
    ['1200 Market St, St. Louis, MO 63103', 'mo', '29510'],
    ['1300 Perdido St, New Orleans, LA 70112', 'la', '22071'],
    ['37 Main St, Stowe, VT 05672', 'vt', '50015'],
    ['1 City Hall Ave, San Francisco, CA 94102', 'ca', '06075'],
    ['2101 O St, Cheyenne, WY 82001', 'wy', '56021'],
    ['20 2nd Ave SW, Rochester, MN 55902-1234', 'mn', '27109'],
  ])('RPT-1 are found in any state: %s', async (address, state, fips) => {
    expect(await book.locate(address)).toMatchObject({
      address,
      state,
      county: { fips },
      point: { precision: 'zip-center' },
      limits: { is: 'not-loaded' },
      source: { name: 'GeoNames (CC BY 4.0)', url: 'https://www.geonames.org' },
    });
  });

  it('RPT-1 are completed from their ZIP code', async () => {
    expect(await book.suggest('9352 dorchester st 80129', 10)).toEqual([
      { address: '9352 Dorchester St, Littleton, CO 80129', source: 'geonames', locationId: null },
    ]);
    expect(await book.suggest('9352 Dorchester St, Highlands Ranch, CO 80129', 10)).toMatchObject([
      { address: '9352 Dorchester St, Highlands Ranch, CO 80129' },
    ]);
    expect(await book.suggest('9352 Dorchester St, Highlands Ranch, CO', 10)).toEqual([]);
  });

  it.each([
    '1 Main St, Denver, CO 10007',
    '1 Main St, Denver, CO 00000',
    '1 Calle Sol, San Juan, PR 00901',
    '1 Gate Rd, APO, AE 09012',
  ])('RPT-1 that do not exist are not located: %s', async (address) => {
    expect(await book.locate(address)).toBeNull();
  });

  it('RPT-2 whose ZIP code reaches into another county are told so', async () => {
    expect(await book.locate('1 Main St, Erie, CO 80516')).toMatchObject({ county: { mayBeAnother: true } });
    expect(await book.locate(DENVER)).toMatchObject({ county: { fips: '08031', mayBeAnother: false } });
    // The outlines are older than the planning regions of Connecticut, and do not contradict them.
    expect(await book.locate('550 Main St, Hartford, CT 06103')).toMatchObject({
      county: { fips: '09110', name: 'Capitol Region Planning Region', mayBeAnother: false },
    });
  });
});

describe('addresses by the geocoder', () => {
  it('RPT-2 lie on their street, with the day on which it was asked', async () => {
    const { book, standIn } = await geocoded();
    standIn.tell(DENVER, DENVER_MATCH);
    expect(await book.locate(DENVER)).toMatchObject({
      point: { latitude: 39.738_94, precision: 'street' },
      limits: { is: 'inside', geoid: '0820000', name: 'Denver', nearEdge: null },
      source: { name: 'US Census Geocoder', date: '2026-03-04' },
    });
  });

  it('RPT-2 outside of incorporated places are told as such', async () => {
    const { book, standIn } = await geocoded();
    const geographies = { Counties: [censusArea('08035', 'Douglas', 'Douglas County')] };
    standIn.tell(DENVER, { ...DENVER_MATCH, geographies });
    expect(await book.locate(DENVER)).toMatchObject({
      county: { fips: '08035', name: 'Douglas County' },
      limits: { is: 'outside' },
    });
  });

  it('RPT-1 that it does not know, or cannot tell apart, are located by their ZIP code', async () => {
    const { book, standIn } = await geocoded();
    const elsewhere = {
      ...DENVER_MATCH,
      matchedAddress: '1437 BANNOCK ST, AURORA, CO, 80010',
      addressComponents: { city: 'AURORA', state: 'CO', zip: '80010' },
      geographies: { Counties: [censusArea('08001', 'Adams', 'Adams County')] },
    };
    expect(await book.locate(DENVER)).toMatchObject({ point: { precision: 'zip-center' } });
    standIn.tell('1437 Bannock St, Nowhere, CO 80011', DENVER_MATCH, elsewhere);
    expect(await book.locate('1437 Bannock St, Nowhere, CO 80011')).toMatchObject({
      point: { precision: 'zip-center' },
    });
    standIn.tell('1437 Bannock, Denver, CO 80202', elsewhere, DENVER_MATCH);
    expect(await book.locate('1437 Bannock, Denver, CO 80202')).toMatchObject({
      address: DENVER,
      point: { precision: 'street' },
    });
  });

  it('RPT-1 are suggested with the ZIP code corrected, and from here where it knows none', async () => {
    const { book, standIn } = await geocoded();
    standIn.tell('1437 bannock st, denver, co 80203', DENVER_MATCH);
    expect(await book.suggest('1437 bannock st, denver, co 80203', 10)).toEqual([
      { address: DENVER, source: 'census', locationId: null },
    ]);
    expect(await book.suggest('1 nowhere rd, denver, co 80203', 10)).toMatchObject([{ source: 'geonames' }]);
  });

  it('RPT-1 are asked for once', async () => {
    const { book, standIn } = await geocoded();
    standIn.tell(DENVER, DENVER_MATCH);
    expect(await book.locate(DENVER)).toEqual(await book.locate(DENVER));
    expect(standIn.asked).toHaveLength(1);
  });

  it('RPT-1 are not asked for while the text is no whole address', async () => {
    const { book, standIn } = await geocoded();
    for (const text of ['1437', '1437 bannock', '1437 bannock st, denver']) await book.suggest(text, 10);
    expect(standIn.asked).toEqual([]);
  });
});

async function geocoded(): Promise<{ readonly book: AddressBook; readonly standIn: GeocoderStandIn }> {
  const standIn = await GeocoderStandIn.start();
  const database = openDatabase(url);
  onTestFinished(async () => {
    await standIn.stop();
    await database.close();
  });
  const geocoder = new CensusGeocoder(standIn.endpoint);
  return { book: addressBookIn(database, { geocoder, now: () => NOW }), standIn };
}
