import type { CensusGeocoder } from '../../adapters/census-geocoder.ts';
import type { Db } from '../../db/database.ts';
import type { AddressBook } from '../../ports/address-book.port.ts';
import { cityLimitsIn } from './city-limits.repository.ts';
import { GeocodedAddressBook } from './geocoded-address-book.ts';
import { OfflineAddressBook } from './offline-address-book.ts';

export type AddressBookConfig = {
  /** Absent where addresses are located by their ZIP code alone. */
  readonly geocoder?: CensusGeocoder;
  /** Puts another address book in front of the default one. */
  readonly addressBook?: (fallback: AddressBook) => AddressBook;
  readonly now?: () => number;
};

/** The address book of a copy: with nothing configured it answers from what is installed and loaded. */
export function addressBookIn(
  db: Db,
  { geocoder, addressBook, now = Date.now }: AddressBookConfig,
): AddressBook {
  const limitsAt = cityLimitsIn(db);
  const offline = new OfflineAddressBook(limitsAt);
  const fallback = geocoder ? new GeocodedAddressBook({ geocoder, offline, limitsAt, now }) : offline;
  return addressBook ? addressBook(fallback) : fallback;
}
