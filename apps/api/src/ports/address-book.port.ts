import type { PlaceOfAddress } from '@ridgeline/core/places';

/** An address as it was found, and by whom. */
export type FoundAddress = {
  /** One line: street, city, state and ZIP. */
  readonly address: string;
  readonly source: string;
  /** Its id there, if it has one. */
  readonly locationId: string | null;
};

/** Address search and location. Rejects if it cannot be reached: with `SupplierAway` if that is a supplier. */
export abstract class AddressBook {
  /** The likeliest first, `most` at most. */
  abstract suggest(text: string, most: number): Promise<readonly FoundAddress[]>;
  /** Null for an address that it does not know. */
  abstract locate(address: string): Promise<PlaceOfAddress | null>;
}
